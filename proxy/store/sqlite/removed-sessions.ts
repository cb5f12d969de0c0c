import { randomInt } from 'node:crypto'
import { chmodSync, closeSync, fstatSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { StoreUnavailableError } from '../shared/store-errors.ts'
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
  /** Makes the file if there is none. */
  read(): readonly string[]
  close(): Promise<void>
} {
  let content: Buffer | null = null
  const dropContent = () => {
    content = null
  }
  const currentContent = (): Buffer => {
    if (content !== null) return content
    content = readSlots(file)
    setImmediate(dropContent)
    onRead()
    return content
  }
  let lastWork: Promise<unknown> = Promise.resolve()
  const runInOrder = (work: () => Promise<void>): Promise<void> => {
    const thisWork = lastWork.then(work).finally(dropContent)
    lastWork = thisWork.catch(() => undefined)
    return thisWork
  }
  return {
    has: (hash) => {
      try {
        return currentContent().includes(bytesOf(hash))
      } catch (error) {
        throw new StoreUnavailableError(`${file} cannot be read: ${String(error)}`)
      }
    },
    read: () => {
      makeFile(file)
      return slotsIn(readSlots(file))
        .filter((slot) => !slot.equals(EMPTY))
        .map((slot) => slot.toString('base64url'))
    },
    add: (hashes) =>
      runInOrder(async () => {
        makeFile(file)
        const handle = await open(file, 'r+')
        try {
          // Another process may take the same slot at the same moment, so they are read again once they are on disk.
          for (;;) {
            const slots = readSlots(file)
            const missingHashes = hashes.filter((hash) => !slots.includes(bytesOf(hash)))
            const freeSlots = findFreeSlots(slots)
            if (freeSlots.length < missingHashes.length)
              throw new Error('too many sessions are to be removed')
            for (const [index, hash] of missingHashes.entries()) {
              await handle.write(bytesOf(hash), 0, SLOT_BYTES, (freeSlots[index] ?? 0) * SLOT_BYTES)
            }
            await handle.datasync()
            if (missingHashes.length === 0) return
          }
        } finally {
          await handle.close()
        }
      }),
    forget: (hashes) =>
      runInOrder(async () => {
        const removedHashes = new Set(hashes)
        const slots = slotsIn(readSlots(file))
        const offsets = slots.flatMap((slot, index) =>
          removedHashes.has(slot.toString('base64url')) ? [index * SLOT_BYTES] : [],
        )
        if (offsets.length === 0) return
        const handle = await open(file, 'r+')
        try {
          for (const offset of offsets) await handle.write(EMPTY, 0, SLOT_BYTES, offset)
        } finally {
          await handle.close()
        }
      }),
    close: async () => {
      await lastWork
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
  Array.from({ length: SLOTS }, (_, index) =>
    slots.subarray(index * SLOT_BYTES, (index + 1) * SLOT_BYTES),
  )

/** Indices of free slots, beginning with a random one, so that two processes rarely choose the same. */
function findFreeSlots(slots: Buffer): readonly number[] {
  const freeSlots = slotsIn(slots).flatMap((slot, index) => (slot.equals(EMPTY) ? [index] : []))
  const start = freeSlots.length === 0 ? 0 : randomInt(freeSlots.length)
  return [...freeSlots.slice(start), ...freeSlots.slice(0, start)]
}
