import type { Database } from './database.ts'

const ATTEMPTS = 5
const BLOCK_MS = 60_000

/** True while too many wrong proofs in a row keep everybody out, the right proof too. */
export const isBlocked = (db: Database, key: string, now: number): boolean =>
  (db.attempts.findFirst((query) => query.where({ key }))?.blockedUntil ?? 0) > now

/** Counts a wrong proof; the fifth in a row blocks for a minute. */
export async function countFailure(db: Database, key: string, now: number): Promise<void> {
  const failures = (db.attempts.findFirst((query) => query.where({ key }))?.failures ?? 0) + 1
  const isLast = failures >= ATTEMPTS
  db.attempts.delete((query) => query.where({ key }))
  await db.attempts.create({
    key,
    failures: isLast ? 0 : failures,
    blockedUntil: isLast ? now + BLOCK_MS : 0,
  })
}

export const forgetFailures = (db: Database, key: string): void =>
  void db.attempts.delete((query) => query.where({ key }))
