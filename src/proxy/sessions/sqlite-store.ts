import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { backendAddress } from '../backend/backend-address.ts'
import type { SessionRecord, SessionStore } from '../ports.ts'

const BUSY_TIMEOUT_MS = 2_000
const RETRY_MS = 20
/** SQLITE_BUSY; extended result codes have it in their lowest byte. */
const BUSY = 5

/**
 * Sessions in an SQLite file. They survive a restart, and several processes may share the file. A
 * session is found only with the `backendUrl` that issued its token. The file holds backend tokens,
 * so only its owner may read it (0600); of session ids it holds a SHA-256. Rejects when the file
 * cannot be used, or stays locked for two seconds.
 */
export async function createSqliteStore(
  file: string,
  clock: { now(): number },
  backendUrl: string,
): Promise<SessionStore> {
  const database = await openWithRetry(file)
  const { origin, prefix } = backendAddress(backendUrl)
  const hashOf = (id: string): string =>
    createHash('sha256').update(`${origin}${prefix} ${id}`).digest('base64url')
  const read = database.prepare('SELECT record FROM sessions WHERE id_hash = ?')
  const insert = database.prepare('INSERT INTO sessions VALUES (?, ?, ?)')
  const change = database.prepare(
    "UPDATE sessions SET record = json_set(record, '$.sideUser', json(?)) WHERE id_hash = ?",
  )
  const erase = database.prepare('DELETE FROM sessions WHERE id_hash = ?')
  const eraseExpired = database.prepare('DELETE FROM sessions WHERE expires_at <= ?')
  const probe = database.prepare('SELECT 1 FROM sessions LIMIT 1')
  return {
    get: async (id) => {
      const row = read.get(hashOf(id))
      return row ? (JSON.parse(String(row['record'])) as SessionRecord) : null
    },
    add: async (id, record) => {
      eraseExpired.run(clock.now())
      insert.run(hashOf(id), JSON.stringify(record), record.expiresAt)
    },
    updateUser: async (id, sideUser) => {
      change.run(JSON.stringify(sideUser), hashOf(id))
    },
    remove: async (id) => {
      erase.run(hashOf(id))
    },
    check: async () => {
      probe.get()
    },
    close: async () => {
      database.close()
    },
  }
}

/** When several processes create the file together, SQLite answers busy at once, so this retries. */
async function openWithRetry(file: string): Promise<DatabaseSync> {
  mkdirSync(dirname(file), { recursive: true })
  const deadline = performance.now() + BUSY_TIMEOUT_MS
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
      PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS};
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      CREATE TABLE IF NOT EXISTS sessions (
        id_hash TEXT PRIMARY KEY, record TEXT NOT NULL, expires_at INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX IF NOT EXISTS sessions_by_end ON sessions (expires_at);
    `)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === BUSY
