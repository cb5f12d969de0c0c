import type { ProxyRoute } from '../../generated/proxy-routes.ts'
import { validators } from '../../generated/validators.js'
import type { Exchange } from './request-context.ts'
import { problemOf } from '../backend/backend-problem.ts'
import { ProblemError } from './problem.ts'
import { readText } from './read-text.ts'

type Backend = NonNullable<ProxyRoute['backend']>

const FAULTS_AT_MOST = 20
const JSON_TYPE = /^application\/([\w.-]+\+)?json\s*(;|$)/i

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
 * @throws ProblemError for every answer that is no readable 200; `problemOf` says which
 */
export async function readAnswer(
  exchange: Exchange,
  { answers }: Backend,
  response: Response,
): Promise<BackendAnswer> {
  const text = await readText(response, exchange.ports.settings.answerLimitBytes, () => {
    throw new ProblemError('backend_answer_invalid', { detail: 'The answer is too large.' })
  })
  if (response.status !== 200) throw problemOf(exchange, response, text)
  const value = parse(text)
  const status = statusOf(value)
  if (status === null) {
    return { text, value, status, verdict: 'broken', details: ['/status is missing'] }
  }
  const schema = Object.hasOwn(answers, status) ? answers[status] : undefined
  if (schema === undefined) {
    return { text, value, status, verdict: 'unknown-status', details: ['/status is not known'] }
  }
  const validate = validators[schema]
  const isTyped = JSON_TYPE.test(response.headers.get('content-type') ?? '')
  const faults = validate(value) ? [] : (validate.errors ?? []).slice(0, FAULTS_AT_MOST)
  const details = [
    ...(isTyped ? [] : ['content-type is not application/json']),
    ...faults.map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`.trim()),
  ]
  return { text, value, status, verdict: details.length === 0 ? 'fits' : 'broken', details }
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
  return typeof value.status === 'string' && value.status !== '' ? value.status : null
}
