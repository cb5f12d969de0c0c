import type { DatabaseSync } from 'node:sqlite'
import type { Counter } from '../../ports.ts'
import { COUNTERS_KEPT } from '../store-limits.ts'

const counterOf = (row: Readonly<Record<string, unknown>>): Counter => ({
  points: Number(row['points']),
  expiresAt: row['expires_at'] === null ? null : Number(row['expires_at']),
})

/** Counters by the hash of their key, which may be an id or an address. */
export function counterOperations(database: DatabaseSync) {
  const read = database.prepare(
    'SELECT points, expires_at FROM counters WHERE key = ? AND (expires_at IS NULL OR expires_at > ?)',
  )
  const eraseExpired = database.prepare('DELETE FROM counters WHERE expires_at <= ?')
  const eraseOldest = database.prepare(
    `DELETE FROM counters WHERE rowid <= (SELECT max(rowid) FROM counters) - ${COUNTERS_KEPT}`,
  )
  const add = database.prepare(
    `INSERT INTO counters VALUES (?, ?, ?)
    ON CONFLICT (key) DO UPDATE SET points = points + excluded.points RETURNING points, expires_at`,
  )
  const set = database.prepare(
    `INSERT INTO counters VALUES (?, ?, ?)
    ON CONFLICT (key) DO UPDATE SET points = excluded.points, expires_at = excluded.expires_at
    RETURNING points, expires_at`,
  )
  const erase = database.prepare('DELETE FROM counters WHERE key = ?')
  return {
    getCounter: (key: string, now: number): Counter | null => {
      const row = read.get(key, now)
      return row === undefined ? null : counterOf(row)
    },
    upsertCounter: (
      key: string,
      points: number,
      durationMs: number,
      isForced: boolean,
      now: number,
    ): Counter => {
      eraseExpired.run(now)
      const expiresAt = durationMs > 0 ? now + durationMs : null
      const row = (isForced ? set : add).get(key, points, expiresAt)
      eraseOldest.run()
      return counterOf(row ?? { points, expires_at: expiresAt })
    },
    removeCounter: (key: string): boolean => erase.run(key).changes > 0,
  }
}
