import type { Database } from './database.ts'

const ATTEMPTS = 5
const BLOCK_MS = 60_000

/** True for a minute after too many wrong passwords in a row; even the right one is refused. */
export const isBlocked = (db: Database, key: string, now: number): boolean =>
  (db.attempts.get(key)?.blockedUntil ?? 0) > now

/** Counts a wrong password or proof; the fifth in a row blocks for a minute. */
export function countFailure(db: Database, key: string, now: number): void {
  const failures = (db.attempts.get(key)?.failures ?? 0) + 1
  const isBlocking = failures >= ATTEMPTS
  forgetFailures(db, key)
  db.attempts.add({
    key,
    failures: isBlocking ? 0 : failures,
    blockedUntil: isBlocking ? now + BLOCK_MS : 0,
  })
}

export const forgetFailures = (db: Database, key: string): void => void db.attempts.remove(key)
