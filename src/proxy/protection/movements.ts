import type { ListedRequest, ProtectionCommand } from './commands.ts'
import type { Movement, ProtectionRecord } from './record.ts'
import { DAY_MS, MINUTE_MS } from './times.ts'

type Command<Type extends ProtectionCommand['type']> = Extract<ProtectionCommand, { type: Type }>

/** More than the three months that a member may look back on. */
export const KEPT_MS = 100 * DAY_MS
const MOST_KEPT = 2_000
/** Clocks of proxy and backend may differ by so much. */
const CLOCK_MARGIN_MS = 5 * MINUTE_MS
/** A request that was sent may come to the list so late. */
const ARRIVES_WITHIN_MS = 15 * MINUTE_MS

const withMovements = (
  record: ProtectionRecord,
  movements: readonly Movement[],
): ProtectionRecord => ({ ...record, movements })

/** Without what is too old to be shown; what was completed stays in the sum of all. */
function withoutOld(record: ProtectionRecord, now: number): ProtectionRecord {
  const newest = record.movements.toSorted((one, other) => other.at - one.at)
  const isKept = ({ at, kind }: Movement, index: number): boolean => {
    if (at <= now - KEPT_MS) return false
    return index < MOST_KEPT || (kind === 'deposit' && at > now - 32 * DAY_MS)
  }
  const kept = newest.filter(isKept)
  if (kept.length === newest.length) return record
  const dropped = newest.filter((one, index) => !isKept(one, index))
  const completed = (kind: Movement['kind']): number =>
    dropped
      .filter((one) => one.kind === kind && one.state === 'completed')
      .reduce((sum, { amount }) => sum + amount, 0)
  const { earlier } = record
  return {
    ...record,
    movements: kept,
    earlier: {
      in: earlier.in + completed('deposit'),
      out: earlier.out + completed('withdrawal'),
    },
  }
}

export function reserve(
  record: ProtectionRecord,
  { kind, key, amount }: Command<'reserve'>,
  now: number,
): ProtectionRecord {
  const movement: Movement = { key, kind, amount, at: now, state: 'reserved', id: null }
  return withoutOld(withMovements(record, [...record.movements, movement]), now)
}

export function settle(
  record: ProtectionRecord,
  { kind, key, amount, state, id }: Command<'settle'>,
  now: number,
): ProtectionRecord {
  const isOwn = (one: Movement) => one.key === key && one.kind === kind
  const reserved = record.movements.find(isOwn)
  const settled: Movement = { key, kind, amount, at: reserved?.at ?? now, state, id }
  // The list may have told of it before its own answer came.
  const listed = record.movements.find((one) => id !== null && one.kind === kind && one.id === id)
  const others = record.movements.filter((one) => !isOwn(one) && one !== listed)
  const movement = listed === undefined ? settled : { ...settled, state: listed.state }
  return withoutOld(withMovements(record, [...others, movement]), now)
}

export const release = (record: ProtectionRecord, { key }: Command<'release'>): ProtectionRecord =>
  withMovements(
    record,
    record.movements.filter((one) => one.key !== key),
  )

export const cancel = (
  record: ProtectionRecord,
  { kind, id }: Command<'cancel'>,
): ProtectionRecord =>
  withMovements(
    record,
    record.movements.map((one) =>
      one.kind === kind && one.id === id ? { ...one, state: 'cancelled' } : one,
    ),
  )

/** The backend has not told its id, so its list may hold it. */
const isUnnamed = ({ id, state }: Movement): boolean =>
  id === null && state !== 'completed' && state !== 'cancelled'

const isUncertain = ({ id, state }: Movement): boolean =>
  id === null && (state === 'reserved' || state === 'unknown')

/**
 * What the backend's list says of each request is so. One of an unknown outcome is taken to be the request of its amount
 * and time; one that the list does not have, long after it was sent, was not made. What the proxy did not see counts too.
 */
export function learn(
  record: ProtectionRecord,
  { kind, requests, from }: Command<'learn'>,
  now: number,
): ProtectionRecord {
  const oldest = now - KEPT_MS
  const left = new Map(requests.filter(({ at }) => at > oldest).map((one) => [one.id, one]))
  const own = record.movements.filter((one) => one.kind === kind)
  const others = record.movements.filter((one) => one.kind !== kind)
  const known = own.map((one) => {
    const listed = one.id === null ? undefined : left.get(one.id)
    if (listed === undefined) return one
    left.delete(listed.id)
    return { ...one, state: listed.state }
  })
  const found = known.map((one) => {
    const listed = isUnnamed(one) ? [...left.values()].find((each) => mayBe(one, each)) : undefined
    if (listed === undefined) return one
    left.delete(listed.id)
    return { ...one, id: listed.id, state: listed.state }
  })
  const isMissing = (one: Movement): boolean =>
    isUncertain(one) && from <= one.at - CLOCK_MARGIN_MS && one.at <= now - ARRIVES_WITHIN_MS
  const learnt = [...left.values()].map(({ id, amount, at, state }): Movement => ({
    key: '',
    kind,
    amount,
    at,
    state,
    id,
  }))
  const movements = [...others, ...found.filter((one) => !isMissing(one)), ...learnt]
  return withoutOld(withMovements(record, movements), now)
}

const mayBe = ({ amount, at }: Movement, listed: ListedRequest): boolean =>
  listed.amount === amount &&
  listed.at >= at - CLOCK_MARGIN_MS &&
  listed.at <= at + ARRIVES_WITHIN_MS
