import { open, stat } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'

const SLOT_BYTES = 32
const SLOTS = 1_024

export type RemovedSessions = {
  /** The hashes in the file: those that a process which has ended left behind, too. */
  read(): Promise<readonly string[]>
  /** Remembers the hash on the disk. Rejects when that is not possible. */
  add(hash: string): Promise<void>
  /** Forgets a hash that was added. */
  forget(hash: string): Promise<void>
  close(): Promise<void>
}

/**
 * Sessions whose removal could not be written: their hashes, in a file of a fixed size beside the
 * store's, so that a full disk and a lock of another process leave room for a logout that outlives a
 * crash. It is for its owner alone (0600). It is opened when it is first used, and again when another file, or none, is at
 * its path: folders are restored and swapped while a process runs.
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
  /** One at a time: two must not take the same slot, or open the file twice. */
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
        // Another process may have written since.
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

/** Opens the file; one that is new or too short is filled, so that no later write needs room. */
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
