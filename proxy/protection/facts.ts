import type { components } from '../../src/generated/api.ts'
import type { Refusal } from './commands.ts'
import { pendingRaise, RAISE_LAPSES_MS } from './limits.ts'
import { limitKinds } from './record.ts'
import type { MoneyKind, ProtectionRecord } from './record.ts'
import { monthStart } from './times.ts'
import { leftOf, usedAmount } from './windows.ts'
import { DAY_MS } from '../../src/lib/durations.ts'

type Schemas = components['schemas']

const instant = (at: number): string => new Date(at).toISOString()
const nullableInstant = (at: number | null): string | null => (at === null ? null : instant(at))

/** A refusal in the contract's form. */
export function refusalAnswer(
  refusal: Refusal,
): Schemas['LimitReached'] | Schemas['OnBreak'] | Schemas['RealityCheckDue'] {
  switch (refusal.status) {
    case 'limit': {
      const { status, limit, left, freesAt } = refusal
      return { status, limit, left, freesAt: nullableInstant(freesAt) }
    }
    case 'break':
      return { status: refusal.status, until: instant(refusal.until) }
    case 'reality_check':
      return { status: refusal.status }
  }
}

/** Won of one kind since a time: completed ones, or all that are not cancelled. */
const sumSince = (
  { movements, folded }: ProtectionRecord,
  kind: MoneyKind,
  from: number,
  which: 'completed' | 'all',
): number => {
  const deposits = movements.filter(
    (movement) =>
      movement.kind === kind &&
      movement.at >= from &&
      (which === 'completed' ? movement.state === 'completed' : movement.state !== 'cancelled'),
  )
  const sums = folded.filter((fold) => fold.kind === kind && fold.at >= from)
  return (
    deposits.reduce((sum, { amount }) => sum + amount, 0) +
    sums.reduce((sum, fold) => sum + (which === 'completed' ? fold.completed : fold.amount), 0)
  )
}

/** Completed deposits minus completed withdrawals since a time, in won. */
const netSince = (record: ProtectionRecord, from: number): number =>
  sumSince(record, 'deposit', from, 'completed') - sumSince(record, 'withdrawal', from, 'completed')

const limitFacts = (record: ProtectionRecord, now: number): Schemas['Limit'][] =>
  limitKinds.map((limit) => {
    const { value } = record.limits[limit]
    const pending = pendingRaise(record.limits[limit], now)
    return {
      limit,
      value,
      used: usedAmount(record, limit, now),
      left: leftOf(record, limit, now),
      pendingValue: pending?.value ?? null,
      pendingFrom: nullableInstant(pending?.from ?? null),
      pendingUntil: nullableInstant(pending === null ? null : pending.from + RAISE_LAPSES_MS),
    }
  })

/** A member's protection at a time, in the contract's form. */
export function protectionFacts(
  record: ProtectionRecord,
  now: number,
  help: Schemas['HelpLine'][],
): Schemas['ProtectionFacts'] {
  const { check, breakUntil, logins, earlier } = record
  const playingSince = check.startedAt === 0 ? now : check.startedAt
  const sumOf = (kind: MoneyKind): number => sumSince(record, kind, playingSince, 'all')
  return {
    status: 'success',
    now: instant(now),
    limits: limitFacts(record, now),
    breakUntil: breakUntil > now ? instant(breakUntil) : null,
    checkMinutes: check.minutes,
    checkDue: instant(check.dueAt),
    playingSince: instant(playingSince),
    sessionIn: { balance: sumOf('deposit'), games: sumOf('transfer_in') },
    sessionOut: { balance: sumOf('withdrawal'), games: sumOf('transfer_out') },
    netMonth: netSince(record, monthStart(now)),
    netThreeMonths: netSince(record, now - 90 * DAY_MS),
    netKnown: netSince(record, 0) + earlier.in - earlier.out,
    knownSince: instant(record.since),
    loginLast: nullableInstant(logins.last),
    loginBefore: nullableInstant(logins.before),
    help,
  }
}

/** All kept movements, newest first. */
export const moneyRecord = ({ movements }: ProtectionRecord): Schemas['MoneyRecord'] => ({
  status: 'success',
  list: movements
    .toSorted((a, b) => b.at - a.at)
    .map(({ kind, amount, at, state }) => ({
      kind,
      amount,
      at: instant(at),
      state: state === 'reserved' ? 'unknown' : state,
    })),
})
