import type { components } from '../../src/generated/api.ts'
import { HOUR_MS, DAY_MS } from '../../src/lib/durations.ts'

/** How a deposit is paid. */
export type PayIn = components['schemas']['PayIn']

export const limitKinds = ['deposit_24h', 'deposit_7d', 'deposit_month', 'time_day'] as const
export type LimitKind = (typeof limitKinds)[number]

/** Null: no limit. Deposits in won, time in minutes. */
export type LimitValue = number | null

export type Limit = {
  readonly value: LimitValue
  /**
   * A requested raise or removal of the limit. The member can confirm it from `from` on; it lapses `RAISE_LAPSES_MS`
   * later.
   */
  readonly pending: { readonly value: LimitValue; readonly from: number } | null
}

export type MoneyKind = 'deposit' | 'withdrawal' | 'transfer_in' | 'transfer_out'

/**
 * `reserved`: being sent. `unknown`: sent, outcome not known. `waiting`: accepted by the backend. `completed` and
 * `cancelled` are final. Every state except `cancelled` counts against the limits.
 */
export type MovementState = 'reserved' | 'unknown' | 'waiting' | 'completed' | 'cancelled'

export type Movement = {
  /** Id of the one attempt to send this request; null: known only from the backend's list. */
  readonly attempt: string | null
  readonly kind: MoneyKind
  /** In whole won. */
  readonly amount: number
  /** Time of sending, or the time in the backend's list. All times are epoch milliseconds. */
  readonly at: number
  /** Latest time at which the backend may have applied it; null: still unknown. Limits count from this time. */
  readonly effectBy: number | null
  readonly state: MovementState
  /** The backend's id, as text; null until an answer or a list names it. */
  readonly id: string | null
  /**
   * The id was matched by amount and time. It may belong to an equal request that was made elsewhere, so it neither
   * ends the attempt nor dates it.
   */
  readonly isGuess?: boolean
  /** When the list was asked for that first showed the request; records of earlier versions lack it. */
  readonly listedAt?: number | undefined
  /** How the waiting request is paid, from an answer that names its id. */
  readonly payIn?: PayIn | undefined
}

/** Sum of older movements of one kind within a few hours, kept when a record has too many movements. */
export type FoldedMovements = {
  readonly kind: MoneyKind
  /** The latest `effectBy` of the folded movements. */
  readonly at: number
  /** Won that count against limits. */
  readonly amount: number
  /** Won of completed movements. */
  readonly completed: number
}

/** A request may take effect at the backend up to this long after it was sent. */
export const LATEST_EFFECT_MS = DAY_MS

/** When a movement starts to count: the latest time at which it may have taken effect. */
export const countsFrom = ({ at, effectBy }: Movement, now: number): number =>
  effectBy ?? Math.max(at, Math.min(now, at + LATEST_EFFECT_MS))

export const checkMinutes = [15, 30, 60] as const
export type CheckMinutes = (typeof checkMinutes)[number]

/** Everything stored about a member's protection: plain values of bounded size. */
export type ProtectionRecord = {
  /** Time of the last change. The record's clock never goes back before it. */
  readonly latest: number
  readonly limits: Readonly<Record<LimitKind, Limit>>
  /** When the break ends; 0: there is none. */
  readonly breakUntil: number
  readonly check: {
    readonly minutes: CheckMinutes
    /** Start of the current play; 0: not playing. */
    readonly startedAt: number
    readonly dueAt: number
  }
  /** Last activity of the member: a call, a login or an opened game. */
  readonly seenAt: number
  /** When a game was last opened, because play continues without calls to the site; 0: never. */
  readonly gameAt: number
  /** Time played on a day (`YYYY-MM-DD` of the site). */
  readonly played: { readonly day: string; readonly ms: number }
  readonly logins: { readonly last: number | null; readonly before: number | null }
  readonly movements: readonly Movement[]
  readonly folded: readonly FoldedMovements[]
  /** Listed items up to this time are already in the folded sums. */
  readonly foldedUntil: Readonly<Record<'deposit' | 'withdrawal', number>>
  /** Won of completed movements that are no longer kept. */
  readonly earlier: { readonly in: number; readonly out: number }
  /** Id of the inquiry that asked last for the deposit account. */
  readonly accountInquiry?: string
  readonly since: number
}

const noLimit: Limit = { value: null, pending: null }

export const newRecord = (now: number): ProtectionRecord => ({
  latest: now,
  limits: { deposit_24h: noLimit, deposit_7d: noLimit, deposit_month: noLimit, time_day: noLimit },
  breakUntil: 0,
  check: { minutes: 60, startedAt: 0, dueAt: now + HOUR_MS },
  seenAt: 0,
  gameAt: 0,
  played: { day: '', ms: 0 },
  logins: { last: null, before: null },
  movements: [],
  folded: [],
  foldedUntil: { deposit: 0, withdrawal: 0 },
  earlier: { in: 0, out: 0 },
  since: now,
})

/** A movement from before attempts had ids: named by its idempotency key, or '' for a listed one. */
type KeyedMovement = Omit<Movement, 'attempt' | 'effectBy'> & { readonly key: string }

const currentMovement = (movement: Movement | KeyedMovement): Movement => {
  if ('attempt' in movement) return movement
  const { key, ...rest } = movement
  const isCertain = rest.state !== 'reserved' && rest.state !== 'unknown'
  return { ...rest, attempt: key === '' ? null : key, effectBy: isCertain ? rest.at : null }
}

/** Earlier records had `isGameOpen` instead of `gameAt`. */
type StoredRecord = ProtectionRecord & { readonly isGameOpen?: boolean }

/** A stored record in the current shape; a new record for null. */
export function currentRecord(stored: StoredRecord | null, now: number): ProtectionRecord {
  const { isGameOpen = false, ...rest } = { ...newRecord(now), ...stored }
  const gameAt = isGameOpen ? rest.seenAt : rest.gameAt
  return { ...rest, gameAt, movements: rest.movements.map(currentMovement) }
}
