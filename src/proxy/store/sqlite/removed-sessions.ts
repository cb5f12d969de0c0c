import { open, stat } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'

const SLOT_BYTES = 32
const SLOTS = 1_024

export type RemovedSessions = {
  /** All hashes in the file, including those of ended processes. */
  read(): Promise<readonly string[]>
  /** Writes the hash to disk. Rejects when that fails. */
  add(hash: string): Promise<void>
  forget(hash: string): Promise<void>
  close(): Promise<void>
}

/**
 * Hashes of sessions whose removal could not be written, in a file of fixed size beside the store's. A logout thus
 * survives a crash even with a full disk or a locked store. Mode 0600. Opened on first use, and again when the file
 * at its path changes.
 */
export function createRemovedSessions(file: string): RemovedSessions {
  let opened: FileHandle | null = null
  const close = async () => {
    const closing = opened
    opened = null
    await closing?.close()
  }
  const handleNow = async (): Promise<FileHandle> => {
    if (opened !== null && (await isAt(file, opened))) return opened
    await close()
    opened = await openFilled(file)
    return opened
  }
  const empty = Buffer.alloc(SLOT_BYTES)
  let last: Promise<unknown> = Promise.resolve()
  /** Serialises calls, because two must not take the same slot. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = last.then(work)
    last = next.catch(() => undefined)
    return next
  }
  const write = async (handle: FileHandle, at: number, slot: Buffer) => {
    await handle.write(slot, 0, SLOT_BYTES, at * SLOT_BYTES)
    await handle.datasync()
  }
  return {
    read: () =>
      inTurn(async () => {
        const slots = await readSlots(await handleNow())
        return slots.filter((slot) => !slot.equals(empty)).map((slot) => slot.toString('base64url'))
      }),
    add: (hash) =>
      inTurn(async () => {
        const handle = await handleNow()
        // Another process may have written meanwhile.
        const known = await readSlots(handle)
        const own = Buffer.from(hash, 'base64url')
        if (known.some((slot) => slot.equals(own))) return
        const free = known.findIndex((slot) => slot.equals(empty))
        if (free < 0) throw new Error('too many sessions are to be removed')
        await write(handle, free, own)
      }),
    forget: (hash) =>
      inTurn(async () => {
        const handle = await handleNow()
        const own = Buffer.from(hash, 'base64url')
        const at = (await readSlots(handle)).findIndex((slot) => slot.equals(own))
        if (at >= 0) await write(handle, at, empty)
      }),
    close: () => inTurn(close),
  }
}

async function isAt(file: string, handle: FileHandle): Promise<boolean> {
  const [found, own] = await Promise.all([stat(file).catch(() => null), handle.stat()])
  return found !== null && found.dev === own.dev && found.ino === own.ino
}

/** Opens the file and fills it to its full size, so that later writes need no disk space. */
async function openFilled(file: string): Promise<FileHandle> {
  await (await open(file, 'a', 0o600)).close()
  const handle = await open(file, 'r+')
  await handle.chmod(0o600)
  const { size } = await handle.stat()
  const missing = SLOTS * SLOT_BYTES - size
  if (missing > 0) {
    await handle.write(Buffer.alloc(missing), 0, missing, size)
    await handle.sync()
  }
  return handle
}

async function readSlots(handle: FileHandle): Promise<readonly Buffer[]> {
  const bytes = Buffer.alloc(SLOTS * SLOT_BYTES)
  await handle.read(bytes, 0, bytes.length, 0)
  return Array.from({ length: SLOTS }, (_, at) =>
    bytes.subarray(at * SLOT_BYTES, (at + 1) * SLOT_BYTES),
  )
}
