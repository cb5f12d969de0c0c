import { PROGRAM } from './connections.ts'
import { send } from './statements.ts'
import type { Connection } from './statements.ts'

/** Writers that were idle for longer belong to processes that have ended. */
const WRITERS_KEPT_MS = 7 * 86_400_000
const MAX_ROWS = 10_000

// PostgreSQL checks only the outer condition again after it waited for a row's lock.
const deleteExpired = (table: string, key: string): string =>
  `DELETE FROM ${table} WHERE ${key} IN
    (SELECT ${key} FROM ${table} WHERE expires_at <= now_ms() LIMIT ${MAX_ROWS})
    AND expires_at <= now_ms()`

/** Longer than any call waits. */
const ABANDONED_AFTER = '3 seconds'
/** Longer than a standby that is there takes. */
const LATE_AFTER = '300 milliseconds'

/**
 * Ends commits that wait for a standby although their callers were answered 503: the server keeps their connections
 * until the standby is back, and would run out of them.
 * @returns whether commits wait for longer than a standby takes
 */
export async function endAbandonedCommits(connection: Connection): Promise<boolean> {
  const [rows = []] = await send(connection, [
    `SELECT pg_cancel_backend(CASE WHEN state_change < clock_timestamp() - interval '${ABANDONED_AFTER}' THEN pid END)
    FROM pg_stat_activity
    WHERE application_name = $1 AND datname = current_database() AND usename = current_user
      AND wait_event = 'SyncRep' AND state_change < clock_timestamp() - interval '${LATE_AFTER}'`,
    [PROGRAM],
  ])
  return rows.length > 0
}

/** Removes expired rows, unless another process is doing it. */
export async function sweep(connection: Connection, ownWriters: readonly string[]): Promise<void> {
  await send(connection, ['UPDATE writers SET at = now_ms() WHERE id = ANY($1)', [ownWriters]])
  const [, [lock] = []] = await send(
    connection,
    ['BEGIN'],
    ["SELECT pg_try_advisory_xact_lock(hashtext('maru sweep')) AS taken"],
  )
  const hasLock = lock?.['taken'] === true
  await send(
    connection,
    ...(hasLock
      ? ([
          [deleteExpired('sessions', 'id_hash')],
          [deleteExpired('money', 'key_hash')],
          [deleteExpired('counters', 'key')],
          [`DELETE FROM writers WHERE at < now_ms() - ${WRITERS_KEPT_MS}`],
        ] as const)
      : []),
    ['COMMIT'],
  )
}
