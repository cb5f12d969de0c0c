import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { SessionRecord, SessionStore } from './ports.ts'

/**
 * Sessions in an SQLite file; they outlive the process, and several processes may share the file.
 * The file holds no session id, only its SHA-256, and is its owner's alone: it holds the backend's
 * tokens. Throws when the file cannot be used.
 */
export function createSqliteStore(file: string, clock: { now(): number }): SessionStore {
  mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file)
  chmodSync(file, 0o600)
  database.exec(`
    PRAGMA busy_timeout = 2000;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS sessions (
      id_hash TEXT PRIMARY KEY, record TEXT NOT NULL, expires_at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX IF NOT EXISTS sessions_by_end ON sessions (expires_at);
  `)
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

const hashOf = (id: string): string => createHash('sha256').update(id).digest('base64url')
