import type { problems } from '../generated/problems.ts'
import { readTextProperty } from '../lib/json.ts'

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
const kindOfProblem = (status: number, code: string | null): CallFailureKind =>
  code === OUTCOME_UNKNOWN ? 'outcome-unknown' : (kindsOfStatus[status] ?? 'internal')

/** Whether the member ended the session on another device. */
export const isRevoked = ({ code }: Pick<CallFailureDetails, 'code'>): boolean =>
  code === ('session_revoked' satisfies keyof typeof problems)

const secondsOf = (header: string | null): number | null => {
  const seconds = Number(header ?? Number.NaN)
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null
}

const moneyAnswers = new WeakSet<Response>()

/** Failures of this answer may mean that money has moved. */
export const markMoneyAnswer = (response: Response): void => void moneyAnswers.add(response)

/** Whether a request with this answer certainly had no effect. */
const hadNoEffect = (status: number, code: string): boolean =>
  code === 'backend_unreachable' ||
  (status >= 400 && status < 500 && status !== 408 && code !== 'request_in_progress')

/** Known facts of a failed answer; null for unknown ones. */
export const detailsOf = (
  response: Response,
  route: string,
  details: Pick<CallFailureDetails, 'kind'> & Partial<CallFailureDetails>,
): CallFailureDetails => {
  const { status } = response
  const { code = details.kind } = details
  const isOutcomeUnknown = moneyAnswers.has(response) && !hadNoEffect(status, code)
  return {
    requestId: response.headers.get('x-request-id'),
    retryAfter: secondsOf(response.headers.get('retry-after')),
    status,
    at: Date.now(),
    route,
    ...details,
    code,
    ...(isOutcomeUnknown && { kind: 'outcome-unknown' as const }),
  }
}

const hasName = (error: unknown, name: string): error is Error =>
  error instanceof Error && error.name === name

/** The failure of a request without an answer; the browser's own error if the caller aborted it. */
export const failureWithoutAnswer = (error: unknown, route: string, movesMoney: boolean): Error => {
  if (hasName(error, 'AbortError')) return error
  const code = hasName(error, 'TimeoutError') ? 'timeout' : 'offline'
  const kind = movesMoney ? 'outcome-unknown' : code
  const details = { kind, code, requestId: null, retryAfter: null, status: null } as const
  return new CallFailure({ ...details, at: Date.now(), route }, { cause: error })
}

/**
 * The failure of an answer other than 2xx.
 * @param problem the body of the answer: a problem (RFC 9457) or anything else
 */
export const failureFrom = (response: Response, route: string, problem: unknown): CallFailure => {
  const code = readTextProperty(problem, 'code')
  const kind = kindOfProblem(response.status, code)
  const requestId = readTextProperty(problem, 'requestId') ?? response.headers.get('x-request-id')
  return new CallFailure(detailsOf(response, route, { kind, code: code ?? kind, requestId }))
}
