import type { problems } from '../generated/problems.ts'

/** What kind of failure it was; screens choose their words by it. */
export type CallFailureKind =
  /** The request did not reach the site, or its answer did not come back. */
  | 'offline'
  /** No answer in time. */
  | 'timeout'
  /** There is no session, or it has ended. */
  | 'session-ended'
  /** The site does not take this request from here. */
  | 'forbidden'
  /** The request does not fit the contract; nothing was done. */
  | 'invalid'
  | 'too-many-requests'
  /** The backend could not be asked, or did not answer properly. */
  | 'backend-unavailable'
  /** An answer came that is not what the contract says. */
  | 'unreadable'
  /** The site itself failed. */
  | 'internal'
  /** A request that moves money may have taken effect: it must not be sent again. */
  | 'outcome-unknown'

export type CallFailureDetails = {
  readonly kind: CallFailureKind
  /** The stable code of the problem (`backend_timeout`); of failures without one, the kind. */
  readonly code: string
  /** The id under which proxy and backend logged the call; null if it got no answer. */
  readonly requestId: string | null
  /** Seconds after which the same call may be tried again; null if the answer names none. */
  readonly retryAfter: number | null
  /** HTTP status; null if no answer came. */
  readonly status: number | null
  /** When it happened, epoch milliseconds. */
  readonly at: number
  /** The route that was called, `/api/routes/…`. */
  readonly route: string
}

/**
 * What every call of an `*.api.ts` file rejects with when it got no business answer. A call that its
 * caller aborted rejects with the browser's own AbortError instead.
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

/** The code of a problem whose words its HTTP status alone does not choose. */
const OUTCOME_UNKNOWN = 'outcome_unknown' satisfies keyof typeof problems

/** The kind of failure that a problem stands for; anything unexpected is `internal`. */
export const kindOfProblem = (status: number, code: string | null): CallFailureKind =>
  code === OUTCOME_UNKNOWN ? 'outcome-unknown' : (kindsOfStatus[status] ?? 'internal')
