import { HOUR_MS } from './times.ts'

export const limitKinds = ['deposit_24h', 'deposit_7d', 'deposit_month', 'time_day'] as const
export type LimitKind = (typeof limitKinds)[number]

/** Null: no limit. Deposits in won, time in minutes. */
export type LimitValue = number | null

export type Limit = {
  readonly value: LimitValue
  /** A higher limit, or none, that was asked for; it holds when it is confirmed, at `from` or later. */
  readonly pending: { readonly value: LimitValue; readonly from: number } | null
}

export type MoneyKind = 'deposit' | 'withdrawal' | 'transfer_in' | 'transfer_out'

/**
 * `reserved`: it is being sent; `unknown`: it was sent, and nothing says what became of it; `waiting`: the backend
 * took it. All count against the limits but `cancelled`.
 */
export type MovementState = 'reserved' | 'unknown' | 'waiting' | 'completed' | 'cancelled'

export type Movement = {
  /** The idempotency key of its request; empty: it was learnt from the backend's list. */
  readonly key: string
  readonly kind: MoneyKind
  /** Whole won. */
  readonly amount: number
  /** Epoch in milliseconds, as are all times here. */
  readonly at: number
  readonly state: MovementState
  /** The backend's, as text; null while it has not told one. */
  readonly id: string | null
}

export const checkMinutes = [15, 30, 60] as const
export type CheckMinutes = (typeof checkMinutes)[number]

/** Everything that the proxy keeps of a member's protection; plain values, stored as one text. */
export type ProtectionRecord = {
  /** The latest time at which it changed: no clock that was moved back frees anything earlier. */
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
  readonly seenAt: number
  /** How long the member was there on a day (`YYYY-MM-DD` of the site). */
  readonly played: { readonly day: string; readonly ms: number }
  readonly logins: { readonly last: number | null; readonly before: number | null }
  readonly movements: readonly Movement[]
  /** Completed ones that are no longer among the movements, in won. */
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
  played: { day: '', ms: 0 },
  logins: { last: null, before: null },
  movements: [],
  earlier: { in: 0, out: 0 },
  since: now,
})
