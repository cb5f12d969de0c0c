import type { DatabaseSync } from 'node:sqlite'
import { StoreFault } from '../shared/store-fault.ts'

const LAYOUT = 7

/** Tables recreated by a new layout: members sign in again and counters restart. */
const replaceable = ['sessions', 'counters', 'probe']

const replaceableLayout = `
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
`

/** Tables that protect money. Every layout keeps them, so that an update ends no limit and repeats no request. */
const guarding = ['money', 'protection_key', 'protection']

const guardingLayout = `
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
`

/** Triggers count each change of a guarding row, by any program. */
const tallies = guarding.flatMap((table) =>
  ['INSERT', 'UPDATE', 'DELETE'].map((event) => ({
    table,
    name: `${table}_${event.toLowerCase()}_counted`,
    body: `AFTER ${event} ON ${table} BEGIN UPDATE store SET tally = tally + 1; END`,
  })),
)

const makingOf = new Map(tallies.map(({ name, body }) => [name, `CREATE TRIGGER ${name} ${body}`]))

const storeLayout = `
  DROP TABLE IF EXISTS store;
  CREATE TABLE store (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL, incarnation TEXT NOT NULL, begun TEXT NOT NULL,
    generation INTEGER NOT NULL, tally INTEGER NOT NULL, sealed BLOB NOT NULL
  ) STRICT;
  ${[...makingOf.values()].map((making) => `${making};`).join('')}
`

const namesIn = (database: DatabaseSync): ReadonlySet<unknown> =>
  new Set(
    database
      .prepare('SELECT name FROM sqlite_schema')
      .all()
      .map(({ name }) => name),
  )

/** Whether a file without identity has tables of an earlier version. */
export const hasEarlierTables = (database: DatabaseSync): boolean => {
  const names = namesIn(database)
  return names.has('sessions') || names.has('protection')
}

export const hasStoreTable = (database: DatabaseSync): boolean => namesIn(database).has('store')

export const isLayoutCurrent = (database: DatabaseSync): boolean => {
  const names = namesIn(database)
  const { user_version: version } = database.prepare('PRAGMA user_version').get() ?? {}
  return version === LAYOUT && replaceable.every((table) => names.has(table))
}

/** Creates the replaceable tables and drops those of an older layout. Within a transaction. */
export function makeReplaceable(database: DatabaseSync): void {
  const { user_version: version } = database.prepare('PRAGMA user_version').get() ?? {}
  if (version !== LAYOUT) {
    database.exec(replaceable.map((table) => `DROP TABLE IF EXISTS ${table};`).join(''))
  }
  database.exec(`${replaceableLayout} PRAGMA user_version = ${LAYOUT};`)
}

/** Creates missing guarding tables and their triggers, and drops all other triggers. */
export function makeGuarding(database: DatabaseSync): void {
  const triggers = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger'").all()
  for (const { name } of triggers) {
    database.exec(`DROP TRIGGER "${String(name).replaceAll('"', '""')}"`)
  }
  database.exec(`${guardingLayout} ${storeLayout}`)
}

/** @throws StoreFault when a table was dropped or recreated from outside, or a trigger is foreign */
export function assertLayout(database: DatabaseSync, file: string): void {
  const names = namesIn(database)
  const dropped = [...replaceable, ...guarding, 'store'].filter((table) => !names.has(table))
  if (dropped.length > 0) {
    throw new StoreFault(`${file} has lost its table ${dropped.join(', ')}.`)
  }
  const triggers = database
    .prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'")
    .all()
  const foreign = triggers.find(({ name, sql }) => sql !== makingOf.get(String(name)))
  if (foreign !== undefined) {
    throw new StoreFault(
      `Another program added or changed trigger ${String(foreign['name'])} of ${file}.`,
    )
  }
  const remade = new Set(tallies.filter(({ name }) => !names.has(name)).map(({ table }) => table))
  if (remade.size === 0) return
  throw new StoreFault(
    `Another program dropped and made table ${[...remade].join(', ')} of ${file}.`,
  )
}
