import { randomInt } from 'node:crypto'
import { chmodSync, closeSync, fstatSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { StoreUnavailable } from '../shared/store-errors.ts'
import type { RemovedSessions } from '../shared/later-writes.ts'

const SLOT_BYTES = 32
const SLOTS = 1_023
const FILE_BYTES = SLOTS * SLOT_BYTES
const EMPTY = Buffer.alloc(SLOT_BYTES)

const bytesOf = (hash: string): Buffer => Buffer.from(hash, 'base64url')

/**
 * Hashes of sessions whose removal could not be written, in a file of fixed size beside the store's, which every
 * process of the store reads. A logout thus ends the session in each of them, also with a full disk or a locked store,
 * and survives a crash. Mode 0600.
 * @param onRead called when `has` reads the file, once per turn of the event loop
 */
export function createRemovedSessions(
  file: string,
  onRead: () => void,
): RemovedSessions & {
  /** Makes the file if there is none. */ read(): readonly string[]
  close(): Promise<void>
} {
  let content: Buffer | null = null
  const dropContent = () => {
    content = null
  }
  const contentNow = (): Buffer => {
    if (content !== null) return content
    content = readSlots(file)
    setImmediate(dropContent)
    onRead()
    return content
  }
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const next = last.then(work).finally(dropContent)
    last = next.catch(() => undefined)
    return next
  }
  return {
    has: (hash) => {
      try {
        return contentNow().includes(bytesOf(hash))
      } catch (error) {
        throw new StoreUnavailable(`${file} cannot be read: ${String(error)}`)
      }
    },
    read: () => {
      makeFile(file)
      return slotsIn(readSlots(file))
        .filter((slot) => !slot.equals(EMPTY))
        .map((slot) => slot.toString('base64url'))
    },
    add: (hashes) =>
      inTurn(async () => {
        makeFile(file)
        const handle = await open(file, 'r+')
        try {
          // Another process may take the same slot at the same moment, so they are read again once they are on disk.
          for (;;) {
            const slots = readSlots(file)
            const missing = hashes.filter((hash) => !slots.includes(bytesOf(hash)))
            const free = freeIn(slots)
            if (free.length < missing.length) throw new Error('too many sessions are to be removed')
            for (const [index, hash] of missing.entries()) {
              await handle.write(bytesOf(hash), 0, SLOT_BYTES, (free[index] ?? 0) * SLOT_BYTES)
            }
            await handle.datasync()
            if (missing.length === 0) return
          }
        } finally {
          await handle.close()
        }
      }),
    forget: (hashes) =>
      inTurn(async () => {
        const removedHashes = new Set(hashes)
        const slots = slotsIn(readSlots(file))
        const places = slots.flatMap((slot, at) =>
          removedHashes.has(slot.toString('base64url')) ? [at * SLOT_BYTES] : [],
        )
        if (places.length === 0) return
        const handle = await open(file, 'r+')
        try {
          for (const place of places) await handle.write(EMPTY, 0, SLOT_BYTES, place)
        } finally {
          await handle.close()
        }
      }),
    close: async () => {
      await last
    },
  }
}

/** Makes the file, and fills it to its full size, so that later writes need no disk space. */
function makeFile(file: string): void {
  const handle = openSync(file, 'a+', 0o600)
  try {
    const { size } = fstatSync(handle)
    if (size >= FILE_BYTES) return
    chmodSync(file, 0o600)
    writeSync(handle, Buffer.alloc(FILE_BYTES - size))
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** All slots; empty ones if there is no file. */
function readSlots(file: string): Buffer {
  const slots = Buffer.alloc(FILE_BYTES)
  try {
    const handle = openSync(file, 'r')
    try {
      readSync(handle, slots, 0, FILE_BYTES, 0)
    } finally {
      closeSync(handle)
    }
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isMissing) throw error
  }
  return slots
}

const slotsIn = (slots: Buffer): readonly Buffer[] =>
  Array.from({ length: SLOTS }, (_, at) => slots.subarray(at * SLOT_BYTES, (at + 1) * SLOT_BYTES))

/** Free places from a random one on, because two processes rarely begin at the same. */
function freeIn(slots: Buffer): readonly number[] {
  const free = slotsIn(slots).flatMap((slot, at) => (slot.equals(EMPTY) ? [at] : []))
  const from = free.length === 0 ? 0 : randomInt(free.length)
  return [...free.slice(from), ...free.slice(0, from)]
}
