import { chmodSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { StoreFaultError } from '../shared/store-errors.ts'

const GENERIC = 1
const BUSY = 5
const CORRUPT = 11
const NOTADB = 26

/** SQLite's result code (the lowest byte of extended codes). Null: another error. */
const codeOf = (error: unknown): number | null =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : null

export const isBusy = (error: unknown): boolean => codeOf(error) === BUSY

/** Whether the file is damaged or not a database. */
export const isCorruption = (error: unknown): boolean =>
  codeOf(error) === CORRUPT || codeOf(error) === NOTADB

/** The same while opening, when the file's tables may be foreign. */
export const isUnusable = (error: unknown): boolean =>
  isCorruption(error) || codeOf(error) === GENERIC

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'no error'

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
export const readFileState = (path: string): FileState | null =>
  statSync(path, { bigint: true, throwIfNoEntry: false }) ?? null

/** `create` creates a missing file; `main` reads only the main file, without the write-ahead log. */
export function connect(file: string, mode: 'create' | 'existing' | 'main'): DatabaseSync {
  const url = pathToFileURL(file)
  const search = { create: 'mode=rwc', existing: 'mode=rw', main: 'mode=ro&immutable=1' }
  url.search = search[mode]
  // Otherwise `writable_schema` cannot be set.
  return new DatabaseSync(url, { defensive: mode !== 'main' })
}

export function prepareDatabase(database: DatabaseSync, file: string): void {
  database.exec('PRAGMA busy_timeout = 0')
  // Setting the same mode again would look like a write to watching processes.
  if ((statSync(file).mode & 0o777) !== 0o600) chmodSync(file, 0o600)
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    PRAGMA secure_delete = ON;
  `)
}

/** @throws Error of SQLITE_BUSY at once when another process has the lock */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

/**
 * The checkpoint number in the main file's header. Read through SQLite, because opening and closing the file
 * otherwise would release SQLite's locks. `writable_schema` accepts a header that counts more pages than the file has:
 * a checkpoint writes the header first, and may be running or have been killed.
 */
export function readFileHeader(file: string): number {
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
   * Returns whether the main file was written since the last call, after comparing the files at their paths with the
   * open ones.
   * @throws StoreFaultError when one of them was deleted, replaced or truncated
   */
  wasMainFileWritten(): boolean
}

export function watchFiles(file: string): FileWatch {
  const openFiles = ['', '-wal', '-shm'].map((ending) => ({
    path: `${file}${ending}`,
    state: readFileState(`${file}${ending}`),
  }))
  let largestSize = 0n
  let lastChangeNs = 0n
  const assertSame = (path: string, state: FileState | null): FileState => {
    const current = readFileState(path)
    if (current === null) throw new StoreFaultError(`${path} was deleted or moved while in use.`)
    if (state?.dev === current.dev && state.ino === current.ino) return current
    throw new StoreFaultError(`${path} was replaced by another file while in use.`)
  }
  return {
    wasMainFileWritten: () => {
      const [main] = openFiles.map(({ path, state }) => assertSame(path, state))
      if (main === undefined) return false
      if (main.size < largestSize) {
        throw new StoreFaultError(
          `${file} was truncated: it has ${main.size} of ${largestSize} bytes.`,
        )
      }
      const wasWritten = main.ctimeNs !== lastChangeNs
      largestSize = main.size
      lastChangeNs = main.ctimeNs
      return wasWritten
    },
  }
}
