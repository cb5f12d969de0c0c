import { MAX_LISTED } from '../shared/operations.ts'
import { logoutLine, revocationLine } from '../shared/audit-line.ts'
import type { Operations } from '../shared/operations.ts'
import {
  listedFrom,
  sealActivity,
  sealSession,
  sealUser,
  sessionFrom,
} from '../shared/sealed-session.ts'
import type { SessionRow } from '../shared/sealed-session.ts'
import { createAuditLog } from './audit.ts'
import type { OpenStore } from './opening.ts'

export const READ_SESSION =
  'SELECT secrets, user, expires_at, active_at, activity FROM sessions WHERE id_hash = ? AND is_revoked = 0'

type SessionOperations = Pick<
  Operations,
  | 'getSession'
  | 'addSession'
  | 'updateUser'
  | 'updateActivity'
  | 'removeSession'
  | 'getSessions'
  | 'revokeSessions'
  | 'getRevoked'
  | 'getRevokedSessions'
>

/** Sessions by the hash of their id, encrypted. Revoked ones are kept without their secrets. */
export function sessionOperations({
  database,
  cipher,
  vault,
}: Pick<OpenStore, 'database' | 'cipher' | 'vault'>): SessionOperations {
  const addToAudit = createAuditLog(database, vault)
  const read = database.prepare(READ_SESSION)
  const insert = database.prepare('INSERT INTO sessions VALUES (?, ?, ?, ?, ?, ?, ?, 0)')
  const change = database.prepare(
    'UPDATE sessions SET user = ? WHERE id_hash = ? AND is_revoked = 0',
  )
  const changeActivity = database.prepare(
    'UPDATE sessions SET active_at = ?, activity = ? WHERE id_hash = ? AND is_revoked = 0',
  )
  const erase = database.prepare(
    'DELETE FROM sessions WHERE id_hash = ? RETURNING member_hash, is_revoked',
  )
  const eraseExpired = database.prepare('DELETE FROM sessions WHERE expires_at <= ?')
  const list = database.prepare(
    `SELECT id_hash, secrets, user, expires_at, active_at, activity FROM sessions
    WHERE member_hash = ? AND is_revoked = 0 AND expires_at > ?
    ORDER BY expires_at DESC LIMIT ${MAX_LISTED}`,
  )
  const revoke = database.prepare(
    `UPDATE sessions SET is_revoked = 1, secrets = x'', user = x'', activity = x''
    WHERE member_hash = ? AND id_hash <> ? AND id_hash = coalesce(?, id_hash)
      AND is_revoked = 0 AND expires_at > ?`,
  )
  const readRevoked = database.prepare(
    'SELECT 1 FROM sessions WHERE id_hash = ? AND is_revoked = 1 AND expires_at > ?',
  )
  const listRevoked = database.prepare(
    'SELECT id_hash FROM sessions WHERE member_hash = ? AND is_revoked = 1 AND expires_at > ?',
  )
  return {
    getSession: (hash) => {
      const row = read.get(hash) as SessionRow | undefined
      return row === undefined ? null : sessionFrom(row, hash, cipher)
    },
    addSession: (hash, member, record, now) => {
      const row = sealSession(cipher, hash, record)
      const sealed = [row.secrets, row.user, row.expires_at, row.active_at, row.activity] as const
      eraseExpired.run(now)
      insert.run(hash, vault.hashOf(member), ...sealed)
    },
    updateUser: (hash, sideUser) => {
      change.run(sealUser(cipher, hash, sideUser), hash)
    },
    updateActivity: (hash, activeAt) => {
      changeActivity.run(activeAt, sealActivity(cipher, hash, activeAt), hash)
    },
    removeSession: (hash, now, logout) => {
      const [row] = erase.all(hash)
      if (row?.['is_revoked'] === 0) addToAudit(String(row['member_hash']), now, logoutLine(logout))
    },
    getSessions: (member, now) =>
      list
        .all(vault.hashOf(member), now)
        .flatMap((row) => listedFrom(String(row['id_hash']), row as unknown as SessionRow, cipher)),
    revokeSessions: (revocation, now) => {
      const { member, ownHash, hash } = revocation
      const memberHash = vault.hashOf(member)
      const { changes } = revoke.run(memberHash, ownHash, hash, now)
      addToAudit(memberHash, now, revocationLine(revocation, Number(changes)))
    },
    getRevoked: (hash, now) => readRevoked.get(hash, now) !== undefined,
    getRevokedSessions: (member, now) =>
      listRevoked.all(vault.hashOf(member), now).map((row) => String(row['id_hash'])),
  }
}
