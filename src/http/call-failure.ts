import type { problems } from '../generated/problems.ts'

/** Kinds of failure, which determine the words on screen. */
export type CallFailureKind =
  /** The request did not reach the site, or the answer was lost. */
  | 'offline'
  /** No answer in time. */
  | 'timeout'
  /** There is no session, or it has ended. */
  | 'session-ended'
  /** The site refuses requests from this origin. */
  | 'forbidden'
  /** The request breaks the contract; nothing was done. */
  | 'invalid'
  | 'too-many-requests'
  /** The backend was unreachable or answered improperly. */
  | 'backend-unavailable'
  /** The answer breaks the contract. */
  | 'unreadable'
  /** The site itself failed. */
  | 'internal'
  /** A money request may have taken effect; it must not be sent again. */
  | 'outcome-unknown'

export type CallFailureDetails = {
  readonly kind: CallFailureKind
  /** Stable code of the problem (`backend_timeout`); otherwise the kind. */
  readonly code: string
  /** Request id in the logs of proxy and backend; null: no answer. */
  readonly requestId: string | null
  /** Seconds until a retry is allowed; null: not given. */
  readonly retryAfter: number | null
  /** HTTP status; null: no answer. */
  readonly status: number | null
  /** Epoch milliseconds. */
  readonly at: number
  /** The called route, `/api/routes/…`. */
  readonly route: string
}

/**
 * The error of every call in an `*.api.ts` file without a business answer. A call aborted by its caller rejects with
 * the browser's AbortError instead.
 */
export class CallFailure extends Error implements CallFailureDetails {
  override readonly name = 'CallFailure'
  declare readonly kind: CallFailureKind
  declare readonly code: string
  declare readonly requestId: string | null
  declare readonly retryAfter: number | null
  declare readonly status: number | null
  declare readonly at: number
  declare readonly route: string

  constructor(details: CallFailureDetails, options?: ErrorOptions) {
    super(`${details.route}: ${details.code} (${details.kind})`, options)
    Object.assign(this, details)
  }
}

const kindsOfStatus: Readonly<Record<number, CallFailureKind>> = {
  400: 'invalid',
  401: 'session-ended',
  403: 'forbidden',
  408: 'timeout',
  409: 'timeout',
  413: 'invalid',
  415: 'invalid',
  422: 'invalid',
  429: 'too-many-requests',
  502: 'backend-unavailable',
  503: 'backend-unavailable',
  504: 'timeout',
}

/** A problem code whose words do not follow from the HTTP status. */
const OUTCOME_UNKNOWN = 'outcome_unknown' satisfies keyof typeof problems

/** The kind of failure of a problem; `internal` for unexpected ones. */
export const kindOfProblem = (status: number, code: string | null): CallFailureKind =>
  code === OUTCOME_UNKNOWN ? 'outcome-unknown' : (kindsOfStatus[status] ?? 'internal')

/** Whether the member ended the session on another device. */
export const isRevoked = ({ code }: Pick<CallFailureDetails, 'code'>): boolean =>
  code === ('session_revoked' satisfies keyof typeof problems)
