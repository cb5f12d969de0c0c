import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { StoreFault } from '../shared/store-fault.ts'

export type FileState = {
  readonly dev: bigint
  readonly ino: bigint
  readonly size: bigint
  readonly ctimeNs: bigint
}

/**
 * Null: no such file.
 * @throws Error when the system call fails
 */
export const stateOf = (path: string): FileState | null =>
  statSync(path, { bigint: true, throwIfNoEntry: false }) ?? null

const isSameFile = (one: FileState, other: FileState | null): boolean =>
  one.dev === other?.dev && one.ino === other.ino

/** `create` creates a missing file; `main` reads only the main file, without the write-ahead log. */
export function connect(file: string, mode: 'create' | 'existing' | 'main'): DatabaseSync {
  const url = pathToFileURL(file)
  const search = { create: 'mode=rwc', existing: 'mode=rw', main: 'mode=ro&immutable=1' }
  url.search = search[mode]
  // Otherwise `writable_schema` cannot be set.
  return new DatabaseSync(url, { defensive: mode !== 'main' })
}

/**
 * The checkpoint number in the main file's header. Read through SQLite, because opening and closing the file
 * otherwise would release SQLite's locks. `writable_schema` accepts a header that counts more pages than the file has:
 * a checkpoint writes the header first, and may be running or have been killed.
 */
export function headerOf(file: string): number {
  const database = connect(file, 'main')
  try {
    database.exec('PRAGMA writable_schema = ON')
    return Number(database.prepare('PRAGMA application_id').get()?.['application_id'])
  } finally {
    database.close()
  }
}

export type FileWatch = {
  /**
   * Compares the files at their paths with the open ones. Returns whether the main file was written since the last
   * call.
   * @throws StoreFault when one of them was deleted, replaced or cut off
   */
  look(): boolean
}

export function watchFiles(file: string): FileWatch {
  const opened = ['', '-wal', '-shm'].map((ending) => ({
    path: `${file}${ending}`,
    state: stateOf(`${file}${ending}`),
  }))
  let largest = 0n
  let written = 0n
  const assertSame = (path: string, state: FileState | null): FileState => {
    const found = stateOf(path)
    if (found === null) throw new StoreFault(`${path} was deleted or moved while in use.`)
    if (state !== null && isSameFile(state, found)) return found
    throw new StoreFault(`${path} was replaced by another file while in use.`)
  }
  return {
    look: () => {
      const [main] = opened.map(({ path, state }) => assertSame(path, state))
      if (main === undefined) return false
      if (main.size < largest) {
        throw new StoreFault(`${file} was truncated: it has ${main.size} of ${largest} bytes.`)
      }
      const isWritten = main.ctimeNs !== written
      largest = main.size
      written = main.ctimeNs
      return isWritten
    },
  }
}
