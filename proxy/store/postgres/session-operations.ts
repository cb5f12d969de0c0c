import { MAX_LISTED } from '../calls/operations.ts'
import { logoutLine, revocationLine } from '../records/audit-line.ts'
import type { HashedRevocation, ListedSession } from '../calls/operations.ts'
import { listedFrom, sealActivity, sealSession, sealUser } from '../records/sealed-session.ts'
import type { SessionRow, VersionedRow } from '../records/sealed-session.ts'
import type { SessionRecord, User } from '../../ports/ports.ts'
import { auditStatements } from './audit.ts'
import { epochFrom, READ_EPOCH } from './cache-epoch.ts'
import type { Epoch } from './cache-epoch.ts'
import { memberHash } from './identity.ts'
import type { OpenStore } from './identity.ts'
import { commit, durably, lightly, send } from './statements.ts'
import type { Connected, Row, Statement } from './statements.ts'

const COLUMNS = 'secrets, "user", expires_at, active_at, activity, version'

const rowFrom = (row: Row): VersionedRow => ({
  ...(row as unknown as SessionRow),
  expires_at: Number(row['expires_at']),
  active_at: Number(row['active_at']),
  version: Number(row['version']),
})

/** The rows of sessions that have neither ended nor been signed out, by hash. */
export async function readSessions(
  connected: Connected,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, VersionedRow>> {
  const [rows = []] = await send(connected, [
    `SELECT id_hash, ${COLUMNS} FROM sessions
    WHERE id_hash = ANY($1) AND NOT is_removed AND expires_at > now_ms()`,
    [hashes],
  ])
  return new Map(rows.map(({ id_hash: hash, ...row }) => [String(hash), rowFrom(row)]))
}

export async function addSession(
  connected: Connected,
  store: OpenStore,
  hash: string,
  member: string,
  record: SessionRecord,
): Promise<VersionedRow> {
  const row = sealSession(store.cipher, hash, record)
  await durably(connected, store.incarnation, [
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
  return { ...row, version: 0 }
}

/** The changed row; null: the session does not exist. */
export async function updateUser(
  connected: Connected,
  { cipher }: OpenStore,
  hash: string,
  sideUser: User,
): Promise<VersionedRow | null> {
  const [row] = await lightly(connected, [
    `UPDATE sessions SET "user" = $2, version = version + 1 WHERE id_hash = $1 AND NOT is_removed
    RETURNING ${COLUMNS}`,
    [hash, sealUser(cipher, hash, sideUser)],
  ])
  return row === undefined ? null : rowFrom(row)
}

/** The same for the time of the last activity. */
export async function updateActivity(
  connected: Connected,
  { cipher }: OpenStore,
  hash: string,
  activeAt: number,
): Promise<VersionedRow | null> {
  const [row] = await lightly(connected, [
    `UPDATE sessions SET active_at = $2, activity = $3, version = version + 1
    WHERE id_hash = $1 AND NOT is_removed RETURNING ${COLUMNS}`,
    [hash, activeAt, sealActivity(cipher, hash, activeAt)],
  ])
  return row === undefined ? null : rowFrom(row)
}

export type Removed = {
  /** Whether the session existed. */
  readonly isFound: boolean
  /** The cache's epoch; the next one begins after this transaction. */
  readonly epoch: Epoch
}

/** Leaves a tombstone without secrets until the session's end. */
export async function removeSession(
  connected: Connected,
  { incarnation }: OpenStore,
  hash: string,
  logout: string | null,
): Promise<Removed> {
  const line = logoutLine(logout)
  const noted: readonly Statement[] =
    line === null
      ? []
      : [
          [
            `INSERT INTO audit (member_hash, event, details)
            SELECT member_hash, $2, $3 FROM sessions WHERE id_hash = $1 AND NOT is_removed`,
            [hash, line.event, JSON.stringify(line.details)],
          ],
        ]
  const results = await durably(
    connected,
    incarnation,
    ...noted,
    [
      `UPDATE sessions SET is_removed = true, secrets = '', "user" = '', activity = ''
      WHERE id_hash = $1 RETURNING id_hash`,
      [hash],
    ],
    [`${READ_EPOCH} FOR SHARE`],
  )
  const [removed = [], [epoch] = []] = results.slice(noted.length)
  return { isFound: removed.length > 0, epoch: epochFrom(epoch) }
}

/** Lists a member's sessions, without rows that no key decrypts. */
export async function listSessions(
  connected: Connected,
  store: OpenStore,
  member: string,
): Promise<readonly ListedSession[]> {
  const [rows = []] = await send(connected, [
    `SELECT id_hash, ${COLUMNS} FROM sessions
    WHERE member_hash = $1 AND NOT is_removed AND expires_at > now_ms()
    ORDER BY expires_at DESC LIMIT ${MAX_LISTED}`,
    [memberHash(store, member)],
  ])
  return rows.flatMap((row) => listedFrom(String(row['id_hash']), rowFrom(row), store.cipher))
}

export type Revoked = {
  /** Sessions that this or an earlier revocation ended, in case the earlier one failed to bury them in the cache. */
  readonly hashes: readonly string[]
  readonly epoch: Removed['epoch']
}

const REVOKED = `SELECT id_hash FROM sessions
  WHERE member_hash = $1 AND is_revoked AND expires_at > now_ms()`

/** Leaves tombstones that say so, and a line in the audit log. */
export async function revokeSessions(
  connected: Connected,
  store: OpenStore,
  revocation: HashedRevocation,
): Promise<Revoked> {
  const { ownHash, hash } = revocation
  const others = [memberHash(store, revocation.member), ownHash, hash]
  const [, ended = [], revoked = [], [epoch] = []] = await send(
    connected,
    ['BEGIN'],
    [
      `UPDATE sessions SET is_removed = true, is_revoked = true, secrets = '', "user" = '', activity = ''
      WHERE member_hash = $1 AND id_hash <> $2 AND ($3::text IS NULL OR id_hash = $3)
        AND NOT is_removed AND expires_at > now_ms() RETURNING id_hash`,
      others,
    ],
    [`${REVOKED} AND id_hash <> $2 AND ($3::text IS NULL OR id_hash = $3)`, others],
    [`${READ_EPOCH} FOR SHARE`],
  )
  const line = revocationLine(revocation, ended.length)
  const lines = auditStatements(memberHash(store, revocation.member), line)
  await commit(connected, store.incarnation, ...lines)
  return { hashes: revoked.map(({ id_hash: id }) => String(id)), epoch: epochFrom(epoch) }
}

export async function listRevoked(
  connected: Connected,
  store: OpenStore,
  member: string,
): Promise<readonly string[]> {
  const [rows = []] = await send(connected, [REVOKED, [memberHash(store, member)]])
  return rows.map(({ id_hash: id }) => String(id))
}

export async function isRevoked(connected: Connected, hash: string): Promise<boolean> {
  const [rows = []] = await send(connected, [
    'SELECT 1 FROM sessions WHERE id_hash = $1 AND is_revoked AND expires_at > now_ms()',
    [hash],
  ])
  return rows.length > 0
}
