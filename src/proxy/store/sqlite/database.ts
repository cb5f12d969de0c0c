import { chmodSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const OPEN_TIMEOUT_MS = 2_000
const RETRY_MS = 20
const LAYOUT = 5
/** SQLITE_BUSY; extended result codes have it in their lowest byte. */
const BUSY = 5

const layout = `
  CREATE TABLE sessions (
    id_hash TEXT PRIMARY KEY, secrets BLOB NOT NULL, user BLOB NOT NULL,
    expires_at INTEGER NOT NULL, active_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX sessions_by_end ON sessions (expires_at);
  CREATE TABLE money (
    number INTEGER PRIMARY KEY, key_hash TEXT NOT NULL UNIQUE, member_hash TEXT NOT NULL,
    fingerprint TEXT NOT NULL, owner TEXT NOT NULL, state TEXT NOT NULL, answer BLOB,
    running_until INTEGER NOT NULL, expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX money_settled ON money (member_hash, number, state) WHERE state <> 'running';
  CREATE INDEX money_by_end ON money (expires_at);
  CREATE TABLE counters (
    key TEXT PRIMARY KEY, points INTEGER NOT NULL, expires_at INTEGER
  ) STRICT;
  CREATE INDEX counters_by_end ON counters (expires_at);
  CREATE TABLE probe (number INTEGER PRIMARY KEY, filling BLOB NOT NULL) STRICT;
`

/** Stays whatever the layout of the rest becomes: nobody's limit or break ends with an update. */
const protectionLayout = `
  CREATE TABLE IF NOT EXISTS protection_key (number INTEGER PRIMARY KEY, sealed BLOB NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS protection (
    member_hash TEXT PRIMARY KEY, record BLOB NOT NULL
  ) STRICT;
`

const dropAll = ['sessions', 'money', 'counters', 'probe']
  .map((table) => `DROP TABLE IF EXISTS ${table};`)
  .join('')

/** Whether another connection holds the lock. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === BUSY

/**
 * The store's file, made if there is none, for its owner alone (0600). Waits two seconds for other
 * processes that are making it, too; afterwards a locked file is told at once, by an error.
 */
export async function openDatabase(file: string): Promise<DatabaseSync> {
  mkdirSync(dirname(file), { recursive: true })
  const deadline = performance.now() + OPEN_TIMEOUT_MS
  for (;;) {
    try {
      return open(file)
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  }
}

function open(file: string): DatabaseSync {
  const database = new DatabaseSync(file)
  try {
    chmodSync(file, 0o600)
    database.exec(`
      PRAGMA busy_timeout = 0;
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      PRAGMA secure_delete = ON;
    `)
    makeLayout(database)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

function makeLayout(database: DatabaseSync): void {
  const isThere = () =>
    database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'protection'").get() !== undefined
  const isMade = () =>
    database.prepare('PRAGMA user_version').get()?.['user_version'] === LAYOUT && isThere()
  if (isMade()) return
  database.exec('BEGIN IMMEDIATE')
  try {
    if (!isThere()) database.exec(protectionLayout)
    if (!isMade()) {
      // Sessions of an older layout end: their members sign in again.
      database.exec(`${dropAll} ${layout} PRAGMA user_version = ${LAYOUT};`)
    }
    database.exec('COMMIT')
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}
