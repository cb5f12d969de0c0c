import type { Connected } from './connections.ts'
import { send } from './statements.ts'

/** Writers that were idle for longer belong to processes that have ended. */
const WRITERS_KEPT_MS = 7 * 86_400_000
const AT_ONCE = 10_000

const expired = (table: string, key: string): string =>
  `DELETE FROM ${table} WHERE ${key} IN
    (SELECT ${key} FROM ${table} WHERE expires_at <= now_ms() LIMIT ${AT_ONCE})`

/** Removes what has expired, unless another process is at it. */
export async function sweep(connected: Connected, ownWriters: readonly string[]): Promise<void> {
  await send(connected, ['UPDATE writers SET at = now_ms() WHERE id = ANY($1)', [ownWriters]])
  const [, [lock] = []] = await send(
    connected,
    ['BEGIN'],
    ["SELECT pg_try_advisory_xact_lock(hashtext('maru sweep')) AS taken"],
  )
  const isOurs = lock?.['taken'] === true
  await send(
    connected,
    ...(isOurs
      ? ([
          [expired('sessions', 'id_hash')],
          [expired('money', 'key_hash')],
          [expired('counters', 'key')],
          [`DELETE FROM writers WHERE at < now_ms() - ${WRITERS_KEPT_MS}`],
        ] as const)
      : []),
    ['COMMIT'],
  )
}
