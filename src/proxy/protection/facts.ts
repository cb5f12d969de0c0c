import type { components } from '../../generated/proxy-api.ts'
import type { Refusal } from './commands.ts'
import { limitKinds } from './record.ts'
import type { Movement, MoneyKind, ProtectionRecord } from './record.ts'
import { DAY_MS, monthStart } from './times.ts'
import { leftOf, usedOf } from './windows.ts'

type Schemas = components['schemas']

const instant = (at: number): string => new Date(at).toISOString()
const nullableInstant = (at: number | null): string | null => (at === null ? null : instant(at))

/** A refusal as the contract has it. */
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

const sumOf = (movements: readonly Movement[], kind: MoneyKind): number =>
  movements.filter((one) => one.kind === kind).reduce((sum, { amount }) => sum + amount, 0)

/** Completed deposits less completed withdrawals since a moment, in won. */
const netSince = ({ movements }: ProtectionRecord, from: number): number => {
  const completed = movements.filter(({ state, at }) => state === 'completed' && at >= from)
  return sumOf(completed, 'deposit') - sumOf(completed, 'withdrawal')
}

const limitFacts = (record: ProtectionRecord, now: number): Schemas['Limit'][] =>
  limitKinds.map((limit) => {
    const { value, pending } = record.limits[limit]
    return {
      limit,
      value,
      used: usedOf(record, limit, now),
      left: leftOf(record, limit, now),
      pendingValue: pending?.value ?? null,
      pendingFrom: nullableInstant(pending?.from ?? null),
    }
  })

/** What a member is told of their protection at a moment. */
export function protectionFacts(
  record: ProtectionRecord,
  now: number,
  help: Schemas['HelpLine'][],
): Schemas['ProtectionFacts'] {
  const { check, breakUntil, logins, earlier } = record
  const playingSince = check.startedAt === 0 ? now : check.startedAt
  const recent = record.movements.filter(
    ({ at, state }) => at >= playingSince && state !== 'cancelled',
  )
  return {
    status: 'success',
    now: instant(now),
    limits: limitFacts(record, now),
    breakUntil: breakUntil > now ? instant(breakUntil) : null,
    checkMinutes: check.minutes,
    checkDue: instant(check.dueAt),
    playingSince: instant(playingSince),
    sessionIn: { balance: sumOf(recent, 'deposit'), games: sumOf(recent, 'transfer_in') },
    sessionOut: { balance: sumOf(recent, 'withdrawal'), games: sumOf(recent, 'transfer_out') },
    netMonth: netSince(record, monthStart(now)),
    netThreeMonths: netSince(record, now - 90 * DAY_MS),
    netKnown: netSince(record, 0) + earlier.in - earlier.out,
    knownSince: instant(record.since),
    loginLast: nullableInstant(logins.last),
    loginBefore: nullableInstant(logins.before),
    help,
  }
}

/** Every movement that is kept, the newest first. */
export const moneyRecord = ({ movements }: ProtectionRecord): Schemas['MoneyRecord'] => ({
  status: 'success',
  list: movements
    .toSorted((one, other) => other.at - one.at)
    .map(({ kind, amount, at, state }) => ({
      kind,
      amount,
      at: instant(at),
      state: state === 'reserved' ? 'unknown' : state,
    })),
})
