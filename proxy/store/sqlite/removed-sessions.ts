import { randomBytes, randomInt } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  fdatasync,
  fstatSync,
  fsyncSync,
  openSync,
  readSync,
  statSync,
  writeSync,
} from 'node:fs'
import { promisify } from 'node:util'
import { StoreUnavailable } from '../port/store-unavailable.ts'
import type { RemovedSessions } from '../shared/later-writes.ts'

const SLOT_BYTES = 32
/** The last slot is a mark, which each change replaces, instead of a hash. */
const SLOTS = 1_024
const MARK = SLOTS - 1
const EMPTY = Buffer.alloc(SLOT_BYTES)

const sync = promisify(fdatasync)

/**
 * Hashes of sessions whose removal could not be written, in a file of fixed size beside the store's, which every
 * process of the store reads. A logout thus ends the session in each of them, also with a full disk or a locked store,
 * and survives a crash. Mode 0600.
 * @param onChange called when another process may have added or forgotten one
 */
export function createRemovedSessions(
  file: string,
  onChange: () => void,
): RemovedSessions & {
  /** Makes the file if there is none. */ read(): readonly string[]
  close(): Promise<void>
} {
  let opened: number | null = null
  let cache: { readonly mark: Buffer; readonly hashes: ReadonlySet<string> } | null = null

  const close = () => {
    if (opened !== null) closeSync(opened)
    opened = null
    cache = null
  }
  /** The file that is at its path now; null: none is. */
  const handleAtPath = (): number | null => {
    const found = statSync(file, { throwIfNoEntry: false })
    if (opened !== null) {
      const own = fstatSync(opened)
      if (found?.ino === own.ino && found.dev === own.dev) return opened
      close()
    }
    if (found === undefined) return null
    opened = openSync(file, 'r+')
    return opened
  }
  const handleToWrite = (): number => {
    const handle = handleAtPath()
    if (handle !== null && fstatSync(handle).size >= SLOTS * SLOT_BYTES) return handle
    close()
    fill(file)
    opened = openSync(file, 'r+')
    return opened
  }
  const readMark = (handle: number): Buffer => {
    const mark = Buffer.alloc(SLOT_BYTES)
    readSync(handle, mark, 0, SLOT_BYTES, MARK * SLOT_BYTES)
    return mark
  }
  const hashesNow = (): ReadonlySet<string> => {
    const handle = handleAtPath()
    if (handle === null) return new Set()
    // Before the slots, because a change that is missed in them writes its mark later.
    const mark = readMark(handle)
    if (cache?.mark.equals(mark) === true) return cache.hashes
    cache = { mark, hashes: new Set(textsIn(slotsOf(handle))) }
    onChange()
    return cache.hashes
  }
  const put = (handle: number, at: number, slot: Buffer) => {
    writeSync(handle, slot, 0, SLOT_BYTES, at * SLOT_BYTES)
  }
  const change = async (handle: number, puts: readonly (readonly [number, Buffer])[]) => {
    for (const [at, slot] of puts) put(handle, at, slot)
    put(handle, MARK, randomBytes(SLOT_BYTES))
    await sync(handle)
  }
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const next = last.then(work)
    last = next.catch(() => undefined)
    return next
  }
  return {
    has: (hash) => {
      try {
        return hashesNow().has(hash)
      } catch (error) {
        throw new StoreUnavailable(`${file} cannot be read: ${String(error)}`)
      }
    },
    read: () => {
      handleToWrite()
      return [...hashesNow()]
    },
    add: (hashes) =>
      inTurn(async () => {
        const handle = handleToWrite()
        // Another process may take the same slot at the same moment, so they are read again once they are on disk.
        for (;;) {
          const slots = slotsOf(handle)
          const texts = new Set(textsIn(slots))
          const missing = hashes.filter((hash) => !texts.has(hash))
          const free = freeIn(slots)
          if (free.length < missing.length) throw new Error('too many sessions are to be removed')
          const own = missing.map((hash) => Buffer.from(hash, 'base64url'))
          await change(
            handle,
            own.map((slot, at) => [free[at] ?? 0, slot] as const),
          )
          if (missing.length === 0) return
        }
      }),
    forget: (hashes) =>
      inTurn(async () => {
        const handle = handleAtPath()
        if (handle === null) return
        const gone = new Set(hashes)
        const puts = slotsOf(handle).flatMap((slot, at) =>
          gone.has(slot.toString('base64url')) ? [[at, EMPTY] as const] : [],
        )
        if (puts.length > 0) await change(handle, puts)
      }),
    close: async () => {
      await last
      close()
    },
  }
}

/** Makes the file, and fills it to its full size, so that later writes need no disk space. */
function fill(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
  const handle = openSync(file, 'r+')
  try {
    const { size } = fstatSync(handle)
    const missing = SLOTS * SLOT_BYTES - size
    if (missing <= 0) return
    writeSync(handle, Buffer.alloc(missing), 0, missing, size)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

function slotsOf(handle: number): readonly Buffer[] {
  const bytes = Buffer.alloc(MARK * SLOT_BYTES)
  readSync(handle, bytes, 0, bytes.length, 0)
  return Array.from({ length: MARK }, (_, at) =>
    bytes.subarray(at * SLOT_BYTES, (at + 1) * SLOT_BYTES),
  )
}

const textsIn = (slots: readonly Buffer[]): readonly string[] =>
  slots.filter((slot) => !slot.equals(EMPTY)).map((slot) => slot.toString('base64url'))

/** Free places from a random one on, because two processes rarely begin at the same. */
function freeIn(slots: readonly Buffer[]): readonly number[] {
  const free = slots.flatMap((slot, at) => (slot.equals(EMPTY) ? [at] : []))
  const from = free.length === 0 ? 0 : randomInt(free.length)
  return [...free.slice(from), ...free.slice(0, from)]
}
