import type { ProxyRoute } from '../../generated/proxy-routes.ts'

/** One way in which an answer breaks the contract, without values. */
export type Breach = {
  /** JSON Pointer with `*` for a place in a list; empty: the answer as a whole. */
  readonly pointer: string
  /** The schema's keyword, or that of `wholeAnswer`; `DROPPED`, `EXPECTED`. */
  readonly keyword: string
  readonly words: string
  /** Ids of the assumptions that it refutes. */
  readonly assumptions: readonly string[]
  /** The backend chose a name in it: there may be any number of such. */
  readonly isOpen?: boolean
}

/** What log and figures tell one kind of drift from another by. */
export type DriftKind = {
  /** The backend's operation, by id and path. */
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
  /** The answer's `status`, as a log may show it. */
  readonly outcome?: string
  readonly breaches: readonly Breach[]
}
