export const limitKinds = ['deposit_24h', 'deposit_7d', 'deposit_month', 'time_day'] as const
export type LimitKind = (typeof limitKinds)[number]

/** Limits are in won; the daily time limit is in minutes. */
export type Limit = {
  readonly limit: LimitKind
  /** Null: none. */
  readonly value: number | null
  readonly used: number
  readonly left: number | null
  /** A requested raise and when it can be confirmed; null: none. */
  readonly pending: {
    readonly value: number | null
    readonly from: string
    readonly until: string
    readonly isDue: boolean
  } | null
}

export type BreakDays = 1 | 7 | 30
export const breakDays: readonly BreakDays[] = [1, 7, 30]

export type CheckMinutes = 15 | 30 | 60
export const checkIntervals: readonly CheckMinutes[] = [15, 30, 60]

export type MoneyKind = 'deposit' | 'withdrawal' | 'transfer_in' | 'transfer_out'
export const moneyKinds: readonly MoneyKind[] = [
  'deposit',
  'withdrawal',
  'transfer_in',
  'transfer_out',
]

export type Movement = {
  readonly kind: MoneyKind
  readonly amount: number
  readonly at: string
  readonly state: 'unknown' | 'waiting' | 'completed' | 'cancelled'
}

/** Money moved since play began, in won. */
export type SessionMoney = { readonly balance: number; readonly games: number }

/** Protection data of the server; times are RFC 3339. */
export type Protection = {
  readonly limits: readonly Limit[]
  readonly breakUntil: string | null
  readonly checkMinutes: number
  /** Time of the next or due reality check. */
  readonly checkDue: string
  /** Milliseconds until then, by the server's clock; negative: due. */
  readonly checkDueInMs: number
  /** Milliseconds of play, by the server's clock. */
  readonly playedMs: number
  readonly sessionIn: SessionMoney
  readonly sessionOut: SessionMoney
  readonly netMonth: number
  readonly netThreeMonths: number
  readonly netKnown: number
  readonly knownSince: string
  readonly loginLast: string | null
  readonly loginBefore: string | null
  /** Milliseconds since the last login, by the server's clock. */
  readonly loginAgeMs: number
  readonly help: readonly { readonly name: string; readonly address: string }[]
}

/** Milliseconds as whole hours and minutes. */
export const hoursOf = (ms: number): { readonly hours: number; readonly minutes: number } => {
  const totalMinutes = Math.max(0, Math.floor(ms / 60_000))
  return { hours: Math.floor(totalMinutes / 60), minutes: totalMinutes % 60 }
}
