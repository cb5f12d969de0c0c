import type { Counter } from '../../ports/ports.ts'
import type { AsyncOperations, StoreCalls } from '../shared/operations.ts'
import type { ConnectedOperations } from './identity.ts'
import { moneyOperations } from './money-operations.ts'
import { protectionOperations } from './protection-operations.ts'
import { sessionOperations } from './session-operations.ts'
import type { RunWork } from './sessions.ts'
import { runDurably, runWithoutSync, send } from './statements.ts'
import type { Row } from './statements.ts'

/** A counter, with its end on the clock of this process. */
const counterFrom = (row: Row, now: number): Counter => ({
  points: Number(row['points']),
  expiresAt: row['left'] === null ? null : now + Number(row['left']),
})

const ADD_POINTS = `
  INSERT INTO counters VALUES ($1, $2, CASE WHEN $3::bigint > 0 THEN now_ms() + $3::bigint END)
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN $4::boolean OR counters.expires_at <= now_ms() THEN excluded.points
      ELSE counters.points + excluded.points END,
    expires_at = CASE WHEN $4::boolean OR counters.expires_at <= now_ms() THEN excluded.expires_at
      ELSE counters.expires_at END
  RETURNING points, expires_at - now_ms() AS left`

const operations: Omit<ConnectedOperations, 'getSession'> = {
  ...sessionOperations,
  ...moneyOperations,
  ...protectionOperations,
  getCounter: async (connection, _store, key, now) => {
    const [rows = []] = await send(connection, [
      `SELECT points, expires_at - now_ms() AS left FROM counters
      WHERE key = $1 AND (expires_at IS NULL OR expires_at > now_ms())`,
      [key],
    ])
    return rows[0] === undefined ? null : counterFrom(rows[0], now)
  },
  upsertCounter: async (connection, _store, key, points, durationMs, isForced, now) => {
    const values = [key, points, durationMs, isForced]
    const [row] = await runWithoutSync(connection, [ADD_POINTS, values])
    if (row === undefined) throw new Error('the counter was not written')
    return counterFrom(row, now)
  },
  removeCounter: async (connection, _store, key) => {
    const rows = await runWithoutSync(connection, [
      'DELETE FROM counters WHERE key = $1 RETURNING key',
      [key],
    ])
    return rows.length > 0
  },
  // A durable write: ready means that money can be sent.
  probe: async (connection, { incarnation }) => {
    await runDurably(connection, incarnation)
  },
}

/** Calls of the store's operations by name; sessions are read by `getSession`. */
export function createCalls(
  run: RunWork,
  getSession: AsyncOperations['getSession'],
): StoreCalls['call'] {
  type Operate = (...args: readonly unknown[]) => Promise<never>
  const operateByName: Readonly<Record<string, unknown>> = operations
  return (name, ...args) =>
    name === 'getSession'
      ? (getSession as Operate)(...args)
      : run((...context) => (operateByName[name] as Operate)(...context, ...args))
}
