import { countsFrom } from './record.ts'
import type { LimitKind, ProtectionRecord } from './record.ts'
import { dayEnd, monthEnd, monthStart } from './times.ts'
import { siteDay } from '../../src/lib/site-time.ts'
import { MINUTE_MS, DAY_MS } from '../../src/lib/durations.ts'

/** A limit without enough room: the rest, and the time when there is enough again. */
export type Shortage = {
  readonly limit: LimitKind
  /** Won, or minutes. */
  readonly left: number
  /** Null: never, because the limit itself is lower than the amount. */
  readonly freesAt: number | null
}

export type DepositLimitKind = Exclude<LimitKind, 'time_day'>

const lengthOf = { deposit_24h: DAY_MS, deposit_7d: 7 * DAY_MS } as const

type CountedDeposit = { readonly at: number; readonly amount: number }

/** Deposits within a limit's period, each with the time from which it counts. */
const depositsIn = (
  { movements, folded }: ProtectionRecord,
  limit: DepositLimitKind,
  now: number,
): readonly CountedDeposit[] => {
  const from = limit === 'deposit_month' ? monthStart(now) : now - lengthOf[limit] + 1
  const singleDeposits = movements
    .filter(({ kind, state }) => kind === 'deposit' && state !== 'cancelled')
    .map((movement) => ({ at: countsFrom(movement, now), amount: movement.amount }))
  return [...singleDeposits, ...folded.filter(({ kind }) => kind === 'deposit')].filter(
    ({ at }) => at >= from,
  )
}

const sumOf = (deposits: readonly CountedDeposit[]): number =>
  deposits.reduce((sum, { amount }) => sum + amount, 0)

/** Won deposited, or minutes played, within a limit's period. */
export const usedAmount = (record: ProtectionRecord, limit: LimitKind, now: number): number =>
  limit === 'time_day'
    ? Math.floor(playedMs(record, now) / MINUTE_MS)
    : sumOf(depositsIn(record, limit, now))

export const playedMs = ({ played }: ProtectionRecord, now: number): number =>
  played.day === siteDay(now) ? played.ms : 0

/** The rest of a limit; null: there is no limit. */
export const leftOf = (record: ProtectionRecord, limit: LimitKind, now: number): number | null => {
  const { value } = record.limits[limit]
  return value === null ? null : Math.max(0, value - usedAmount(record, limit, now))
}

/** When this amount fits into the limit again, unless an uncertain deposit takes effect later. */
function freesAt(
  record: ProtectionRecord,
  limit: DepositLimitKind,
  amount: number,
  now: number,
): number | null {
  const { value } = record.limits[limit]
  if (value === null) return now
  if (amount > value) return null
  if (limit === 'deposit_month') return monthEnd(now)
  const deposits = depositsIn(record, limit, now).toSorted((a, b) => a.at - b.at)
  let sum = sumOf(deposits)
  for (const movement of deposits) {
    sum -= movement.amount
    if (sum + amount <= value) return movement.at + lengthOf[limit]
  }
  return now
}

const depositLimits = ['deposit_24h', 'deposit_7d', 'deposit_month'] as const

/** The deposit limit with the least room, if the amount does not fit; null: it fits. */
export function depositShortage(
  record: ProtectionRecord,
  amount: number,
  now: number,
): Shortage | null {
  const shortages = depositLimits.flatMap((limit) => {
    const remaining = leftOf(record, limit, now)
    return remaining === null || remaining >= amount
      ? []
      : [{ limit, left: remaining, freesAt: freesAt(record, limit, amount, now) }]
  })
  const [lowest] = shortages.toSorted((a, b) => a.left - b.left)
  if (lowest === undefined) return null
  const freeTimes = shortages.map((shortage) => shortage.freesAt)
  const lastEnd = freeTimes.includes(null) ? null : Math.max(...freeTimes.map(Number))
  return { ...lowest, freesAt: lastEnd }
}

/** The daily time limit, once it is reached. */
export function timeShortage(record: ProtectionRecord, now: number): Shortage | null {
  const remaining = leftOf(record, 'time_day', now)
  return remaining === 0 ? { limit: 'time_day', left: remaining, freesAt: dayEnd(now) } : null
}
