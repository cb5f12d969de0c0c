import { MAX_LISTED } from '../shared/operations.ts'
import { logoutLine, revocationLine } from '../shared/audit-line.ts'
import { listedFrom, sealActivity, sealSession, sealUser } from '../shared/sealed-session.ts'
import type { SessionRow } from '../shared/sealed-session.ts'
import { auditStatements } from './audit.ts'
import { memberHash } from './identity.ts'
import type { ConnectedOperations } from './identity.ts'
import { commit, runDurably, runWithoutSync, send } from './statements.ts'
import type { Connection, Row, Statement } from './statements.ts'

const COLUMNS = 'secrets, "user", expires_at, active_at, activity'

const rowFrom = (row: Row): SessionRow => ({
  ...(row as unknown as SessionRow),
  expires_at: Number(row['expires_at']),
  active_at: Number(row['active_at']),
})

/** The rows of sessions that have neither ended nor been signed out, by hash. */
export async function readSessions(
  connection: Connection,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, SessionRow>> {
  const [rows = []] = await send(connection, [
    `SELECT id_hash, ${COLUMNS} FROM sessions
    WHERE id_hash = ANY($1) AND NOT is_removed AND expires_at > now_ms()`,
    [hashes],
  ])
  return new Map(rows.map(({ id_hash: hash, ...row }) => [String(hash), rowFrom(row)]))
}

export const sessionOperations = {
  addSession: async (connection, store, hash, member, record) => {
    const row = sealSession(store.cipher, hash, record)
    await runDurably(connection, store.incarnation, [
      `INSERT INTO sessions (id_hash, member_hash, secrets, "user", expires_at, active_at, activity)
      VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
      [
        hash,
        memberHash(store, member),
        row.secrets,
        row.user,
        row.expires_at,
        row.active_at,
        row.activity,
      ],
    ])
  },
  updateUser: async (connection, { cipher }, hash, sideUser) => {
    await runWithoutSync(connection, [
      'UPDATE sessions SET "user" = $2 WHERE id_hash = $1 AND NOT is_removed',
      [hash, sealUser(cipher, hash, sideUser)],
    ])
  },
  updateActivity: async (connection, { cipher }, hash, activeAt) => {
    await runWithoutSync(connection, [
      'UPDATE sessions SET active_at = $2, activity = $3 WHERE id_hash = $1 AND NOT is_removed',
      [hash, activeAt, sealActivity(cipher, hash, activeAt)],
    ])
  },
  /** Leaves a tombstone without secrets until the session's end. */
  removeSession: async (connection, { incarnation }, hash, _now, logout) => {
    const line = logoutLine(logout)
    const statements: readonly Statement[] =
      line === null
        ? []
        : [
            [
              `INSERT INTO audit (member_hash, event, details)
              SELECT member_hash, $2, $3 FROM sessions WHERE id_hash = $1 AND NOT is_removed`,
              [hash, line.event, JSON.stringify(line.details)],
            ],
          ]
    await runDurably(connection, incarnation, ...statements, [
      `UPDATE sessions SET is_removed = true, secrets = '', "user" = '', activity = ''
      WHERE id_hash = $1`,
      [hash],
    ])
  },
  /** Without rows that no key decrypts. */
  getSessions: async (connection, store, member) => {
    const [rows = []] = await send(connection, [
      `SELECT id_hash, ${COLUMNS} FROM sessions
      WHERE member_hash = $1 AND NOT is_removed AND expires_at > now_ms()
      ORDER BY expires_at DESC LIMIT ${MAX_LISTED}`,
      [memberHash(store, member)],
    ])
    return rows.flatMap((row) => listedFrom(String(row['id_hash']), rowFrom(row), store.cipher))
  },
  /** Leaves tombstones that say so, and a line in the audit log. */
  revokeSessions: async (connection, store, revocation) => {
    const { ownHash, hash } = revocation
    const member = memberHash(store, revocation.member)
    const [, endedSessions = []] = await send(
      connection,
      ['BEGIN'],
      [
        `UPDATE sessions SET is_removed = true, is_revoked = true, secrets = '', "user" = '', activity = ''
        WHERE member_hash = $1 AND id_hash <> $2 AND ($3::text IS NULL OR id_hash = $3)
          AND NOT is_removed AND expires_at > now_ms() RETURNING id_hash`,
        [member, ownHash, hash],
      ],
    )
    const lines = auditStatements(member, revocationLine(revocation, endedSessions.length))
    await commit(connection, store.incarnation, ...lines)
  },
  getRevokedSessions: async (connection, store, member) => {
    const [rows = []] = await send(connection, [
      `SELECT id_hash FROM sessions
      WHERE member_hash = $1 AND is_revoked AND expires_at > now_ms()`,
      [memberHash(store, member)],
    ])
    return rows.map(({ id_hash: id }) => String(id))
  },
  getRevoked: async (connection, _store, hash) => {
    const [rows = []] = await send(connection, [
      'SELECT 1 FROM sessions WHERE id_hash = $1 AND is_revoked AND expires_at > now_ms()',
      [hash],
    ])
    return rows.length > 0
  },
} satisfies Partial<ConnectedOperations>
