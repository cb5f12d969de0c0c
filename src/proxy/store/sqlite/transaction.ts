import type { DatabaseSync } from 'node:sqlite'
import type { Guard } from './guard.ts'
import { StoreFault } from './store-fault.ts'

export type WriteResult = { readonly given: unknown } | { readonly error: unknown }

/**
 * Performs writes in one transaction, so that they share one sync of the disk: each one holds or fails
 * for itself, unless the disk fails them all.
 * @param isDurable true: they are on the disk when this returns, whatever happens to the machine
 * @throws Error when the transaction cannot begin: another process holds the lock, nothing was done;
 *   StoreFault when the store is not the one that was opened: nothing counts as done
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

/** @throws Error when SQLite has ended the transaction, as it does on a full disk */
function writeOne(database: DatabaseSync, write: () => unknown): WriteResult {
  database.exec('SAVEPOINT one')
  try {
    const given = write()
    database.exec('RELEASE one')
    return { given }
  } catch (error) {
    if (!database.isTransaction) throw error
    database.exec('ROLLBACK TO one; RELEASE one')
    return { error }
  }
}
