import type { DatabaseSync } from 'node:sqlite'
import type { Operations } from '../shared/operations.ts'
import type { RecordCipher } from '../shared/record-cipher.ts'
import { sealActivity, sealSession, sealUser, sessionFrom } from '../shared/sealed-session.ts'
import type { SessionRow } from '../shared/sealed-session.ts'

export const READ_SESSION =
  'SELECT secrets, user, expires_at, active_at, activity FROM sessions WHERE id_hash = ?'

type SessionOperations = Pick<
  Operations,
  'getSession' | 'addSession' | 'updateUser' | 'updateActivity' | 'removeSession'
>

/** Sessions by the hash of their id, encrypted. */
export function sessionOperations(database: DatabaseSync, cipher: RecordCipher): SessionOperations {
  const read = database.prepare(READ_SESSION)
  const insert = database.prepare('INSERT INTO sessions VALUES (?, ?, ?, ?, ?, ?)')
  const change = database.prepare('UPDATE sessions SET user = ? WHERE id_hash = ?')
  const changeActivity = database.prepare(
    'UPDATE sessions SET active_at = ?, activity = ? WHERE id_hash = ?',
  )
  const erase = database.prepare('DELETE FROM sessions WHERE id_hash = ?')
  const eraseExpired = database.prepare('DELETE FROM sessions WHERE expires_at <= ?')
  return {
    getSession: (hash) => {
      const row = read.get(hash) as SessionRow | undefined
      return row === undefined ? null : sessionFrom(row, hash, cipher)
    },
    addSession: (hash, record, now) => {
      const row = sealSession(cipher, hash, record)
      eraseExpired.run(now)
      insert.run(hash, row.secrets, row.user, row.expires_at, row.active_at, row.activity)
    },
    updateUser: (hash, sideUser) => {
      change.run(sealUser(cipher, hash, sideUser), hash)
    },
    updateActivity: (hash, activeAt) => {
      changeActivity.run(activeAt, sealActivity(cipher, hash, activeAt), hash)
    },
    removeSession: (hash) => {
      erase.run(hash)
    },
  }
}
