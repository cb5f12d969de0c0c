import type { ProblemCode } from '../../src/generated/problems.ts'
import type { ProxyRoute } from '../../src/generated/proxy-routes.ts'

/** Must not contain a token, password, cookie or body. */
export type LogEntry = {
  readonly level: 'info' | 'warn' | 'error'
  readonly event:
    | 'request'
    | 'answer_unlike_contract'
    | 'answer_reduced'
    | 'foreign_member'
    | 'client_disconnected'
    | 'fault'
    | 'public_origin_unset'
    | 'trusted_proxies_unset'
    | 'store_fault'
    | 'store_mended'
    | 'store_ready'
    | 'store_waiting'
    | 'cache_lost'
    | 'cache_ready'
    | 'events_lost'
    | 'events_ready'
    | 'request_refused'
  readonly requestId: string
  /** The trace id of W3C Trace Context. */
  readonly traceId?: string
  /** The contract's path, or `unknown`. */
  readonly route: string
  readonly status?: number
  /** HTTP status of the backend, if its answer was not forwarded unchanged. */
  readonly backendStatus?: number
  /** The `status` value of a 200 answer. */
  readonly outcome?: string
  readonly code?: ProblemCode
  readonly totalMs?: number
  readonly backendMs?: number
  /** JSON Pointers, an error code, a stack; never values. */
  readonly details?: readonly string[]
  /** Answers with this kind of drift so far, and the time of the first (ISO 8601). */
  readonly count?: number
  readonly firstSeen?: string
} & Partial<Omit<DriftKind, 'backendStatus'>>

/** One way in which an answer breaks the contract; contains no values. */
export type Breach = {
  /** JSON Pointer with `*` for list indices; empty: the whole answer. */
  readonly pointer: string
  /** JSON Schema keyword, or `DROPPED`, `EXPECTED` or a keyword of `answerBreach`. */
  readonly keyword: string
  readonly description: string
  /** Ids of refuted assumptions. */
  readonly assumptions: readonly string[]
  /** Contains a name chosen by the backend, so the number of kinds has no limit. */
  readonly hasFreeName?: boolean
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
