import type { components } from '../../generated/public-api.ts'
import { validators } from '../../generated/validators.js'
import { parseJson } from '../../lib/json.ts'
import type { RequestContext } from '../routes/request-context.ts'
import { ProblemError } from '../routes/problem.ts'

type Problem = components['schemas']['Problem']

const RETRY_AFTER_SECONDS = 5

/**
 * The problem for an answer other than 200. 400, 401 of a member's call, 409, 429 and 503 keep their
 * meaning; anything else is a fault of the backend.
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
  if (status === 409 && route.hasIdempotencyKey) {
    const isReused = parseProblem(text)?.code === 'idempotency_key_reused'
    return new ProblemError(isReused ? 'idempotency_key_reused' : 'backend_fault')
  }
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
