import { DatabaseSync } from 'node:sqlite'
import type { SessionRecord } from '../../ports/ports.ts'
import type { RecordCipher } from '../shared/record-cipher.ts'
import { createSessionDecryption } from '../shared/sealed-session.ts'
import type { SessionRow } from '../shared/sealed-session.ts'
import { READ_SESSION } from './session-operations.ts'

const MAX_CACHED = 10_000

export type SessionReader = {
  /** @throws Error when it cannot be read now */
  read(hash: string): SessionRecord | 'unreadable' | null
  refresh(): void
  close(): void
}

/**
 * Reads sessions on the event loop's thread: with a write-ahead log a reader waits for no lock, and a call to the
 * worker costs ten times as much. Records are cached until any connection writes, which is asked once per turn of the
 * event loop.
 */
export function createSessionReader(file: string, cipher: RecordCipher): SessionReader {
  const database = new DatabaseSync(file, { readOnly: true })
  database.exec('PRAGMA busy_timeout = 0')
  const selectSession = database.prepare(READ_SESSION)
  // Changes after each write of another connection; this one never writes.
  const dataVersion = database.prepare('PRAGMA data_version')
  const decrypt = createSessionDecryption(cipher)
  let records = new Map<string, SessionRecord | 'unreadable'>()
  let version: unknown
  let isVersionRead = false
  const refresh = () => {
    isVersionRead = false
  }
  const dropOutdatedRecords = () => {
    if (isVersionRead) return
    // The version is read before any row, so that a write in between drops the row with the next turn.
    const currentVersion = dataVersion.get()?.['data_version']
    if (currentVersion !== version || records.size > MAX_CACHED) records = new Map()
    version = currentVersion
    isVersionRead = true
    setImmediate(refresh)
  }
  return {
    read: (hash) => {
      dropOutdatedRecords()
      const cached = records.get(hash)
      if (cached !== undefined) return cached
      const row = selectSession.get(hash) as SessionRow | undefined
      if (row === undefined) return null
      const record = decrypt(row, hash)
      records.set(hash, record)
      return record
    },
    refresh,
    close: () => {
      if (database.isOpen) database.close()
    },
  }
}
