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
  const current = record.movements.find((movement) => movement.attempt === attempt)
  const namesake = record.movements.find(
    (movement) => hasId(movement, kind, id) && movement !== current,
  )
  const otherMovements = record.movements.flatMap((movement): Movement[] => {
    if (movement === current) return []
    if (movement !== namesake) return [movement]
    return movement.attempt === null ? [] : [withoutId(movement)]
  })
  const isDetached =
    current !== undefined && current.id !== null && id !== null && current.id !== id
  const existing =
    namesake ?? (current === undefined || current.id === null || isDetached ? undefined : current)
  const newState = existing?.state ?? state
  // The backend gave the id of an earlier request again, as one that was reset does.
  const isReused = namesake !== undefined && namesake.attempt !== null && namesake.isGuess !== true
  const isPaid = id !== null && state === 'waiting' && (isReused || newState === 'waiting')
  const settledMovement: Movement = {
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
  const detachedItems = isDetached ? [itemOf(current)] : []
  return withMovements(record, [...otherMovements, ...detachedItems, settledMovement], now)
}

const hasId = (movement: Movement, kind: Movement['kind'], id: string | null): boolean =>
  id !== null && movement.kind === kind && movement.id === id

/** Removes an attempt that had no effect. A listed request that was matched to it stays. */
export const release = (
  record: ProtectionRecord,
  { attempt }: Command<'release'>,
): ProtectionRecord => ({
  ...record,
  movements: record.movements.flatMap((movement) => {
    if (movement.attempt !== attempt) return [movement]
    return movement.id === null ? [] : [itemOf(movement)]
  }),
})

export const cancel = (
  record: ProtectionRecord,
  { kind, id }: Command<'cancel'>,
): ProtectionRecord => ({
  ...record,
  movements: record.movements.flatMap((movement) =>
    movement.kind === kind && movement.id === id ? cancelMovement(movement) : [movement],
  ),
})

/** The listed request that an attempt was matched to, without the attempt. */
const itemOf = ({ isGuess: _, ...movement }: Movement): Movement => ({
  ...movement,
  attempt: null,
  effectBy: movement.effectBy ?? movement.at,
})

/** An attempt without the listed request that it was matched to: its outcome is unknown again. */
const withoutId = ({ isGuess: _, listedAt: __, ...movement }: Movement): Movement => ({
  ...movement,
  id: null,
  state: 'unknown',
  effectBy: null,
})

/** A cancelled request. If an attempt was only guessed to be that request, the attempt still counts. */
const cancelMovement = (movement: Movement): readonly Movement[] =>
  movement.isGuess === true
    ? [withoutId(movement), { ...itemOf(movement), state: 'cancelled' }]
    : [endedAs(movement, 'cancelled')]

/** A settled request is not paid any more. */
const endedAs = (
  { payIn: _, ...movement }: Movement,
  state: 'completed' | 'cancelled',
  amount = movement.amount,
): Movement => ({ ...movement, amount, state })

/** An attempt that has no id from an answer or a list. */
const isUnnamed = ({ attempt, id, state }: Movement): boolean =>
  attempt !== null && id === null && state !== 'cancelled'

const isUncertain = (movement: Movement): boolean =>
  isUnnamed(movement) && (movement.state === 'reserved' || movement.state === 'unknown')

/**
 * Merges a page of the backend's list. Items with a known id update their movement. Unnamed attempts are matched to
 * items of the same amount and time if there are equally many of both; otherwise both count until an answer names
 * them. An attempt ends when it is missing from a complete list that was requested after its latest possible effect.
 * Items that this proxy did not send count as well.
 */
export function applyList(
  record: ProtectionRecord,
  { kind, requests, from, ...command }: Command<'learn'>,
  now: number,
): ProtectionRecord {
  // The clock may have been set back since.
  const askedAt = Math.min(command.askedAt, now)
  const oldest = Math.max(now - KEPT_MS, record.foldedUntil[kind])
  const otherKinds = record.movements.filter((movement) => movement.kind !== kind)
  const sameKind = record.movements.filter((movement) => movement.kind === kind)
  const unmatchedRequests = new Map(requests.map((request) => [request.id, request]))
  const updatedMovements = sameKind.flatMap((movement) =>
    updateFrom(movement, movement.id === null ? undefined : unmatchedRequests.get(movement.id)),
  )
  for (const { id } of sameKind) if (id !== null) unmatchedRequests.delete(id)
  const newMovements = [...unmatchedRequests.values()]
    .filter(({ at }) => at > oldest)
    .map((request) => listedMovement(kind, request, askedAt, now))
  // Older items are skipped, so their absence proves nothing.
  const readFrom = Math.max(from, oldest + 1)
  const isMissing = (movement: Movement): boolean =>
    isUncertain(movement) &&
    readFrom <= movement.at - CLOCK_MARGIN_MS &&
    askedAt >= movement.at + LATEST_EFFECT_MS
  const matchedMovements = nameAttempts([...updatedMovements, ...newMovements])
  // Attempts of one amount end together or not at all: the item of an ended attempt could match another one.
  const remainingAmounts = new Set(
    matchedMovements
      .filter((movement) => isUnnamed(movement) && !isMissing(movement))
      .map(({ amount }) => amount),
  )
  const missingAttempts = matchedMovements.filter(
    (movement) => isMissing(movement) && !remainingAmounts.has(movement.amount),
  )
  const remaining = matchedMovements
    .filter((movement) => !missingAttempts.includes(movement))
    .map((movement) => inPlaceOf(movement, missingAttempts, requests, now))
  return withMovements(record, [...otherKinds, ...remaining], now)
}

/**
 * A listed item that may be a missing attempt counts as long as that attempt would have counted. So does an attempt that
 * was only guessed to be that item.
 */
function inPlaceOf(
  item: Movement,
  missingAttempts: readonly Movement[],
  requests: readonly ListedRequest[],
  now: number,
): Movement {
  if (item.attempt !== null && item.isGuess !== true) return item
  const request = item.isGuess === true ? requests.find(({ id }) => id === item.id) : undefined
  const at = request?.at ?? item.at
  const candidates = missingAttempts.filter(
    (movement) => movement.amount === item.amount && mayHaveMade(movement, at),
  )
  if (candidates.length === 0) return item
  const effects = candidates.map((candidate) => countsFrom(candidate, now))
  return { ...item, effectBy: Math.max(countsFrom(item, Infinity), ...effects) }
}

function updateFrom(movement: Movement, request: ListedRequest | undefined): readonly Movement[] {
  if (request === undefined) return [movement]
  const amount = Math.max(movement.amount, request.amount)
  if (request.state === 'cancelled') return cancelMovement({ ...movement, amount })
  if (request.state === 'completed' && movement.isGuess !== true)
    return [endedAs(movement, 'completed', request.amount)]
  const isFinal = movement.state === 'completed' && request.state === 'waiting'
  return [{ ...movement, amount, state: isFinal ? movement.state : request.state }]
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
  const unnamedAttempts = movements.filter(isUnnamed)
  const replacements = new Map<Movement, Movement | null>()
  for (const amount of new Set(unnamedAttempts.map((movement) => movement.amount))) {
    const attempts = unnamedAttempts.filter((movement) => movement.amount === amount)
    const items = movements.filter(
      (movement) =>
        movement.attempt === null &&
        movement.state !== 'cancelled' &&
        movement.amount === amount &&
        attempts.some((each) => mayBe(each, movement)),
    )
    if (items.length !== attempts.length) continue
    if (!attempts.every((attempt) => items.every((item) => mayBe(attempt, item)))) continue
    for (const [index, attempt] of attempts.entries()) {
      const item = items[index]
      if (item === undefined) continue
      replacements.set(item, null)
      const { id, state, listedAt } = item
      replacements.set(attempt, { ...attempt, id, state, isGuess: true, listedAt })
    }
  }
  return movements.flatMap((movement) => {
    const replacement = replacements.get(movement)
    if (replacement === undefined) return [movement]
    return replacement === null ? [] : [replacement]
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
