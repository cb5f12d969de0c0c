import { DAY_MS, HOUR_MS } from './times.ts'

export const limitKinds = ['deposit_24h', 'deposit_7d', 'deposit_month', 'time_day'] as const
export type LimitKind = (typeof limitKinds)[number]

/** Null: no limit. Deposits in won, time in minutes. */
export type LimitValue = number | null

export type Limit = {
  readonly value: LimitValue
  /**
   * A higher limit, or none, that was asked for. It takes effect when the member confirms it at `from` or later, and
   * lapses when that has not happened by `RAISE_LAPSES_MS` after `from`.
   */
  readonly pending: { readonly value: LimitValue; readonly from: number } | null
}

export type MoneyKind = 'deposit' | 'withdrawal' | 'transfer_in' | 'transfer_out'

/**
 * `reserved`: the request is being sent. `unknown`: it was sent, and its outcome is not known. `waiting`: the backend
 * accepted it. `completed`, `cancelled`: final. Every state except `cancelled` counts against the limits.
 */
export type MovementState = 'reserved' | 'unknown' | 'waiting' | 'completed' | 'cancelled'

export type Movement = {
  /** Id of the one attempt to send this request; null: known from the backend's list alone. */
  readonly attempt: string | null
  readonly kind: MoneyKind
  /** Whole won. */
  readonly amount: number
  /** When it was sent, or the time in the backend's list. Epoch in milliseconds, as are all times here. */
  readonly at: number
  /** Latest time at which the backend can have applied it; null: not known yet. Limits count from here. */
  readonly effectBy: number | null
  readonly state: MovementState
  /** The backend's id, as text; null until an answer or a list names it. */
  readonly id: string | null
  /**
   * The id is a guess by amount, time and count. It may be that of an equal request which was made elsewhere, so it
   * neither ends the attempt nor says since when it counts.
   */
  readonly isGuess?: boolean
}

/** Sum of older movements of one kind within a few hours, kept when a record has too many movements. */
export type FoldedMovements = {
  readonly kind: MoneyKind
  /** The latest `effectBy` among them. */
  readonly at: number
  /** Won that count against limits. */
  readonly amount: number
  /** Won of the completed ones. */
  readonly completed: number
}

/** A request may take effect at the backend up to this long after it was sent. */
export const LATEST_EFFECT_MS = DAY_MS

/** From when on a movement counts: as late as it can have taken effect. */
export const countsFrom = ({ at, effectBy }: Movement, now: number): number =>
  effectBy ?? Math.max(at, Math.min(now, at + LATEST_EFFECT_MS))

export const checkMinutes = [15, 30, 60] as const
export type CheckMinutes = (typeof checkMinutes)[number]

/** Everything that the proxy keeps of a member's protection; plain values, stored as one text of bounded size. */
export type ProtectionRecord = {
  /** The latest time at which it changed: moving a clock back frees nothing earlier. */
  readonly latest: number
  readonly limits: Readonly<Record<LimitKind, Limit>>
  /** 0: there is none. */
  readonly breakUntil: number
  readonly check: {
    readonly minutes: CheckMinutes
    /** When this time of playing began; 0: none has. */
    readonly startedAt: number
    readonly dueAt: number
  }
  /** The last sign of the member: a call, a login, a game that was opened. */
  readonly seenAt: number
  /** When a game was opened last, so that play goes on without calls to the site; 0: none was. */
  readonly gameAt: number
  /** Time played on a day (`YYYY-MM-DD` of the site). */
  readonly played: { readonly day: string; readonly ms: number }
  readonly logins: { readonly last: number | null; readonly before: number | null }
  readonly movements: readonly Movement[]
  readonly folded: readonly FoldedMovements[]
  /** List items of a kind up to this time are among the folded ones. */
  readonly foldedUntil: Readonly<Record<'deposit' | 'withdrawal', number>>
  /** Won of completed movements that are neither among the movements nor folded. */
  readonly earlier: { readonly in: number; readonly out: number }
  /** Since when the record is kept. */
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

/** A movement as records before `attempt` had it: named by its idempotency key, empty for one of the list. */
type KeyedMovement = Omit<Movement, 'attempt' | 'effectBy'> & { readonly key: string }

const currentMovement = (movement: Movement | KeyedMovement): Movement => {
  if ('attempt' in movement) return movement
  const { key, ...kept } = movement
  const isCertain = kept.state !== 'reserved' && kept.state !== 'unknown'
  return { ...kept, attempt: key === '' ? null : key, effectBy: isCertain ? kept.at : null }
}

/** Records before `gameAt` said whether the last sign was a game that was opened. */
type Stored = ProtectionRecord & { readonly isGameOpen?: boolean }

/** A stored record in today's shape; null, or none of this member: a new one. */
export function currentRecord(stored: Stored | null, now: number): ProtectionRecord {
  const { isGameOpen = false, ...kept } = { ...newRecord(now), ...stored }
  const gameAt = isGameOpen ? kept.seenAt : kept.gameAt
  return { ...kept, gameAt, movements: kept.movements.map(currentMovement) }
}
