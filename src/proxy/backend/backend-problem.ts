import type { components } from '../../generated/public-api.ts'
import { validators } from '../../generated/validators.js'
import { parseJson } from '../../lib/json.ts'
import type { RequestContext } from '../routes/request-context.ts'
import { ProblemError } from '../routes/problem.ts'

type Problem = components['schemas']['Problem']

const RETRY_AFTER_SECONDS = 5

/**
 * The problem for an answer other than 200. 400, 401 of a member's call, 409 and 422 of
 * a call that moves money, 429 and 503 keep their meaning; anything else is a fault of the backend.
 */
export function problemFromResponse(
  { route }: RequestContext,
  response: Response,
  text: string,
): ProblemError {
  const { status } = response
  const retryAfter = parseRetryAfter(response.headers.get('retry-after'))
  if (status === 400) return requestInvalidProblem(text)
  if (status === 401 && route.access === 'member') {
    return new ProblemError('session_expired', { detail: 'The backend ended the session.' })
  }
  if ((status === 409 || status === 422) && route.hasIdempotencyKey) return keyProblem(status, text)
  if (status === 429) return new ProblemError('too_many_requests', { retryAfter })
  if (status === 503) {
    const detail = 'The backend takes no requests.'
    return new ProblemError('backend_unreachable', { detail, retryAfter })
  }
  if (status < 400) {
    return new ProblemError('backend_answer_invalid', { detail: `The backend answered ${status}.` })
  }
  return new ProblemError('backend_fault', { detail: `The backend answered ${status}.` })
}

/** What the backend says of an idempotency key, if it is as the contract says. */
function keyProblem(status: 409 | 422, text: string): ProblemError {
  const expected = status === 409 ? 'request_in_progress' : 'idempotency_key_reused'
  return new ProblemError(parseProblem(text)?.code === expected ? expected : 'backend_fault')
}

const parseRetryAfter = (header: string | null): number =>
  /^[1-9]\d{0,4}$/.test(header ?? '') ? Number(header) : RETRY_AFTER_SECONDS

function parseProblem(text: string): Problem | null {
  const problem = parseJson(text)
  return validators.Problem(problem) ? (problem as Problem) : null
}

/** The backend's own list of errors, if it is as the contract says. */
function requestInvalidProblem(text: string): ProblemError {
  const problem = parseProblem(text)
  if (problem?.code !== 'request_invalid') return new ProblemError('backend_fault')
  const { detail, errors } = problem
  return new ProblemError('request_invalid', {
    ...(detail === undefined ? {} : { detail }),
    ...(errors === undefined ? {} : { errors }),
  })
}
