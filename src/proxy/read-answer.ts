import type { SchemaName } from '../generated/validators.js'
import { validators } from '../generated/validators.js'
import type { ProblemCode } from './ports.ts'
import { ProblemError } from './problem.ts'
import { readText } from './read-text.ts'

export type BackendAnswer = {
  readonly text: string
  readonly value: unknown
  /** The `status` value; null when there is none. */
  readonly status: string | null
  /** `fits`: as the contract says. `unknown-status`: a business outcome that it does not know. */
  readonly verdict: 'fits' | 'unknown-status' | 'broken'
  /** Where it breaks the contract, without values. */
  readonly details: readonly string[]
}

/**
 * A backend's answer, read and held against the contract.
 * @throws ProblemError for every answer that is no readable 200: 400 and 409 as the backend says,
 *   401, 429 and 503 as such, anything else as 502
 */
export async function readAnswer(
  response: Response,
  answers: Readonly<Record<string, SchemaName>>,
  limitBytes: number,
): Promise<BackendAnswer> {
  const text = await readText(response.body, limitBytes, () => {
    throw new ProblemError('backend_answer_invalid', { detail: 'The answer is too large.' })
  })
  if (response.status !== 200) throw problemOf(response, text)
  const value = parse(text)
  const status = statusOf(value)
  const schema = status === null ? undefined : answers[status]
  if (schema === undefined) {
    const verdict = status === null ? 'broken' : 'unknown-status'
    return { text, value, status, verdict, details: ['/status is not known'] }
  }
  const validate = validators[schema]
  if (validate(value)) return { text, value, status, verdict: 'fits', details: [] }
  const details = (validate.errors ?? [])
    .slice(0, 20)
    .map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`)
  return { text, value, status, verdict: 'broken', details }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ProblemError('backend_answer_invalid', { detail: 'The answer is no JSON.' })
  }
}

function statusOf(value: unknown): string | null {
  if (value === null || typeof value !== 'object' || !('status' in value)) return null
  return typeof value.status === 'string' ? value.status : null
}

function problemOf(response: Response, text: string): ProblemError {
  const seconds = Number(response.headers.get('retry-after'))
  const retryAfter = Number.isInteger(seconds) && seconds > 0 ? seconds : 1
  switch (response.status) {
    case 400:
    case 409:
      return passedOn(text) ?? new ProblemError('backend_fault')
    case 401:
      return new ProblemError('session_expired', { detail: 'The backend ended the session.' })
    case 429:
      return new ProblemError('too_many_requests', { retryAfter })
    case 503:
      return new ProblemError('backend_unreachable', { detail: 'The backend takes no requests.' })
    default:
      return new ProblemError('backend_fault')
  }
}

type Problem = {
  code: ProblemCode
  detail?: string
  errors?: { pointer: string; message: string }[]
}

/** The backend's own words on a broken request, if they are as the contract writes them. */
function passedOn(text: string): ProblemError | null {
  try {
    const problem: unknown = JSON.parse(text)
    if (!validators.Problem(problem)) return null
    const { code, detail, errors } = problem as Problem
    if (code !== 'request_invalid' && code !== 'idempotency_key_reused') return null
    return new ProblemError(code, {
      ...(detail === undefined ? {} : { detail }),
      ...(errors === undefined ? {} : { errors }),
    })
  } catch {
    return null
  }
}
