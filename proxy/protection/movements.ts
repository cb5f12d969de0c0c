import type { ListedRequest, ProtectionCommand } from './commands.ts'
import { KEPT_MS, foldOld } from './fold.ts'
import { LATEST_EFFECT_MS, countsFrom } from './record.ts'
import type { Movement, ProtectionRecord } from './record.ts'
import { MINUTE_MS, DAY_MS } from '../../src/lib/durations.ts'

type Command<Type extends ProtectionCommand['type']> = Extract<ProtectionCommand, { type: Type }>

/** An item dated further from an attempt is not matched to it. */
const MATCHED_WITHIN_MS = 5 * MINUTE_MS
/** Possible difference between the clocks of proxy and backend: some backends date in local time. */
const CLOCK_MARGIN_MS = DAY_MS

const withMovements = (
  record: ProtectionRecord,
  movements: readonly Movement[],
  now: number,
): ProtectionRecord => foldOld({ ...record, movements }, now)

export function reserve(
  record: ProtectionRecord,
  { kind, attempt, amount }: Command<'reserve'>,
  now: number,
): ProtectionRecord {
  const movement: Movement = {
    attempt,
    kind,
    amount,
    at: now,
    effectBy: null,
    state: 'reserved',
    id: null,
  }
  return withMovements(record, [...record.movements, movement], now)
}

/**
 * Records the outcome of one attempt. The attempt itself always counts: if the list had given its id to another
 * attempt, that attempt becomes unknown again.
 */
export function settle(
  record: ProtectionRecord,
  { kind, attempt, amount, state, id, sentAt, payIn }: Command<'settle'>,
  now: number,
): ProtectionRecord {
  const current = record.movements.find((one) => one.attempt === attempt)
  const namesake = record.movements.find((one) => isNamed(one, kind, id) && one !== current)
  const otherMovements = record.movements.flatMap((one): Movement[] => {
    if (one === current) return []
    if (one !== namesake) return [one]
    return one.attempt === null ? [] : [withoutId(one)]
  })
  const isDetached =
    current !== undefined && current.id !== null && id !== null && current.id !== id
  const known =
    namesake ?? (current === undefined || current.id === null || isDetached ? undefined : current)
  const newState = known?.state ?? state
  // The backend gave the id of an earlier request again, as one that was reset does.
  const isReused = namesake !== undefined && namesake.attempt !== null && namesake.isGuess !== true
  const isPaid = id !== null && state === 'waiting' && (isReused || newState === 'waiting')
  const settled: Movement = {
    attempt,
    kind,
    amount: Math.max(amount, current?.amount ?? 0, namesake?.amount ?? 0),
    at: current?.at ?? Math.min(sentAt ?? now, now),
    effectBy: state === 'unknown' ? (current?.effectBy ?? null) : now,
    state: newState,
    id: id ?? current?.id ?? null,
    ...(isPaid && payIn !== undefined ? { payIn } : {}),
    ...(id === null && current?.isGuess === true
      ? { isGuess: true, listedAt: current.listedAt }
      : {}),
  }
  const detached = isDetached ? [itemOf(current)] : []
  return withMovements(record, [...otherMovements, ...detached, settled], now)
}

const isNamed = (one: Movement, kind: Movement['kind'], id: string | null): boolean =>
  id !== null && one.kind === kind && one.id === id

/** Removes an attempt that had no effect. A listed request that was matched to it stays. */
export const release = (
  record: ProtectionRecord,
  { attempt }: Command<'release'>,
): ProtectionRecord => ({
  ...record,
  movements: record.movements.flatMap((one) => {
    if (one.attempt !== attempt) return [one]
    return one.id === null ? [] : [itemOf(one)]
  }),
})

export const cancel = (
  record: ProtectionRecord,
  { kind, id }: Command<'cancel'>,
): ProtectionRecord => ({
  ...record,
  movements: record.movements.flatMap((one) =>
    one.kind === kind && one.id === id ? cancelled(one) : [one],
  ),
})

/** The listed request that an attempt was matched to, without the attempt. */
const itemOf = ({ isGuess: _, ...one }: Movement): Movement => ({
  ...one,
  attempt: null,
  effectBy: one.effectBy ?? one.at,
})

/** An attempt without the listed request that it was matched to: its outcome is unknown again. */
const withoutId = ({ isGuess: _, listedAt: __, ...one }: Movement): Movement => ({
  ...one,
  id: null,
  state: 'unknown',
  effectBy: null,
})

/** A cancelled request. If an attempt was only guessed to be that request, the attempt still counts. */
const cancelled = (one: Movement): readonly Movement[] =>
  one.isGuess === true
    ? [withoutId(one), { ...itemOf(one), state: 'cancelled' }]
    : [endedAs(one, 'cancelled')]

/** A settled request is not paid any more. */
const endedAs = (
  { payIn: _, ...one }: Movement,
  state: 'completed' | 'cancelled',
  amount = one.amount,
): Movement => ({ ...one, amount, state })

/** An attempt that has no id from an answer or a list. */
const isUnnamed = ({ attempt, id, state }: Movement): boolean =>
  attempt !== null && id === null && state !== 'cancelled'

const isUncertain = (one: Movement): boolean =>
  isUnnamed(one) && (one.state === 'reserved' || one.state === 'unknown')

/**
 * Merges a page of the backend's list. Items with a known id update their movement. Unnamed attempts are matched to
 * items of the same amount and time if there are equally many of both; otherwise both count until an answer names
 * them. An attempt ends when it is missing from a complete list that was requested after its latest possible effect.
 * Items that this proxy did not send count as well.
 */
export function learn(
  record: ProtectionRecord,
  { kind, requests, from, ...command }: Command<'learn'>,
  now: number,
): ProtectionRecord {
  // The clock may have been set back since.
  const askedAt = Math.min(command.askedAt, now)
  const oldest = Math.max(now - KEPT_MS, record.foldedUntil[kind])
  const otherKinds = record.movements.filter((one) => one.kind !== kind)
  const sameKind = record.movements.filter((one) => one.kind === kind)
  const unmatched = new Map(requests.map((one) => [one.id, one]))
  const updatedMovements = sameKind.flatMap((one) =>
    updateFrom(one, one.id === null ? undefined : unmatched.get(one.id)),
  )
  for (const { id } of sameKind) if (id !== null) unmatched.delete(id)
  const newMovements = [...unmatched.values()]
    .filter(({ at }) => at > oldest)
    .map((one) => listedMovement(kind, one, askedAt, now))
  // Older items are skipped, so their absence proves nothing.
  const readFrom = Math.max(from, oldest + 1)
  const isMissing = (one: Movement): boolean =>
    isUncertain(one) && readFrom <= one.at - CLOCK_MARGIN_MS && askedAt >= one.at + LATEST_EFFECT_MS
  const matched = nameAttempts([...updatedMovements, ...newMovements])
  // Attempts of one amount end together or not at all: the item of an ended attempt could match another one.
  const stays = new Set(
    matched.filter((one) => isUnnamed(one) && !isMissing(one)).map(({ amount }) => amount),
  )
  const missing = matched.filter((one) => isMissing(one) && !stays.has(one.amount))
  const remaining = matched
    .filter((one) => !missing.includes(one))
    .map((one) => inPlaceOf(one, missing, requests, now))
  return withMovements(record, [...otherKinds, ...remaining], now)
}

/**
 * A listed item that may be a missing attempt counts as long as that attempt would have counted. So does an attempt that
 * was only guessed to be that item.
 */
function inPlaceOf(
  item: Movement,
  missing: readonly Movement[],
  requests: readonly ListedRequest[],
  now: number,
): Movement {
  if (item.attempt !== null && item.isGuess !== true) return item
  const request = item.isGuess === true ? requests.find(({ id }) => id === item.id) : undefined
  const at = request?.at ?? item.at
  const candidates = missing.filter((one) => one.amount === item.amount && mayHaveMade(one, at))
  if (candidates.length === 0) return item
  const effects = candidates.map((one) => countsFrom(one, now))
  return { ...item, effectBy: Math.max(countsFrom(item, Infinity), ...effects) }
}

function updateFrom(one: Movement, request: ListedRequest | undefined): readonly Movement[] {
  if (request === undefined) return [one]
  const amount = Math.max(one.amount, request.amount)
  if (request.state === 'cancelled') return cancelled({ ...one, amount })
  if (request.state === 'completed' && one.isGuess !== true)
    return [endedAs(one, 'completed', request.amount)]
  const isFinal = one.state === 'completed' && request.state === 'waiting'
  return [{ ...one, amount, state: isFinal ? one.state : request.state }]
}

const listedMovement = (
  kind: Movement['kind'],
  { id, amount, at, state }: ListedRequest,
  listedAt: number,
  now: number,
): Movement => {
  const time = Math.min(at, now)
  return { attempt: null, kind, amount, at: time, effectBy: time, state, id, listedAt }
}

/** Matches attempts to listed items of the same amount if there are equally many of both. */
function nameAttempts(movements: readonly Movement[]): readonly Movement[] {
  const unnamed = movements.filter(isUnnamed)
  const replaced = new Map<Movement, Movement | null>()
  for (const amount of new Set(unnamed.map((one) => one.amount))) {
    const attempts = unnamed.filter((one) => one.amount === amount)
    const items = movements.filter(
      (one) =>
        one.attempt === null &&
        one.state !== 'cancelled' &&
        one.amount === amount &&
        attempts.some((each) => mayBe(each, one)),
    )
    if (items.length !== attempts.length) continue
    if (!attempts.every((attempt) => items.every((item) => mayBe(attempt, item)))) continue
    for (const [index, attempt] of attempts.entries()) {
      const item = items[index]
      if (item === undefined) continue
      replaced.set(item, null)
      const { id, state, listedAt } = item
      replaced.set(attempt, { ...attempt, id, state, isGuess: true, listedAt })
    }
  }
  return movements.flatMap((one) => {
    const instead = replaced.get(one)
    if (instead === undefined) return [one]
    return instead === null ? [] : [instead]
  })
}

/** Whether the item may be the attempt's: its date fits, and no list showed it before the attempt was sent. */
const mayBe = (attempt: Movement, { at, listedAt = at }: Movement): boolean =>
  at >= attempt.at - MATCHED_WITHIN_MS &&
  at <= attempt.at + LATEST_EFFECT_MS &&
  listedAt > attempt.at

/** Whether an item of that date may be the attempt's, by any clock. */
const mayHaveMade = (attempt: Movement, at: number): boolean =>
  at >= attempt.at - CLOCK_MARGIN_MS && at <= attempt.at + LATEST_EFFECT_MS + CLOCK_MARGIN_MS
