import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { StoreFault } from './store-fault.ts'

export type FileState = {
  readonly dev: bigint
  readonly ino: bigint
  readonly size: bigint
  readonly ctimeNs: bigint
}

/** Null when there is no such file. @throws Error when the system does not say */
export const stateOf = (path: string): FileState | null =>
  statSync(path, { bigint: true, throwIfNoEntry: false }) ?? null

const isSameFile = (one: FileState, other: FileState | null): boolean =>
  one.dev === other?.dev && one.ino === other.ino

/** `create` makes the file when there is none; `main` reads the main file alone, without the write-ahead log. */
export function connect(file: string, mode: 'create' | 'existing' | 'main'): DatabaseSync {
  const url = pathToFileURL(file)
  const search = { create: 'mode=rwc', existing: 'mode=rw', main: 'mode=ro&immutable=1' }
  url.search = search[mode]
  return new DatabaseSync(url)
}

/**
 * The number that the main file's header has of the last checkpoint. SQLite reads it: opening the file in any other way
 * and closing it would end the locks that SQLite has on it.
 */
export function headerOf(file: string): number {
  const database = connect(file, 'main')
  try {
    return Number(database.prepare('PRAGMA application_id').get()?.['application_id'])
  } finally {
    database.close()
  }
}

export type FileWatch = {
  /**
   * Compares the files at their paths with those that are open. Returns whether the main file was written since the last
   * time: by a checkpoint, or from outside.
   * @throws StoreFault when one of them was deleted, replaced or cut off
   */
  look(): boolean
}

/** Watches a database that is open, has been read, and so has all its files. */
export function watchFiles(file: string): FileWatch {
  const opened = ['', '-wal', '-shm'].map((ending) => ({
    path: `${file}${ending}`,
    state: stateOf(`${file}${ending}`),
  }))
  let largest = 0n
  let written = 0n
  const assertSame = (path: string, state: FileState | null): FileState => {
    const found = stateOf(path)
    if (found === null) throw new StoreFault(`${path} was deleted or moved while it was in use.`)
    if (state !== null && isSameFile(state, found)) return found
    throw new StoreFault(`${path} was replaced by another file while it was in use.`)
  }
  return {
    look: () => {
      const [main] = opened.map(({ path, state }) => assertSame(path, state))
      if (main === undefined) return false
      if (main.size < largest) {
        throw new StoreFault(`${file} was cut off: it has ${main.size} of ${largest} bytes.`)
      }
      const isWritten = main.ctimeNs !== written
      largest = main.size
      written = main.ctimeNs
      return isWritten
    },
  }
}
