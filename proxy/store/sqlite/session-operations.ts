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

/** Stores sessions encrypted, by the hash of their id. Revoked ones are kept without their secrets. */
export function sessionOperations({
  database,
  cipher,
  vault,
}: Pick<OpenStore, 'database' | 'cipher' | 'vault'>) {
  const addToAudit = createAuditLog(database, vault)
  const selectSession = database.prepare(READ_SESSION)
  const insertSession = database.prepare('INSERT INTO sessions VALUES (?, ?, ?, ?, ?, ?, ?, 0)')
  const replaceUser = database.prepare(
    'UPDATE sessions SET user = ? WHERE id_hash = ? AND is_revoked = 0',
  )
  const replaceActivity = database.prepare(
    'UPDATE sessions SET active_at = ?, activity = ? WHERE id_hash = ? AND is_revoked = 0',
  )
  const deleteSession = database.prepare(
    'DELETE FROM sessions WHERE id_hash = ? RETURNING member_hash, is_revoked',
  )
  const deleteExpired = database.prepare('DELETE FROM sessions WHERE expires_at <= ?')
  const selectOfMember = database.prepare(
    `SELECT id_hash, secrets, user, expires_at, active_at, activity FROM sessions
    WHERE member_hash = ? AND is_revoked = 0 AND expires_at > ?
    ORDER BY expires_at DESC LIMIT ${MAX_LISTED}`,
  )
  const revoke = database.prepare(
    `UPDATE sessions SET is_revoked = 1, secrets = x'', user = x'', activity = x''
    WHERE member_hash = ? AND id_hash <> ? AND id_hash = coalesce(?, id_hash)
      AND is_revoked = 0 AND expires_at > ?`,
  )
  const selectRevoked = database.prepare(
    'SELECT 1 FROM sessions WHERE id_hash = ? AND is_revoked = 1 AND expires_at > ?',
  )
  const selectRevokedOfMember = database.prepare(
    'SELECT id_hash FROM sessions WHERE member_hash = ? AND is_revoked = 1 AND expires_at > ?',
  )
  return {
    getSession: (hash) => {
      const row = selectSession.get(hash) as SessionRow | undefined
      return row === undefined ? null : sessionFrom(row, hash, cipher)
    },
    addSession: (hash, member, record, now) => {
      const row = sealSession(cipher, hash, record)
      const columns = [row.secrets, row.user, row.expires_at, row.active_at, row.activity] as const
      deleteExpired.run(now)
      insertSession.run(hash, vault.hashOf(member), ...columns)
    },
    updateUser: (hash, sideUser) => {
      replaceUser.run(sealUser(cipher, hash, sideUser), hash)
    },
    updateActivity: (hash, activeAt) => {
      replaceActivity.run(activeAt, sealActivity(cipher, hash, activeAt), hash)
    },
    removeSession: (hash, now, logout) => {
      const [row] = deleteSession.all(hash)
      if (row?.['is_revoked'] === 0) addToAudit(String(row['member_hash']), now, logoutLine(logout))
    },
    getSessions: (member, now) =>
      selectOfMember
        .all(vault.hashOf(member), now)
        .flatMap((row) => listedFrom(String(row['id_hash']), row as unknown as SessionRow, cipher)),
    revokeSessions: (revocation, now) => {
      const { member, ownHash, hash } = revocation
      const memberHash = vault.hashOf(member)
      const { changes } = revoke.run(memberHash, ownHash, hash, now)
      addToAudit(memberHash, now, revocationLine(revocation, Number(changes)))
    },
    getRevoked: (hash, now) => selectRevoked.get(hash, now) !== undefined,
    getRevokedSessions: (member, now) =>
      selectRevokedOfMember.all(vault.hashOf(member), now).map((row) => String(row['id_hash'])),
  } satisfies Partial<Operations>
}
