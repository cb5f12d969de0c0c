import { memberKey } from '../../../lib/member-id.ts'
import { sealActivity, sealSession, sealUser } from '../shared/sealed-session.ts'
import type { SessionRow, VersionedRow } from '../shared/sealed-session.ts'
import type { SessionRecord, User } from '../../core/ports.ts'
import { epochFrom, READ_EPOCH } from './cache-epoch.ts'
import type { Epoch } from './cache-epoch.ts'
import type { Connected } from './connected.ts'
import type { OpenStore } from './identity.ts'
import { durably, lightly, send } from './statements.ts'
import type { Row } from './statements.ts'

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
  { cipher, vault, incarnation }: OpenStore,
  hash: string,
  record: SessionRecord,
): Promise<VersionedRow> {
  const row = sealSession(cipher, hash, record)
  const member = vault.hashOf(memberKey(record.sideUser.userId))
  await durably(connected, incarnation, [
    `INSERT INTO sessions (id_hash, member_hash, secrets, "user", expires_at, active_at, activity)
    VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
    [hash, member, row.secrets, row.user, row.expires_at, row.active_at, row.activity],
  ])
  return { ...row, version: 0 }
}

/** The changed row; null: there is no such session. */
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

/**
 * Leaves a tombstone without secrets until the session's end. Returns the epoch of the cache: the next one begins after
 * this transaction. Null: there is no such session.
 */
export async function removeSession(
  connected: Connected,
  { incarnation }: OpenStore,
  hash: string,
): Promise<Epoch | null> {
  const [removed = [], [epoch] = []] = await durably(
    connected,
    incarnation,
    [
      `UPDATE sessions SET is_removed = true, secrets = '', "user" = '', activity = ''
      WHERE id_hash = $1 RETURNING id_hash`,
      [hash],
    ],
    [`${READ_EPOCH} FOR SHARE`],
  )
  return removed.length === 0 ? null : epochFrom(epoch)
}
