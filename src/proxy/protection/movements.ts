import type { ListedRequest, ProtectionCommand } from './commands.ts'
import { KEPT_MS, foldOld } from './fold.ts'
import { LATEST_EFFECT_MS, countsFrom } from './record.ts'
import type { Movement, ProtectionRecord } from './record.ts'
import { MINUTE_MS } from './times.ts'

type Command<Type extends ProtectionCommand['type']> = Extract<ProtectionCommand, { type: Type }>

/** Clocks of proxy and backend may differ by this much. */
const CLOCK_MARGIN_MS = 5 * MINUTE_MS

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
 * Records the outcome of one attempt. An attempt keeps counting by itself, whatever the list named meanwhile: an id that
 * the list gave to another attempt is taken from that one, which is unknown again.
 */
export function settle(
  record: ProtectionRecord,
  { kind, attempt, amount, state, id }: Command<'settle'>,
  now: number,
): ProtectionRecord {
  const own = record.movements.find((one) => one.attempt === attempt)
  const named = record.movements.find((one) => isNamed(one, kind, id) && one !== own)
  const others = record.movements.flatMap((one): Movement[] => {
    if (one === own) return []
    if (one !== named) return [one]
    return one.attempt === null ? [] : [withoutId(one)]
  })
  const isDetached = own !== undefined && own.id !== null && id !== null && own.id !== id
  const listed = named ?? (own === undefined || own.id === null || isDetached ? undefined : own)
  const settled: Movement = {
    attempt,
    kind,
    amount: Math.max(amount, own?.amount ?? 0, named?.amount ?? 0),
    at: own?.at ?? now,
    effectBy: state === 'unknown' ? (own?.effectBy ?? null) : now,
    state: listed?.state ?? state,
    id: id ?? own?.id ?? null,
    ...(id === null && own?.isGuess === true ? { isGuess: true } : {}),
  }
  const detached = isDetached ? [itemOf(own)] : []
  return withMovements(record, [...others, ...detached, settled], now)
}

const isNamed = (one: Movement, kind: Movement['kind'], id: string | null): boolean =>
  id !== null && one.kind === kind && one.id === id

/** Removes an attempt that had no effect. A request that the list named in its place stays. */
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

/** The item of the list alone that an attempt was taken for. */
const itemOf = ({ isGuess: _, ...one }: Movement): Movement => ({
  ...one,
  attempt: null,
  effectBy: one.effectBy ?? one.at,
})

/** An attempt without the item that it was taken for: not known again. */
const withoutId = ({ isGuess: _, ...one }: Movement): Movement => ({
  ...one,
  id: null,
  state: 'unknown',
  effectBy: null,
})

/** A request was cancelled; an attempt that was only taken for it still counts, beside it. */
const cancelled = (one: Movement): readonly Movement[] =>
  one.isGuess === true
    ? [withoutId(one), { ...itemOf(one), state: 'cancelled' }]
    : [{ ...one, state: 'cancelled' }]

/** An attempt that no answer and no list has named. */
const isUnnamed = ({ attempt, id, state }: Movement): boolean =>
  attempt !== null && id === null && state !== 'cancelled'

const isUncertain = (one: Movement): boolean =>
  isUnnamed(one) && (one.state === 'reserved' || one.state === 'unknown')

/**
 * Takes over a page of the backend's list. Items with a known id update it. Attempts without an id are taken for the items
 * of their amount and time if there are as many of these as of those, so that they count once; otherwise both count until
 * an answer names them. A complete list that was asked for after the latest effect of an attempt, and lacks it, ends it. Items that the
 * proxy did not send count as well.
 */
export function learn(
  record: ProtectionRecord,
  { kind, requests, from, askedAt }: Command<'learn'>,
  now: number,
): ProtectionRecord {
  const oldest = Math.max(now - KEPT_MS, record.foldedUntil[kind])
  const others = record.movements.filter((one) => one.kind !== kind)
  const own = record.movements.filter((one) => one.kind === kind)
  const listed = new Map(requests.map((one) => [one.id, one]))
  const known = own.flatMap((one) => updated(one, one.id === null ? undefined : listed.get(one.id)))
  for (const { id } of own) if (id !== null) listed.delete(id)
  const learnt = [...listed.values()]
    .filter(({ at }) => at > oldest)
    .map((one) => listedMovement(kind, one, now))
  // Older items are skipped, so their absence says nothing.
  const readFrom = Math.max(from, oldest + 1)
  const isMissing = (one: Movement): boolean =>
    isUncertain(one) && readFrom <= one.at - CLOCK_MARGIN_MS && askedAt >= one.at + LATEST_EFFECT_MS
  const named = nameAttempts([...known, ...learnt])
  // Together or not at all: the item of one that ended could name another one.
  const stays = new Set(
    named.filter((one) => isUnnamed(one) && !isMissing(one)).map(({ amount }) => amount),
  )
  const missing = named.filter((one) => isMissing(one) && !stays.has(one.amount))
  const kept = named
    .filter((one) => !missing.includes(one))
    .map((one) => inPlaceOf(one, missing, now))
  return withMovements(record, [...others, ...kept], now)
}

/** An item of the list that may be a missing attempt counts for as long as that one would have. */
function inPlaceOf(item: Movement, missing: readonly Movement[], now: number): Movement {
  if (item.attempt !== null) return item
  const meant = missing.filter((one) => one.amount === item.amount && mayBe(one, item))
  const effects = meant.map((one) => countsFrom(one, now))
  return { ...item, effectBy: Math.max(item.effectBy ?? item.at, ...effects) }
}

function updated(one: Movement, listed: ListedRequest | undefined): readonly Movement[] {
  if (listed === undefined) return [one]
  const amount = Math.max(one.amount, listed.amount)
  if (listed.state === 'cancelled') return cancelled({ ...one, amount })
  if (listed.state === 'completed' && one.isGuess !== true)
    return [{ ...one, amount: listed.amount, state: 'completed' }]
  const isFinal = one.state === 'completed' && listed.state === 'waiting'
  return [{ ...one, amount, state: isFinal ? one.state : listed.state }]
}

const listedMovement = (
  kind: Movement['kind'],
  { id, amount, at, state }: ListedRequest,
  now: number,
): Movement => {
  const time = Math.min(at, now)
  return { attempt: null, kind, amount, at: time, effectBy: time, state, id }
}

/** Takes attempts for items of the list where there are as many of one as of the other. */
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
      replaced.set(attempt, { ...attempt, id: item.id, state: item.state, isGuess: true })
    }
  }
  return movements.flatMap((one) => {
    const instead = replaced.get(one)
    if (instead === undefined) return [one]
    return instead === null ? [] : [instead]
  })
}

const mayBe = (attempt: Movement, { at }: Movement): boolean =>
  at >= attempt.at - CLOCK_MARGIN_MS && at <= attempt.at + LATEST_EFFECT_MS
