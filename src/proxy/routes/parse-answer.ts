import type { ProxyRoute } from '../../generated/proxy-routes.ts'
import { validators } from '../../generated/validators.js'
import type { ValidationError } from '../../generated/validators.js'
import { parseJson, readProperty, readTextProperty } from '../../lib/json.ts'
import type { RequestContext } from './request-context.ts'
import { problemFromResponse } from '../backend/backend-problem.ts'
import { ProblemError } from './problem.ts'
import { readText } from './read-text.ts'

type Backend = NonNullable<ProxyRoute['backend']>

const MAX_DETAILS = 20
const JSON_TYPE = /^application\/([\w.-]+\+)?json\s*(;|$)/i

export type BackendAnswer = {
  readonly text: string
  readonly value: unknown
  /** The `status` value; null when there is none. */
  readonly status: string | null
  /**
   * `unknown-status`: a business outcome that the contract does not know. `odd-items`: only some items
   * of a list break the contract; the site leaves those out or marks them, and shows the others.
   */
  readonly verdict: 'fits' | 'unknown-status' | 'odd-items' | 'broken'
  /** Where the answer breaks the contract, without values. */
  readonly details: readonly string[]
}

/**
 * The backend's answer, validated against the contract.
 * @throws ProblemError for every answer that is not a readable 200, see `problemFromResponse`
 */
export async function parseAnswer(
  context: RequestContext,
  { answers }: Backend,
  response: Response,
): Promise<BackendAnswer> {
  const text = await readText(response, context.ports.settings.answerLimitBytes, () => {
    throw new ProblemError('backend_answer_invalid', { detail: 'The answer is too large.' })
  })
  if (response.status !== 200) throw problemFromResponse(context, response, text)
  const value = requireJson(text)
  const status = readTextProperty(value, 'status')
  if (status === null) {
    return { text, value, status, verdict: 'broken', details: ['/status is missing'] }
  }
  const schema = Object.hasOwn(answers, status) ? answers[status] : undefined
  if (schema === undefined) {
    return { text, value, status, verdict: 'unknown-status', details: ['/status is not known'] }
  }
  const validate = validators[schema]
  const isJson = JSON_TYPE.test(response.headers.get('content-type') ?? '')
  const faults = validate(value) ? [] : (validate.errors ?? [])
  const details = [
    ...(isJson ? [] : ['content-type is not application/json']),
    ...detailsOf(faults),
  ]
  if (details.length === 0) return { text, value, status, verdict: 'fits', details }
  const verdict = isJson && haveSoundNeighbours(faults, value) ? 'odd-items' : 'broken'
  return { text, value, status, verdict, details }
}

/** Whether every fault is in an item of a list, and each such list has an item without one. */
function haveSoundNeighbours(faults: readonly ValidationError[], value: unknown): boolean {
  const oddItems = new Map<string, Set<string>>()
  for (const { instancePath } of faults) {
    const [, list = '', item] = /^\/([^/]+)\/(\d+)/.exec(instancePath) ?? []
    if (item === undefined) return false
    oddItems.set(list, (oddItems.get(list) ?? new Set()).add(item))
  }
  return [...oddItems].every(
    ([list, odd]) => Number(readProperty(readProperty(value, list), 'length')) > odd.size,
  )
}

/** Where a value breaks the contract, without the value; `at` is the pointer to it. */
export const detailsOf = (faults: readonly ValidationError[], at = ''): readonly string[] =>
  faults
    .slice(0, MAX_DETAILS)
    .map(({ instancePath, message }) => `${at}${instancePath} ${message ?? ''}`.trim())

function requireJson(text: string): unknown {
  const value = parseJson(text)
  if (value !== undefined) return value
  throw new ProblemError('backend_answer_invalid', { detail: 'The answer is not JSON.' })
}
