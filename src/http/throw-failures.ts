import type { Middleware } from 'openapi-fetch'
import { parseJson, readTextProperty } from '../lib/json.ts'
import { CallFailure, kindOfProblem } from './call-failure.ts'
import type { CallFailureDetails } from './call-failure.ts'

const secondsOf = (header: string | null): number | null => {
  const seconds = Number(header ?? Number.NaN)
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null
}

/** Answers to money requests. */
const moneyAnswers = new WeakSet<Response>()

const movesMoney = (request: Request): boolean => request.headers.has('idempotency-key')

/** Whether a request with this answer certainly had no effect. */
const isUndone = (status: number, code: string): boolean =>
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
  const isUnknown = moneyAnswers.has(response) && !isUndone(status, code)
  return {
    requestId: response.headers.get('x-request-id'),
    retryAfter: secondsOf(response.headers.get('retry-after')),
    status,
    at: Date.now(),
    route,
    ...details,
    code,
    ...(isUnknown && { kind: 'outcome-unknown' as const }),
  }
}

const isNamed = (error: unknown, name: string): error is Error =>
  error instanceof Error && error.name === name

const noAnswer = (error: unknown, route: string, request: Request): Error => {
  if (error instanceof CallFailure || isNamed(error, 'AbortError')) return error
  const code = isNamed(error, 'TimeoutError') ? 'timeout' : 'offline'
  const kind = movesMoney(request) ? 'outcome-unknown' : code
  const details = { kind, code, requestId: null, retryAfter: null, status: null } as const
  return new CallFailure({ ...details, at: Date.now(), route }, { cause: error })
}

const failureFromProblem = (response: Response, route: string, text: string): CallFailure => {
  const problem = parseJson(text)
  const named = readTextProperty(problem, 'code')
  const kind = kindOfProblem(response.status, named)
  const requestId = readTextProperty(problem, 'requestId') ?? response.headers.get('x-request-id')
  return new CallFailure(detailsOf(response, route, { kind, code: named ?? kind, requestId }))
}

/** The failure for an answer other than 2xx, with the problem's code (RFC 9457). Reads its body. */
export const failureFrom = async (response: Response, route: string): Promise<CallFailure> =>
  failureFromProblem(response, route, await response.text().catch(() => ''))

const bodies = new WeakMap<Response, unknown>()

/** The parsed body of an answer that `throwFailures` let pass. */
export const bodyOf = (response: Response): unknown => bodies.get(response)

/**
 * Turns everything but a business answer into a `CallFailure`: network failures, timeouts, every status but 2xx, and
 * bodies that are not JSON. openapi-fetch alone treats an error with an empty body as a success. Money requests fail
 * as `outcome-unknown` unless they certainly had no effect. Reads the body, which `bodyOf` returns.
 */
export const throwFailures = (onSessionEnded?: (failure: CallFailure) => void): Middleware => ({
  onError: ({ error, schemaPath, request }) => noAnswer(error, schemaPath, request),
  onResponse: async ({ response, schemaPath, request }) => {
    if (movesMoney(request)) moneyAnswers.add(response)
    const text = await response.text().catch((error: unknown) => {
      throw noAnswer(error, schemaPath, request)
    })
    if (!response.ok) {
      const failure = failureFromProblem(response, schemaPath, text)
      if (response.status === 401) onSessionEnded?.(failure)
      throw failure
    }
    const body = parseJson(text)
    if (body === undefined)
      throw new CallFailure(detailsOf(response, schemaPath, { kind: 'unreadable' }))
    bodies.set(response, body)
  },
})
