import { readProperty } from '#site/lib/json.ts'
import { operationOf, outcomeOf, pointerOf, valueAt, withValueAt } from '../contract/outcome.ts'
import type { Effect } from '../contract/effects.ts'
import { UnavailableError } from '../contract/model.ts'
import type { Operation } from '../contract/model.ts'
import type { Run } from './run.ts'

const UNKNOWN_VALUE = 'nobody9here'

/**
 * A value of effects.yaml: $user, $password, $unknown, $fresh, a place in an answer, or literal text; with `or`, the
 * first that exists. Undefined: the backend provides none.
 * @param mayBeKnown whether an earlier answer to a read may be used
 */
export async function fetchValue(run: Run, places: string, mayBeKnown = false): Promise<unknown> {
  let value: unknown
  for (const place of places.split(' or ')) {
    value = await fetchValueAt(run, place, mayBeKnown)
    if (hasValue(value)) break
  }
  return value
}

const hasValue = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

async function fetchValueAt(run: Run, place: string, mayBeKnown: boolean): Promise<unknown> {
  if (place === '$user') return run.member?.id
  if (place === '$password') return run.password() === '' ? undefined : run.password()
  if (place === '$unknown') return UNKNOWN_VALUE
  if (place === '$fresh') return `${run.runId}x${(run.state.freshCount += 1).toString(36)}`
  if (!place.includes('#')) return place
  const id = operationOf(place)
  const isRead = mayBeKnown && run.effects.operations[id]?.reads === true
  return valueAt(await (isRead ? requestKnownSuccess : requestSuccess)(run, id), pointerOf(place))
}

/** The answer to a valid request; undefined: refused. */
export async function requestSuccess(run: Run, operationId: string): Promise<unknown> {
  const operation = run.contract.operation(operationId)
  try {
    const answer = await run.ask(operation, await bodyFor(run, operation))
    return outcomeOf(answer) === 'success' ? answer.json : undefined
  } catch (error) {
    if (error instanceof UnavailableError) return undefined
    throw error
  }
}

/** Concurrent lookups share one request. */
async function requestKnownSuccess(run: Run, operationId: string): Promise<unknown> {
  const { knownAnswers } = run.state
  const answer = knownAnswers.get(operationId) ?? requestSuccess(run, operationId)
  knownAnswers.set(operationId, answer)
  let content: unknown
  try {
    content = await answer
  } finally {
    if (content === undefined) knownAnswers.delete(operationId)
  }
  return content
}

/**
 * Smallest and largest amount that the backend provides for a request; undefined: none, null: it refuses now,
 * for example while another request waits.
 */
export async function fetchLimits(run: Run, schema: string) {
  const limit = run.effects.limits[schema]
  if (limit === undefined) return undefined
  const answer = await requestSuccess(run, operationOf(limit.from))
  if (answer === undefined) return null
  const limits = valueAt(answer, pointerOf(limit.from))
  const minAmount = Number(readProperty(limits, 'minAmount'))
  const maxAmount = Number(readProperty(limits, 'maxAmount'))
  if (Number.isNaN(minAmount) || Number.isNaN(maxAmount)) return undefined
  return { at: limit.at, proves: limit.proves, least: minAmount, most: maxAmount }
}

export type Body = Readonly<Record<string, unknown>>

/** A request that fits one of the operation's schemas (default: the first), with values known to the backend. */
export async function bodyFor(
  run: Run,
  operation: Operation,
  schema: string = operation.requests[0] ?? operation.request,
): Promise<Body> {
  const { contract, effects } = run
  const { properties = {}, required = [] } = contract.resolve(schema)
  const example = operation.examples.find(
    (candidate) => contract.faultsOf(schema, candidate).length === 0,
  )
  const constants = required.flatMap((name) => {
    const { const: value, enum: values } = contract.resolve(properties[name] ?? {})
    const constant = value ?? values?.[0]
    return constant === undefined ? [] : [[name, constant] as const]
  })
  const start = example ?? Object.fromEntries(constants)
  return withFetchedValues(run, schema, start, effects.values[schema] ?? {})
}

/** A variant of the request without effect, if the effects define one. */
export const harmlessVariant = async (run: Run, body: unknown, effect: Effect): Promise<unknown> =>
  effect.harmless === undefined ? body : withFetchedValues(run, null, body, effect.harmless)

/** Converts numeric text to a number where the request needs one. */
function convertType({ contract }: Run, schema: string, pointer: string, value: unknown): unknown {
  const { type } = contract.resolve(contract.resolve(schema).properties?.[pointer.slice(1)] ?? {})
  const isNumeric = typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value))
  return isNumeric && (type === 'number' || type === 'integer') ? Number(value) : value
}

async function withFetchedValues(
  run: Run,
  schema: string | null,
  body: unknown,
  places: Readonly<Record<string, string>>,
): Promise<Body> {
  let result = body
  for (const [pointer, place] of Object.entries(places)) {
    const value = await fetchValue(run, place, true)
    if (!hasValue(value)) continue
    const typedValue = schema === null ? value : convertType(run, schema, pointer, value)
    result = withValueAt(result, pointer, typedValue)
  }
  return result as Body
}

/** A request for each of the operation's schemas, without effect if possible. */
export async function* fittingRequests(run: Run, operation: Operation) {
  for (const schema of operation.requests) {
    const body = await bodyFor(run, operation, schema)
    yield { schema, fitting: await harmlessVariant(run, body, run.effect(operation)) }
  }
}

/** Whether valid requests change nothing and may run concurrently. */
export function isRepeatable(run: Run, operation: Operation): boolean {
  const { reads, harmless: harmlessValues } = run.effect(operation)
  return reads === true || harmlessValues !== undefined
}
