import type { components } from '../../generated/public-api.ts'
import { validators } from '../../generated/validators.js'
import type { Exchange } from '../routes/request-context.ts'
import { ProblemError } from '../routes/problem.ts'

type Problem = components['schemas']['Problem']

const RETRY_AFTER_SECONDS = 5

/**
 * What an answer other than 200 means to the browser: 400, 401 of a member's call, 409, 429 and 503
 * as the contract has them, anything else a fault of the backend.
 */
export function problemOf({ route }: Exchange, response: Response, text: string): ProblemError {
  const { status } = response
  const retryAfter = secondsIn(response.headers.get('retry-after'))
  if (status === 400) return brokenRequest(text)
  if (status === 401 && route.access === 'member') {
    return new ProblemError('session_expired', { detail: 'The backend ended the session.' })
  }
  if (status === 409 && route.hasIdempotencyKey) {
    const isReused = problemIn(text)?.code === 'idempotency_key_reused'
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

const secondsIn = (header: string | null): number =>
  /^[1-9]\d{0,4}$/.test(header ?? '') ? Number(header) : RETRY_AFTER_SECONDS

function problemIn(text: string): Problem | null {
  try {
    const problem: unknown = JSON.parse(text)
    return validators.Problem(problem) ? (problem as Problem) : null
  } catch {
    return null
  }
}

/** The backend's own list of faults, if it is as the contract writes it. */
function brokenRequest(text: string): ProblemError {
  const problem = problemIn(text)
  if (problem?.code !== 'request_invalid') return new ProblemError('backend_fault')
  const { detail, errors } = problem
  return new ProblemError('request_invalid', {
    ...(detail === undefined ? {} : { detail }),
    ...(errors === undefined ? {} : { errors }),
  })
}
