import type { Middleware } from 'openapi-fetch'
import { parseJson, readTextProperty } from '../lib/json.ts'
import { CallFailure, kindOfProblem } from './call-failure.ts'
import type { CallFailureDetails } from './call-failure.ts'

const secondsOf = (header: string | null): number | null => {
  const seconds = Number(header ?? Number.NaN)
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null
}

/** Answers to requests that move money. */
const moneyAnswers = new WeakSet<Response>()

const movesMoney = (request: Request): boolean => request.headers.has('idempotency-key')

/** Whether it is certain that a request with this answer did nothing. */
const isUndone = (status: number, code: string): boolean =>
  code === 'backend_unreachable' ||
  (status >= 400 && status < 500 && status !== 408 && code !== 'request_in_progress')

/** What is known of an answer that failed; whatever is not known stays null. */
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

/** A call that got no answer: the network failed, or time ran out. */
const noAnswer = (error: unknown, route: string, request: Request): Error => {
  if (error instanceof CallFailure || isNamed(error, 'AbortError')) return error
  const code = isNamed(error, 'TimeoutError') ? 'timeout' : 'offline'
  const kind = movesMoney(request) ? 'outcome-unknown' : code
  const details = { kind, code, requestId: null, retryAfter: null, status: null } as const
  return new CallFailure({ ...details, at: Date.now(), route }, { cause: error })
}

const failureFromProblem = (response: Response, route: string, problem: unknown): CallFailure => {
  const named = readTextProperty(problem, 'code')
  const kind = kindOfProblem(response.status, named)
  const requestId = readTextProperty(problem, 'requestId') ?? response.headers.get('x-request-id')
  return new CallFailure(detailsOf(response, route, { kind, code: named ?? kind, requestId }))
}

/** The failure that an answer other than 2xx stands for, with the problem's own code (RFC 9457). */
export const failureFrom = async (response: Response, route: string): Promise<CallFailure> => {
  const text = await response
    .clone()
    .text()
    .catch(() => '')
  return failureFromProblem(response, route, parseJson(text))
}

/**
 * Turns everything that is not an business answer into a `CallFailure`: a failed network, a
 * timeout, every status but 2xx whatever its body, a body that is not JSON. openapi-fetch by itself
 * takes an error with an empty body for a success. What moves money fails as `outcome-unknown`
 * unless it is certain that nothing was done.
 */
export const throwFailures: Middleware = {
  onError: ({ error, schemaPath, request }) => noAnswer(error, schemaPath, request),
  onResponse: async ({ response, schemaPath, request }) => {
    if (movesMoney(request)) moneyAnswers.add(response)
    const text = await response
      .clone()
      .text()
      .catch((error: unknown) => {
        throw noAnswer(error, schemaPath, request)
      })
    const body = parseJson(text)
    if (!response.ok) throw failureFromProblem(response, schemaPath, body)
    if (body === undefined)
      throw new CallFailure(detailsOf(response, schemaPath, { kind: 'unreadable' }))
  },
}
