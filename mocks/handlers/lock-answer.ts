import type { Member } from '../db/database.ts'
import { instant } from '../db/instant.ts'
import type { Lock } from '../db/records.ts'
import type { LockReason } from '../scenarios/scenarios.ts'
import type { AnswerOf } from './contract.ts'

const HOUR_MS = 3_600_000

export const lockReason = (
  ofScenario: LockReason | null,
  { locks }: Member,
  what: Lock,
): LockReason | null => ofScenario ?? (locks.includes(what) ? 'account' : null)

/** A scenario's lock ends with the next hour; an account's lock has no known end. */
export const lockAnswer = (
  reason: LockReason | null,
  now: number,
): AnswerOf<'getBalanceDepositLock'> => ({
  status: 'success',
  locked: reason !== null,
  reason,
  until:
    reason === null || reason === 'account'
      ? null
      : instant((Math.floor(now / HOUR_MS) + 2) * HOUR_MS),
})
