import type { Member } from '../db/database.ts'
import { instant } from '../db/clock.ts'
import type { Lock } from '../db/records.ts'
import type { LockReason, Rules } from '../seeds/start-states.ts'
import type { AnswerOf } from './contract.ts'
import { HOUR_MS } from '../../src/lib/durations.ts'

type Row = {
  readonly settledAt: string | null
  readonly payIn?: unknown
  readonly idempotencyKey?: unknown
}

/** A request as a list contains it. It says how to pay only while it waits, and never where lists are bare. */
export function listedRequest<Listed extends Row>(row: Listed, { bareLists }: Rules) {
  const { payIn, idempotencyKey, ...listedRow } = row
  if (bareLists) return listedRow
  return row.settledAt === null ? row : { ...listedRow, idempotencyKey }
}

export const lockReason = (
  ruleReason: LockReason | null,
  { locks }: Member,
  lock: Lock,
): LockReason | null => ruleReason ?? (locks.includes(lock) ? 'account' : null)

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
