import type { ProxyRoute } from '../../src/generated/proxy-routes.ts'
import { MAX_VALIDATION_ERRORS, validators } from '../http/validators.ts'
import type { ValidationError } from '../http/validators.ts'
import { isRecord, parseJson, readProperty, readTextProperty } from '../../src/lib/json.ts'
import {
  breachesOf,
  missingPropertiesIn,
  unknownOutcome,
  unreadableBody,
  answerBreach,
} from '../drift/breaches.ts'
import { fieldsOf } from '../http/answer-fields.ts'
import type { Breach } from '../ports/log.ts'
import type { BackendResponse } from '../ports/ports.ts'
import type { RequestContext } from '../http/request-context.ts'
import { loggableStatus } from '../http/request-context.ts'
import { problemFromResponse } from './backend-problem.ts'
import { ProblemError } from '../http/problem.ts'
import { reduceToFields } from './reduce-answer.ts'
import type { Findings } from './reduce-answer.ts'

type Backend = NonNullable<ProxyRoute['backend']>

const JSON_TYPE = /^application\/([\w.-]+\+)?json\s*(;|$)/i

const FOREIGN_CHARSET = /;\s*charset\s*=(?!\s*"?(utf-?8|us-ascii)\b)/i
const BYTE_ORDER_MARK = '\uFEFF'

const noBreaches: readonly Breach[] = []
const noJsonType = answerBreach('content-type', 'content-type is not application/json')
const foreignCharset = answerBreach('charset', 'content-type says another charset than UTF-8')
const byteOrderMark = answerBreach('json', 'begins with a byte order mark')

export type BackendAnswer = {
  /** The properties that the contract lists. */
  readonly value: Readonly<Record<string, unknown>>
  /** Null: missing. */
  readonly status: string | null
  /**
   * `unknown-status`: an outcome that is not in the contract. `odd-items`: only some items of a list break the contract;
   * the site omits or marks them and shows the others.
   */
  readonly verdict: 'fits' | 'unknown-status' | 'odd-items' | 'broken'
  readonly breaches: readonly Breach[]
  /** JSON Pointers to values of the wrong type. */
  readonly unreadable: readonly string[]
  readonly source: BackendResponse
} & Findings

/** Whether a response is identical to the source of an answer. */
export const isSameAnswer = ({ source }: BackendAnswer, response: BackendResponse): boolean =>
  source.status === response.status &&
  source.contentType === response.contentType &&
  source.bodyFault === response.bodyFault &&
  source.text === response.text

/**
 * Validates an answer against the contract and removes properties that the contract does not list.
 * @param sent body of the request to the backend
 * @throws ProblemError for every answer that is not a readable 200, see `problemFromResponse`
 */
export function parseAnswer(
  context: RequestContext,
  { path, answers }: Backend,
  sent: Readonly<Record<string, unknown>>,
  response: BackendResponse,
): BackendAnswer {
  const { text } = response
  if (text === null) {
    throw new ProblemError('backend_answer_invalid', { detail: 'The answer is too large.' })
  }
  if (response.status !== 200) throw problemFromResponse(context, sent, response, text)
  const value = withStatus(context.route, response.value ?? requireJson(context, response, text))
  const status = readTextProperty(value, 'status')
  const findings: Findings = { dropped: new Set(), members: [] }
  if (status === null || !isRecord(value)) {
    const breaches = withBackendNames([unknownOutcome(path, '/status is missing', false)], response)
    const emptyAnswer = { value: {}, status: null, unreadable: [], source: response }
    return { ...emptyAnswer, verdict: 'broken', breaches, ...findings }
  }
  const schema = Object.hasOwn(answers, status) ? answers[status] : undefined
  if (schema === undefined) {
    const unknownStatus = { value: { status: loggableStatus(status) }, status, unreadable: [] }
    return {
      ...unknownStatus,
      source: response,
      verdict: 'unknown-status',
      breaches: [unknownOutcome(path, '/status is not known', true)],
      ...findings,
    }
  }
  const validate = validators[schema]
  const textBreaches = breachesOfText(response, text)
  const faults = validate(value) ? [] : (validate.errors ?? [])
  const verdict = verdictOf(faults, value, textBreaches.length === 0)
  const schemaBreaches =
    verdict === 'fits' ? noBreaches : [...textBreaches, ...breachesOf(schema, faults, value)]
  const missingProperties = missingPropertiesIn(schema, value)
  const breaches = withBackendNames(
    missingProperties.length === 0 ? schemaBreaches : [...schemaBreaches, ...missingProperties],
    response,
  )
  const reduced = reduceToFields(fieldsOf(schema), value, findings)
  const unreadable = faults.map(({ instancePath }) => instancePath).filter((path) => path !== '')
  return {
    value: isRecord(reduced) ? reduced : {},
    status,
    verdict,
    breaches,
    unreadable,
    source: response,
    ...findings,
  }
}

/**
 * Adds the status to an answer that may lack it (A-242) and has a field that the contract lists. Without such a field it
 * may be an error. An answer about money must fit the contract.
 */
function withStatus({ backend, hasIdempotencyKey }: ProxyRoute, value: unknown): unknown {
  const status = backend?.statusIfAbsent ?? null
  const schema = status === null ? undefined : backend?.answers[status]
  if (schema === undefined || !isRecord(value) || Object.hasOwn(value, 'status')) return value
  const valueWithStatus = { status, ...value }
  const fields = fieldsOf(schema)
  const isAnswer = hasIdempotencyKey
    ? validators[schema](valueWithStatus)
    : isRecord(fields) && Object.keys(value).some((name) => Object.hasOwn(fields, name))
  return isAnswer ? valueWithStatus : value
}

/** Adds the backend's own path and names to breaches of a mapped answer. */
function withBackendNames(
  breaches: readonly Breach[],
  { origin }: BackendResponse,
): readonly Breach[] {
  if (origin === undefined || breaches.length === 0) return breaches
  return breaches.map((breach) => {
    const backendPointer = origin.pointers.get(breach.pointer)
    const description = `${breach.description} (from ${backendPointer === undefined ? '' : `${backendPointer} of `}${origin.path})`
    return { ...breach, description }
  })
}

/** JSON is UTF-8 without a byte order mark (RFC 8259). */
function breachesOfText({ contentType }: BackendResponse, text: string): readonly Breach[] {
  const type = contentType ?? ''
  if (JSON_TYPE.test(type) && !FOREIGN_CHARSET.test(type) && !text.startsWith(BYTE_ORDER_MARK))
    return noBreaches
  return [
    ...(JSON_TYPE.test(type) ? [] : [noJsonType]),
    ...(FOREIGN_CHARSET.test(type) ? [foreignCharset] : []),
    ...(text.startsWith(BYTE_ORDER_MARK) ? [byteOrderMark] : []),
  ]
}

function verdictOf(
  faults: readonly ValidationError[],
  value: unknown,
  isPlainJson: boolean,
): BackendAnswer['verdict'] {
  if (!isPlainJson) return 'broken'
  if (faults.length === 0) return 'fits'
  return haveValidNeighbours(faults, value) ? 'odd-items' : 'broken'
}

/** Whether all faults are in items of lists, each of which also has a valid item. */
function haveValidNeighbours(faults: readonly ValidationError[], value: unknown): boolean {
  if (faults.length >= MAX_VALIDATION_ERRORS) return false
  const oddItems = new Map<string, Set<string>>()
  for (const { instancePath } of faults) {
    const [, list = '', item] = /^\/([^/]+)\/(\d+)/.exec(instancePath) ?? []
    if (item === undefined) return false
    oddItems.set(list, (oddItems.get(list) ?? new Set()).add(item))
  }
  return [...oddItems].every(
    ([list, oddIndices]) =>
      Number(readProperty(readProperty(value, list), 'length')) > oddIndices.size,
  )
}

/** The answer without values of the wrong type. */
export const withoutUnreadable = (answer: BackendAnswer): BackendAnswer =>
  answer.unreadable.length === 0
    ? answer
    : { ...answer, value: withoutProperties(answer.value, answer.unreadable) }

/** A value without the properties at JSON Pointers; properties that are objects stay. */
export const withoutProperties = <Value>(value: Value, pointers: readonly string[]): Value =>
  pointers.reduce((remaining, pointer) => without(remaining, pointerNames(pointer)), value)

const pointerNames = (pointer: string): readonly string[] =>
  pointer
    .slice(1)
    .split('/')
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))

function without<Value>(value: Value, [name = '', ...innerNames]: readonly string[]): Value {
  if (!isRecord(value) || !Object.hasOwn(value, name)) return value
  const { [name]: innerValue, ...otherFields } = value as Readonly<Record<string, unknown>>
  if (innerNames.length === 0) return isRecord(innerValue) ? value : (otherFields as Value)
  return { ...value, [name]: without(innerValue, innerNames) }
}

function requireJson(
  { route, noteDrift }: RequestContext,
  { bodyFault }: BackendResponse,
  text: string,
): unknown {
  const value = bodyFault === null ? parseJson(text.replace(BYTE_ORDER_MARK, '')) : undefined
  if (value !== undefined) return value
  const breach =
    bodyFault === null ? answerBreach('json', 'is not JSON') : unreadableBody(bodyFault)
  noteDrift({ route, backendStatus: 200, breaches: [breach] })
  throw new ProblemError('backend_answer_invalid', { detail: 'The answer is not JSON.' })
}
