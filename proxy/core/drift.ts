import type { ProxyRoute } from '../../src/generated/proxy-routes.ts'

/** One way in which an answer breaks the contract; contains no values. */
export type Breach = {
  /** JSON Pointer with `*` for list indices; empty: the whole answer. */
  readonly pointer: string
  /** JSON Schema keyword, or `DROPPED`, `EXPECTED` or a keyword of `wholeAnswer`. */
  readonly keyword: string
  readonly words: string
  /** Ids of refuted assumptions. */
  readonly assumptions: readonly string[]
  /** Contains a name chosen by the backend, so the number of kinds has no limit. */
  readonly isOpen?: boolean
}

export type DriftKind = {
  readonly operation: string
  readonly path: string
  readonly backendStatus: number
  readonly pointer: string
  readonly keyword: string
  readonly assumptions: readonly string[]
}

export type DriftSeen = {
  readonly requestId: string
  readonly route: ProxyRoute
  readonly backendStatus: number
  /** Value of `status` as the log may show it. */
  readonly outcome?: string
  readonly breaches: readonly Breach[]
}
