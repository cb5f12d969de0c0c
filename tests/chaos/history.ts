/** Milliseconds of the run's one clock. */
export const clock = (): number => performance.now()

export type Call = {
  readonly member: string
  /** As in `/api/routes/<route>`. */
  readonly route: string
  readonly body: Readonly<Record<string, unknown>>
  /** Name of the session whose cookie and token were sent; null: none. */
  readonly session: string | null
  /** Name of the session that a successful login opens; null: not a login. */
  readonly opens: string | null
  readonly key: string | null
  readonly start: number
  /** When the answer came, or its connection broke. */
  readonly end: number
  /** Address of the proxy that answered; null: unknown. */
  readonly proxy: string | null
  /** Null: the connection broke. */
  readonly status: number | null
  /** Set by a proxy; null: no answer, or one of the balancer. */
  readonly answer: Readonly<Record<string, unknown>> | null
  /** Won that the backend had deposited for the member when the call started. */
  readonly deposited: number
}

export const moneyKinds = ['deposit', 'withdrawal', 'transfer_in'] as const
export type MoneyKind = (typeof moneyKinds)[number]

export type Effect = {
  readonly member: string
  readonly key: string
  readonly kind: MoneyKind
  readonly amount: number
  /** The backend's id of the request; null: it has none. */
  readonly id: number | null
  readonly at: number
}

export type FaultRecord = {
  readonly kind: string
  readonly start: number
  readonly end: number
  /** Milliseconds from its end to the first call that every proxy served; null: not in time. */
  readonly recovery: number | null
}

/** When a proxy was killed; its address as in `Call.proxy`. */
export type Kill = { readonly proxy: string; readonly at: number }

export type History = {
  readonly calls: readonly Call[]
  readonly effects: readonly Effect[]
  readonly faults: readonly FaultRecord[]
  readonly kills: readonly Kill[]
}
