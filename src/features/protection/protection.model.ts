export const limitKinds = ['deposit_24h', 'deposit_7d', 'deposit_month', 'time_day'] as const
export type LimitKind = (typeof limitKinds)[number]

/** Limits are in won, that of a day's time in minutes. */
export type Limit = {
  readonly limit: LimitKind
  /** Null: there is none. */
  readonly value: number | null
  readonly used: number
  readonly left: number | null
  /** The raise that was asked for, and when it may be confirmed; null: none. */
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
export const checkMinutes: readonly CheckMinutes[] = [15, 30, 60]

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

/** What was moved since the member began to play, in won. */
export type SessionMoney = { readonly balance: number; readonly games: number }

/** What the server tells; instants are RFC 3339. */
export type Protection = {
  readonly limits: readonly Limit[]
  readonly breakUntil: string | null
  readonly checkMinutes: number
  /** The reality check that comes next, or is due. */
  readonly checkDue: string
  /** Milliseconds until then, by the server's clock; below 0: it is due. */
  readonly checkDueInMs: number
  /** Milliseconds that the member has been playing, by the server's clock. */
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

/** Whole minutes as hours and minutes. */
export const hoursOf = (ms: number): { readonly hours: number; readonly minutes: number } => {
  const all = Math.max(0, Math.floor(ms / 60_000))
  return { hours: Math.floor(all / 60), minutes: all % 60 }
}

/** Quoted; what a spreadsheet would take for a formula gets an apostrophe (OWASP, CSV injection). */
const cell = (text: string): string =>
  `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`

/** Rows as a text that spreadsheets read: with the mark by which they know UTF-8, and no formulas. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string => {
  const lines = rows.map((row) =>
    row.map((value) => (typeof value === 'number' ? String(value) : cell(value))).join(','),
  )
  return `\uFEFF${lines.join('\r\n')}\r\n`
}
