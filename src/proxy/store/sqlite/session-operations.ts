import type { DatabaseSync } from 'node:sqlite'
import type { SessionRecord, User } from '../../core/ports.ts'
import type { RecordCipher } from './record-cipher.ts'

type Secrets = Pick<SessionRecord, 'backendToken' | 'pageToken'>

export type SessionRow = {
  readonly secrets: Uint8Array
  readonly user: Uint8Array
  readonly expires_at: number
  readonly active_at: number
  readonly activity: Uint8Array
}

export const READ_SESSION =
  'SELECT secrets, user, expires_at, active_at, activity FROM sessions WHERE id_hash = ?'

// Both times are authenticated, so that writing to the file extends no session.
const secretsOf = (hash: string, expiresAt: number): string =>
  `sessions.secrets ${hash} until ${expiresAt}`
const activityOf = (hash: string, activeAt: number): string =>
  `sessions.active_at ${hash} ${activeAt}`
const userOf = (hash: string): string => `sessions.user ${hash}`

/** The session of a row; `unreadable` when no key decrypts it or a time was changed. */
export function sessionFrom(
  row: SessionRow,
  hash: string,
  { open }: RecordCipher,
): SessionRecord | 'unreadable' {
  const secrets = open(row.secrets, secretsOf(hash, row.expires_at))
  const sideUser = open(row.user, userOf(hash))
  const activity = open(row.activity, activityOf(hash, row.active_at))
  if (secrets === null || sideUser === null || activity === null) return 'unreadable'
  return {
    ...(JSON.parse(secrets) as Secrets),
    sideUser: JSON.parse(sideUser) as User,
    expiresAt: row.expires_at,
    activeAt: row.active_at,
  }
}

/** Sessions by the hash of their id, encrypted. */
export function sessionOperations(database: DatabaseSync, cipher: RecordCipher) {
  const { seal } = cipher
  const read = database.prepare(READ_SESSION)
  const insert = database.prepare('INSERT INTO sessions VALUES (?, ?, ?, ?, ?, ?)')
  const change = database.prepare('UPDATE sessions SET user = ? WHERE id_hash = ?')
  const changeActivity = database.prepare(
    'UPDATE sessions SET active_at = ?, activity = ? WHERE id_hash = ?',
  )
  const erase = database.prepare('DELETE FROM sessions WHERE id_hash = ?')
  const eraseExpired = database.prepare('DELETE FROM sessions WHERE expires_at <= ?')
  return {
    getSession: (hash: string): SessionRecord | 'unreadable' | null => {
      const row = read.get(hash) as SessionRow | undefined
      return row === undefined ? null : sessionFrom(row, hash, cipher)
    },
    addSession: (hash: string, record: SessionRecord, now: number): void => {
      const { backendToken, pageToken, sideUser, expiresAt, activeAt } = record
      const secrets = JSON.stringify({ backendToken, pageToken } satisfies Secrets)
      eraseExpired.run(now)
      insert.run(
        hash,
        seal(secrets, secretsOf(hash, expiresAt)),
        seal(JSON.stringify(sideUser), userOf(hash)),
        expiresAt,
        activeAt,
        seal('', activityOf(hash, activeAt)),
      )
    },
    updateUser: (hash: string, sideUser: User): void => {
      change.run(seal(JSON.stringify(sideUser), userOf(hash)), hash)
    },
    updateActivity: (hash: string, activeAt: number): void => {
      changeActivity.run(activeAt, seal('', activityOf(hash, activeAt)), hash)
    },
    removeSession: (hash: string): void => {
      erase.run(hash)
    },
  }
}
