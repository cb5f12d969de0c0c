import { DatabaseSync } from 'node:sqlite'
import type { SessionRecord } from '../../core/ports.ts'
import type { RecordCipher } from '../shared/record-cipher.ts'
import { sessionFrom } from '../shared/sealed-session.ts'
import type { SessionRow } from '../shared/sealed-session.ts'
import { READ_SESSION } from './session-operations.ts'

const MAX_KEPT = 10_000

export type SessionReader = {
  /** @throws Error when it cannot be read now */
  read(hash: string): SessionRecord | 'unreadable' | null
  forget(hash: string): void
  refresh(): void
  close(): void
}

type Kept = {
  /** Data version of the file when the row was read. */
  version: unknown
  readonly row: SessionRow
  readonly record: SessionRecord | 'unreadable'
}

/**
 * Reads sessions on the event loop's thread: with a write-ahead log a reader waits for no lock, and a call to the
 * worker costs twenty times as much. Rows are cached until any connection writes, and decrypted rows until their
 * bytes change. The file is checked once per turn of the event loop.
 */
export function createSessionReader(file: string, cipher: RecordCipher): SessionReader {
  const database = new DatabaseSync(file, { readOnly: true })
  database.exec('PRAGMA busy_timeout = 0')
  const statement = database.prepare(READ_SESSION)
  // Changes after each write of another connection; this one never writes.
  const dataVersion = database.prepare('PRAGMA data_version')
  const cache = new Map<string, Kept>()
  let lastVersion: unknown
  const refresh = () => {
    lastVersion = undefined
  }
  const currentVersion = (): unknown => {
    if (lastVersion !== undefined) return lastVersion
    lastVersion = dataVersion.get()?.['data_version']
    setImmediate(refresh)
    return lastVersion
  }
  return {
    read: (hash) => {
      // Before reading the row, so that a write in between invalidates the cache.
      const version = currentVersion()
      const cached = cache.get(hash)
      if (cached !== undefined && cached.version === version) return cached.record
      const row = statement.get(hash) as SessionRow | undefined
      if (row === undefined) {
        cache.delete(hash)
        return null
      }
      if (cached !== undefined && isSame(cached.row, row)) {
        cached.version = version
        return cached.record
      }
      const record = sessionFrom(row, hash, cipher)
      const [oldest] = cache.size < MAX_KEPT ? [] : cache.keys()
      if (oldest !== undefined) cache.delete(oldest)
      cache.set(hash, { version, row, record })
      return record
    },
    forget: (hash) => {
      cache.delete(hash)
    },
    refresh,
    close: () => {
      if (database.isOpen) database.close()
    },
  }
}

const isSame = (one: SessionRow, other: SessionRow): boolean =>
  one.expires_at === other.expires_at &&
  one.active_at === other.active_at &&
  Buffer.compare(one.secrets, other.secrets) === 0 &&
  Buffer.compare(one.activity, other.activity) === 0 &&
  Buffer.compare(one.user, other.user) === 0
