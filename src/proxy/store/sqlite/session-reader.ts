import { DatabaseSync } from 'node:sqlite'
import type { SessionRecord } from '../../ports.ts'
import type { RecordCipher } from './record-cipher.ts'
import { READ_SESSION, sessionFrom } from './session-operations.ts'
import type { SessionRow } from './session-operations.ts'

const MAX_KEPT = 10_000

export type SessionReader = {
  /** @throws Error at once when it cannot be read now */
  read(hash: string): SessionRecord | 'unreadable' | null
  /** Drops what is kept of a session in memory. */
  forget(hash: string): void
  close(): void
}

/**
 * Reads sessions in the thread of the event loop: beside a write-ahead log a reader waits for no lock,
 * and a call of another thread costs twenty times as much. A record is decrypted once, for as long as
 * its bytes in the file stay the same.
 */
export function createSessionReader(file: string, cipher: RecordCipher): SessionReader {
  const database = new DatabaseSync(file, { readOnly: true })
  database.exec('PRAGMA busy_timeout = 0')
  const statement = database.prepare(READ_SESSION)
  const kept = new Map<string, { row: SessionRow; record: SessionRecord | 'unreadable' }>()
  return {
    read: (hash) => {
      const row = statement.get(hash) as SessionRow | undefined
      if (row === undefined) {
        kept.delete(hash)
        return null
      }
      const known = kept.get(hash)
      if (known !== undefined && isSame(known.row, row)) return known.record
      const record = sessionFrom(row, hash, cipher)
      const [oldest] = kept.size < MAX_KEPT ? [] : kept.keys()
      if (oldest !== undefined) kept.delete(oldest)
      kept.set(hash, { row, record })
      return record
    },
    forget: (hash) => {
      kept.delete(hash)
    },
    close: () => {
      if (database.isOpen) database.close()
    },
  }
}

const isSame = (one: SessionRow, other: SessionRow): boolean =>
  one.expires_at === other.expires_at &&
  Buffer.compare(one.secrets, other.secrets) === 0 &&
  Buffer.compare(one.user, other.user) === 0
