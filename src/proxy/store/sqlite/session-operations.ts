import type { DatabaseSync } from 'node:sqlite'
import type { SessionRecord, User } from '../../ports.ts'
import type { RecordCipher } from './record-cipher.ts'

type Secrets = Pick<SessionRecord, 'backendToken' | 'pageToken'>

const secretsOf = (hash: string): string => `sessions.secrets ${hash}`
const userOf = (hash: string): string => `sessions.user ${hash}`

/** Sessions by the hash of their id; what they hold is encrypted. */
export function sessionOperations(database: DatabaseSync, { seal, open }: RecordCipher) {
  const read = database.prepare('SELECT secrets, user, expires_at FROM sessions WHERE id_hash = ?')
  const insert = database.prepare('INSERT INTO sessions VALUES (?, ?, ?, ?)')
  const change = database.prepare('UPDATE sessions SET user = ? WHERE id_hash = ?')
  const erase = database.prepare('DELETE FROM sessions WHERE id_hash = ?')
  const eraseExpired = database.prepare('DELETE FROM sessions WHERE expires_at <= ?')
  return {
    getSession: (hash: string): SessionRecord | 'unreadable' | null => {
      const row = read.get(hash)
      if (row === undefined) return null
      const secrets = open(row['secrets'] as Uint8Array, secretsOf(hash))
      const sideUser = open(row['user'] as Uint8Array, userOf(hash))
      if (secrets === null || sideUser === null) return 'unreadable'
      return {
        ...(JSON.parse(secrets) as Secrets),
        sideUser: JSON.parse(sideUser) as User,
        expiresAt: Number(row['expires_at']),
      }
    },
    addSession: (hash: string, record: SessionRecord, now: number): void => {
      const { backendToken, pageToken, sideUser, expiresAt } = record
      const secrets = JSON.stringify({ backendToken, pageToken } satisfies Secrets)
      eraseExpired.run(now)
      insert.run(
        hash,
        seal(secrets, secretsOf(hash)),
        seal(JSON.stringify(sideUser), userOf(hash)),
        expiresAt,
      )
    },
    updateUser: (hash: string, sideUser: User): void => {
      change.run(seal(JSON.stringify(sideUser), userOf(hash)), hash)
    },
    removeSession: (hash: string): void => {
      erase.run(hash)
    },
  }
}
