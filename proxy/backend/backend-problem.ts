import type { components } from '../../src/generated/api.ts'
import { validators } from '../http/validators.ts'
import { parseJson } from '../../src/lib/json.ts'
import { breachesOfError } from '../drift/breaches.ts'
import type { BackendResponse } from '../ports/ports.ts'
import type { RequestContext } from '../http/request-context.ts'
import { ProblemError } from '../http/problem.ts'

type Problem = components['schemas']['Problem']

const RETRY_AFTER_SECONDS = 5

/** Temporary faults of a server or gateway. */
const TEMPORARY_STATUSES: ReadonlySet<number> = new Set([408, 425, 500, 502, 504])

/**
 * The problem for an answer other than 200. 400, 401 of a member's call, 409 and 422 of a money call, 429 and 503 keep
 * their meaning. Temporary faults become `backend_fault`, which pages retry; all others `backend_answer_invalid`.
 * No text of the backend is forwarded.
 */
export function problemFromResponse(
  context: RequestContext,
  sent: Readonly<Record<string, unknown>>,
  response: BackendResponse,
  text: string,
): ProblemError {
  const { route, noteDrift } = context
  const { status, retryAfter: header } = response
  const path = route.backend?.path ?? ''
  noteDrift({ route, backendStatus: status, breaches: breachesOfError(path, response) })
  const retryAfter = parseRetryAfter(header)
  if (status === 400) return requestInvalidProblem(context, sent, text)
  if (status === 401 && route.access === 'member') {
    const detail = 'The backend ended the session.'
    return new ProblemError('session_expired', { detail, isWithoutEffect: true })
  }
  if ((status === 409 || status === 422) && route.hasIdempotencyKey) return keyProblem(status, text)
  if (status === 429)
    return new ProblemError('too_many_requests', { retryAfter, isWithoutEffect: true })
  if (status === 503) {
    const detail = 'The backend takes no requests.'
    return new ProblemError('backend_unreachable', { detail, retryAfter, isWithoutEffect: true })
  }
  const detail = `The backend answered ${status}.`
  if (status < 400) return new ProblemError('backend_answer_invalid', { detail })
  const code = TEMPORARY_STATUSES.has(status) ? 'backend_fault' : 'backend_answer_invalid'
  return new ProblemError(code, { detail, isWithoutEffect: status < 500 })
}

function keyProblem(status: 409 | 422, text: string): ProblemError {
  const expected = status === 409 ? 'request_in_progress' : 'idempotency_key_reused'
  const code = parseProblem(text)?.code === expected ? expected : 'backend_answer_invalid'
  return new ProblemError(code, { isWithoutEffect: true })
}

const parseRetryAfter = (header: string | null): number =>
  /^[1-9]\d{0,4}$/.test(header ?? '') ? Number(header) : RETRY_AFTER_SECONDS

function parseProblem(text: string): Problem | null {
  const problem = parseJson(text)
  return validators.Problem(problem) ? (problem as Problem) : null
}

/** Names the refused fields if the backend reports them as the contract says. */
function requestInvalidProblem(
  { addToLog }: RequestContext,
  sent: Readonly<Record<string, unknown>>,
  text: string,
): ProblemError {
  const problem = parseProblem(text)
  if (problem?.code !== 'request_invalid') {
    return new ProblemError('backend_answer_invalid', { isWithoutEffect: true })
  }
  const refusedPointers = new Set(problem.errors?.map(({ pointer }) => pointer))
  const pointers = Object.keys(sent)
    .map((name) => `/${name}`)
    .filter((pointer) => refusedPointers.has(pointer))
  addToLog({ details: ['the backend refuses the request', ...pointers] })
  const errors = pointers.map((pointer) => ({ pointer, message: 'is refused by the backend' }))
  return new ProblemError('request_invalid', {
    detail: 'The backend refuses the request.',
    ...(errors.length > 0 ? { errors } : {}),
    isWithoutEffect: true,
  })
}
