import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'

const SLOT_BYTES = 32
const SLOTS = 1_024

export type RemovedSessions = {
  /** Hashes that a process which has ended left behind. */
  readonly left: readonly string[]
  /** Remembers the hash on the disk. Rejects when that is not possible. */
  add(hash: string): Promise<void>
  /** Forgets a hash that was added. */
  forget(hash: string): Promise<void>
  close(): Promise<void>
}

/**
 * Sessions whose removal could not be written: their hashes, in a file of a fixed size beside the
 * store's, so that a full disk and a lock of another process leave room for a logout that outlives a
 * crash. It is for its owner alone (0600).
 */
export async function openRemovedSessions(file: string): Promise<RemovedSessions> {
  const handle = await openFilled(file)
  const slots = await readSlots(handle)
  const write = async (at: number, slot: Buffer) => {
    await handle.write(slot, 0, SLOT_BYTES, at * SLOT_BYTES)
    await handle.datasync()
  }
  const empty = Buffer.alloc(SLOT_BYTES)
  let last: Promise<unknown> = Promise.resolve()
  /** One at a time: two must not take the same slot. */
  const inTurn = (work: (hash: string) => Promise<void>) => (hash: string) => {
    const next = last.then(() => work(hash))
    last = next.catch(() => undefined)
    return next
  }
  return {
    left: slots.filter((slot) => !slot.equals(empty)).map((slot) => slot.toString('base64url')),
    add: inTurn(async (hash) => {
      // Another process may have written since.
      const known = await readSlots(handle)
      const own = Buffer.from(hash, 'base64url')
      if (known.some((slot) => slot.equals(own))) return
      const free = known.findIndex((slot) => slot.equals(empty))
      if (free < 0) throw new Error('too many sessions are to be removed')
      await write(free, own)
    }),
    forget: inTurn(async (hash) => {
      const own = Buffer.from(hash, 'base64url')
      const at = (await readSlots(handle)).findIndex((slot) => slot.equals(own))
      if (at >= 0) await write(at, empty)
    }),
    close: () => handle.close(),
  }
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
