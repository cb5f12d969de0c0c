import type { DatabaseSync } from 'node:sqlite'
import type { Counter } from '../../ports/ports.ts'
import { MAX_COUNTERS, MAX_LONG_COUNTERS } from '../shared/operations.ts'
import type { Operations } from '../shared/operations.ts'
import { moneyOperations } from './money-operations.ts'
import type { OpenStore } from './opening.ts'
import { protectionOperations } from './protection-operations.ts'
import { sessionOperations } from './session-operations.ts'
import { DAY_MS } from '../../../src/lib/durations.ts'

/** Counting all rows takes milliseconds, so it does not happen on each write. */
const WRITES_BETWEEN_SWEEPS = 1_000

/** The worker's operations by name: `get…` reads; all others write within a transaction. */
export function createOperations(store: OpenStore): Operations {
  const { database } = store
  // Larger than a session, so that a ready store has space for the next one.
  const probe = database.prepare('INSERT INTO probe (filling) VALUES (zeroblob(32768))')
  const eraseProbe = database.prepare('DELETE FROM probe')
  return {
    ...sessionOperations(store),
    ...counterOperations(database),
    ...moneyOperations(store),
    ...protectionOperations(store),
    probe: () => {
      probe.run()
      eraseProbe.run()
    },
  }
}

const counterOf = (row: Readonly<Record<string, unknown>>): Counter => ({
  points: Number(row['points']),
  expiresAt: row['expires_at'] === null ? null : Number(row['expires_at']),
})

/** Counters by the hash of their key, which may be an id or an address. */
function counterOperations(database: DatabaseSync) {
  const selectCounter = database.prepare(
    'SELECT points, expires_at FROM counters WHERE key = ? AND (expires_at IS NULL OR expires_at > ?)',
  )
  const eraseExpired = database.prepare('DELETE FROM counters WHERE expires_at <= ?')
  const excessEraser = (endCondition: string, maximum: number) => {
    const count = database.prepare(`SELECT count(*) AS size FROM counters WHERE ${endCondition}`)
    const deleteOldest = database.prepare(
      `DELETE FROM counters WHERE rowid IN
      (SELECT rowid FROM counters WHERE ${endCondition} ORDER BY rowid LIMIT ?)`,
    )
    return (end: number) => {
      const excess = Number(count.get(end)?.['size']) - maximum
      if (excess > 0) deleteOldest.run(end, excess)
    }
  }
  // A flood of short-lived counters must not evict those that record earlier logins.
  const eraseOldestShort = excessEraser('expires_at <= ?', MAX_COUNTERS)
  const eraseOldestLong = excessEraser('expires_at > ?', MAX_LONG_COUNTERS)
  let writes = 0
  const eraseOldest = (now: number) => {
    writes += 1
    if (writes % WRITES_BETWEEN_SWEEPS !== 0) return
    eraseOldestShort(now + DAY_MS)
    eraseOldestLong(now + DAY_MS)
  }
  const addPoints = database.prepare(
    `INSERT INTO counters VALUES (?, ?, ?)
    ON CONFLICT (key) DO UPDATE SET points = points + excluded.points RETURNING points, expires_at`,
  )
  const resetPoints = database.prepare(
    `INSERT INTO counters VALUES (?, ?, ?)
    ON CONFLICT (key) DO UPDATE SET points = excluded.points, expires_at = excluded.expires_at
    RETURNING points, expires_at`,
  )
  const deleteCounter = database.prepare('DELETE FROM counters WHERE key = ?')
  return {
    getCounter: (key, now) => {
      const row = selectCounter.get(key, now)
      return row === undefined ? null : counterOf(row)
    },
    upsertCounter: (key, points, durationMs, isForced, now) => {
      eraseExpired.run(now)
      const expiresAt = durationMs > 0 ? now + durationMs : null
      const row = (isForced ? resetPoints : addPoints).get(key, points, expiresAt)
      eraseOldest(now)
      return counterOf(row ?? { points, expires_at: expiresAt })
    },
    removeCounter: (key) => deleteCounter.run(key).changes > 0,
  } satisfies Partial<Operations>
}
