/** What kind of failure it was; screens choose their words by it. */
export type CallFailureKind =
  /** The request did not reach the site. Whether it took effect is unknown only for the last hop. */
  | 'offline'
  /** No answer in time. Whether the request took effect is unknown. */
  | 'timeout'
  /** There is no session, or it has ended. */
  | 'session-ended'
  /** The site does not take this request from here. */
  | 'refused'
  /** The request does not fit the contract; nothing was done. */
  | 'invalid'
  | 'too-many-requests'
  /** The backend could not be asked, or did not answer properly. */
  | 'backend-unavailable'
  /** An answer came that is not what the contract says. */
  | 'unreadable'
  /** The site itself failed. */
  | 'fault'

export type CallFailureFacts = {
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
export class CallFailure extends Error implements CallFailureFacts {
  override readonly name = 'CallFailure'
  readonly kind: CallFailureKind
  readonly code: string
  readonly requestId: string | null
  readonly retryAfter: number | null
  readonly status: number | null
  readonly at: number
  readonly route: string

  constructor(facts: CallFailureFacts, options?: ErrorOptions) {
    super(`${facts.route}: ${facts.code} (${facts.kind})`, options)
    this.kind = facts.kind
    this.code = facts.code
    this.requestId = facts.requestId
    this.retryAfter = facts.retryAfter
    this.status = facts.status
    this.at = facts.at
    this.route = facts.route
  }
}

const kindsOfStatus: Readonly<Record<number, CallFailureKind>> = {
  400: 'invalid',
  401: 'session-ended',
  403: 'refused',
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

/** The kind of failure that an HTTP status stands for; anything unexpected is a fault. */
export const kindOfStatus = (status: number): CallFailureKind => kindsOfStatus[status] ?? 'fault'
