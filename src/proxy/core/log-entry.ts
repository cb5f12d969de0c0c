import type { components } from '../../generated/proxy-api.ts'
import type { DriftKind } from './drift.ts'

/** A log entry; it must not hold a token, a password, a cookie or a body. */
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
    | 'request_refused'
  readonly requestId: string
  /** The contract's path, or `unknown`. */
  readonly route: string
  /** HTTP status of the response. */
  readonly status?: number
  /** HTTP status of the backend's answer, where there was one and it did not pass on as it was. */
  readonly backendStatus?: number
  /** The `status` value of a 200 answer. */
  readonly outcome?: string
  readonly code?: components['schemas']['ProblemCode']
  readonly totalMs?: number
  readonly backendMs?: number
  /** What was wrong, without values: JSON Pointers, an error's code, a stack. */
  readonly details?: readonly string[]
  /** Answers with this kind of drift until now, since when (ISO 8601). */
  readonly count?: number
  readonly firstSeen?: string
} & Partial<Omit<DriftKind, 'backendStatus'>>
