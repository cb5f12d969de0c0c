import type { DatabaseSync } from 'node:sqlite'
import type { Guard } from './guard.ts'
import { StoreFault } from '../shared/store-fault.ts'

export type WriteResult = { readonly result: unknown } | { readonly error: unknown }

/**
 * Runs writes in one transaction with one disk sync. Each write succeeds or fails alone, unless the disk fails.
 * @param isDurable true: on disk when this returns
 * @throws Error when the transaction cannot begin because another process holds the lock; nothing was done
 * @throws StoreFault when the store is not the opened one; nothing counts as done
 */
export function writeTogether(
  database: DatabaseSync,
  writes: readonly (() => unknown)[],
  isDurable: boolean,
  guard: Guard,
): readonly WriteResult[] {
  guard.before(isDurable)
  if (isDurable) database.exec('PRAGMA synchronous = FULL')
  try {
    database.exec('BEGIN IMMEDIATE')
    return writeAll(database, writes, isDurable, guard)
  } finally {
    if (isDurable) database.exec('PRAGMA synchronous = NORMAL')
  }
}

function writeAll(
  database: DatabaseSync,
  writes: readonly (() => unknown)[],
  isDurable: boolean,
  guard: Guard,
): readonly WriteResult[] {
  try {
    guard.verify()
    if (isDurable) guard.audit()
    const results = writes.map((write) => writeOne(database, write))
    guard.advance(isDurable)
    database.exec('COMMIT')
    guard.after()
    return results
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    if (error instanceof StoreFault) throw error
    return writes.map(() => ({ error }))
  }
}

/** @throws Error when SQLite has ended the transaction, for example on a full disk */
function writeOne(database: DatabaseSync, write: () => unknown): WriteResult {
  database.exec('SAVEPOINT one')
  try {
    const result = write()
    database.exec('RELEASE one')
    return { result }
  } catch (error) {
    if (!database.isTransaction) throw error
    database.exec('ROLLBACK TO one; RELEASE one')
    return { error }
  }
}
