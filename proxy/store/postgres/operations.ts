import type { Counter } from '../../ports/ports.ts'
import type { AsyncOperations, StoreCalls } from '../shared/operations.ts'
import { beginMoney, forgetMoney, settleMoney } from './money-operations.ts'
import { getProtection, performProtection } from './protection-operations.ts'
import type { createSessionCalls, RunWork } from './sessions.ts'
import { runDurably, runWithoutSync, send } from './statements.ts'
import type { Connection, Row } from './statements.ts'

/** Calls of the store's operations by name. Where a time is passed, the database's clock decides instead. */
export function createCalls(
  run: RunWork,
  sessions: ReturnType<typeof createSessionCalls>,
): StoreCalls['call'] {
  const operations: AsyncOperations = {
    ...sessions,
    getCounter: (...args) => run((connection) => getCounter(connection, ...args)),
    upsertCounter: (...args) => run((connection) => upsertCounter(connection, ...args)),
    removeCounter: (key) => run((connection) => removeCounter(connection, key)),
    beginMoney: (request, _, ms) => run((...context) => beginMoney(...context, request, ms)),
    settleMoney: (...args) => run((...context) => settleMoney(...context, ...args)),
    forgetMoney: (request) => run((...context) => forgetMoney(...context, request)),
    getProtection: (member) => run((...context) => getProtection(...context, member)),
    performProtection: (member, command, _, requestId) =>
      run((...context) => performProtection(...context, member, command, requestId)),
    // A durable write: ready means that money can be sent.
    probe: () =>
      run(async (connection, { incarnation }) => void (await runDurably(connection, incarnation))),
  }
  type Operate = (...args: readonly unknown[]) => Promise<never>
  return (name, ...args) => (operations[name] as unknown as Operate)(...args)
}

/** A counter, with its end on the clock of this process. */
const counterFrom = (row: Row, now: number): Counter => ({
  points: Number(row['points']),
  expiresAt: row['left'] === null ? null : now + Number(row['left']),
})

async function getCounter(
  connection: Connection,
  key: string,
  now: number,
): Promise<Counter | null> {
  const [rows = []] = await send(connection, [
    `SELECT points, expires_at - now_ms() AS left FROM counters
    WHERE key = $1 AND (expires_at IS NULL OR expires_at > now_ms())`,
    [key],
  ])
  return rows[0] === undefined ? null : counterFrom(rows[0], now)
}

const ADD_POINTS = `
  INSERT INTO counters VALUES ($1, $2, CASE WHEN $3::bigint > 0 THEN now_ms() + $3::bigint END)
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN $4::boolean OR counters.expires_at <= now_ms() THEN excluded.points
      ELSE counters.points + excluded.points END,
    expires_at = CASE WHEN $4::boolean OR counters.expires_at <= now_ms() THEN excluded.expires_at
      ELSE counters.expires_at END
  RETURNING points, expires_at - now_ms() AS left`

async function upsertCounter(
  connection: Connection,
  key: string,
  points: number,
  durationMs: number,
  isForced: boolean,
  now: number,
): Promise<Counter> {
  const [row] = await runWithoutSync(connection, [ADD_POINTS, [key, points, durationMs, isForced]])
  if (row === undefined) throw new Error('the counter was not written')
  return counterFrom(row, now)
}

async function removeCounter(connection: Connection, key: string): Promise<boolean> {
  const rows = await runWithoutSync(connection, [
    'DELETE FROM counters WHERE key = $1 RETURNING key',
    [key],
  ])
  return rows.length > 0
}
