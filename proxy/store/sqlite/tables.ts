import type { DatabaseSync } from 'node:sqlite'
import { StoreFaultError } from '../shared/store-errors.ts'

const VERSION = 7

/** Tables recreated by a new version of the layout: members sign in again and counters restart. */
const replaceableTables = ['sessions', 'counters', 'probe']

/** Tables that every version keeps, so that an update ends no limit and repeats no request for money. */
const permanentTables = ['money', 'protection_key', 'protection', 'audit', 'store']

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS sessions (
    id_hash TEXT PRIMARY KEY, member_hash TEXT NOT NULL, secrets BLOB NOT NULL, user BLOB NOT NULL,
    expires_at INTEGER NOT NULL, active_at INTEGER NOT NULL, activity BLOB NOT NULL,
    is_revoked INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX IF NOT EXISTS sessions_by_member ON sessions (member_hash);
  CREATE INDEX IF NOT EXISTS sessions_by_end ON sessions (expires_at);
  CREATE TABLE IF NOT EXISTS counters (
    key TEXT PRIMARY KEY, points INTEGER NOT NULL, expires_at INTEGER
  ) STRICT;
  CREATE INDEX IF NOT EXISTS counters_by_end ON counters (expires_at);
  CREATE TABLE IF NOT EXISTS probe (number INTEGER PRIMARY KEY, filling BLOB NOT NULL) STRICT;

  CREATE TABLE IF NOT EXISTS money (
    number INTEGER PRIMARY KEY, key_hash TEXT NOT NULL UNIQUE, member_hash TEXT NOT NULL,
    fingerprint TEXT NOT NULL, owner TEXT NOT NULL, state TEXT NOT NULL, answer BLOB,
    running_until INTEGER NOT NULL, expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS money_settled ON money (member_hash, number, state)
    WHERE state <> 'running';
  CREATE INDEX IF NOT EXISTS money_by_end ON money (expires_at);
  CREATE TABLE IF NOT EXISTS protection_key (number INTEGER PRIMARY KEY, sealed BLOB NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS protection (
    member_hash TEXT PRIMARY KEY, record BLOB NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS audit (
    number INTEGER PRIMARY KEY, at INTEGER NOT NULL, member_hash TEXT NOT NULL, event TEXT NOT NULL,
    details TEXT NOT NULL, seal TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS audit_by_member ON audit (member_hash, number);
  CREATE TABLE IF NOT EXISTS store (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL, incarnation TEXT NOT NULL, begun TEXT NOT NULL,
    generation INTEGER NOT NULL, tally INTEGER NOT NULL, sealed BLOB NOT NULL
  ) STRICT;
  PRAGMA user_version = ${VERSION};
`

/** Triggers of the version before, which counted the changes of each row that protects money. */
const obsoleteTriggers = ['money', 'protection_key', 'protection'].flatMap((table) =>
  ['insert', 'update', 'delete'].map((event) => `${table}_${event}_counted`),
)

const readTableNames = (database: DatabaseSync): ReadonlySet<unknown> =>
  new Set(
    database
      .prepare('SELECT name FROM sqlite_schema')
      .all()
      .map(({ name }) => name),
  )

const readVersion = (database: DatabaseSync): unknown =>
  database.prepare('PRAGMA user_version').get()?.['user_version']

export const hasTable = (
  database: DatabaseSync,
  table: (typeof permanentTables)[number],
): boolean => readTableNames(database).has(table)

export function areTablesCurrent(database: DatabaseSync): boolean {
  const names = readTableNames(database)
  return (
    readVersion(database) === VERSION &&
    replaceableTables.every((table) => names.has(table)) &&
    !obsoleteTriggers.some((trigger) => names.has(trigger))
  )
}

/** Creates missing tables, and drops the replaceable ones of an older version. Call it within a transaction. */
export function makeTables(database: DatabaseSync): void {
  if (readVersion(database) !== VERSION) {
    database.exec(replaceableTables.map((table) => `DROP TABLE IF EXISTS ${table};`).join(''))
  }
  database.exec(obsoleteTriggers.map((trigger) => `DROP TRIGGER IF EXISTS ${trigger};`).join(''))
  database.exec(SCHEMA)
}

/** @throws StoreFaultError when a table was dropped that every version keeps */
export function assertTables(database: DatabaseSync, file: string): void {
  const names = readTableNames(database)
  const missingTables = permanentTables.filter((table) => !names.has(table))
  if (missingTables.length === 0) return
  throw new StoreFaultError(`${file} has lost its table ${missingTables.join(', ')}.`)
}
