import type { Effect } from '../contract/effects.ts'
import { Unavailable } from '../contract/model.ts'
import type { Operation } from '../contract/model.ts'
import { outcomeOf, valueAt, withValueAt } from '../answers/outcome.ts'
import type { Run } from './run.ts'

const UNKNOWN = 'nobody9here'

/**
 * A value of effects.yaml: $user, $password, $unknown, $fresh, a place in an answer, or literal text; with `or`, the
 * first that exists. Undefined: the backend provides none.
 */
export const fetchValue = (run: Run, places: string): Promise<unknown> =>
  firstThere(places, (place) => valueAtPlace(run, place))

const valueForBody = (run: Run, places: string): Promise<unknown> =>
  firstThere(places, (place) => knownAtPlace(run, place))

async function firstThere(
  places: string,
  at: (place: string) => Promise<unknown>,
): Promise<unknown> {
  let value: unknown
  for (const place of places.split(' or ')) {
    value = await at(place)
    if (isThere(value)) break
  }
  return value
}

const isThere = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

async function valueAtPlace(run: Run, place: string): Promise<unknown> {
  if (place === '$user') return run.member?.id
  if (place === '$password') return run.password() === '' ? undefined : run.password()
  if (place === '$unknown') return UNKNOWN
  if (place === '$fresh') return `${run.runId}x${(run.state.freshCount += 1).toString(36)}`
  const [operationId = '', pointer] = place.split('#')
  if (pointer === undefined) return place
  return valueAt(await requestSuccess(run, operationId), pointer)
}

/** The answer to a valid request; undefined: refused. */
export async function requestSuccess(run: Run, operationId: string): Promise<unknown> {
  const operation = run.contract.operation(operationId)
  try {
    const answer = await run.ask(operation, await bodyFor(run, operation))
    return outcomeOf(answer) === 'success' ? answer.json : undefined
  } catch (error) {
    if (error instanceof Unavailable) return undefined
    throw error
  }
}

/** Concurrent lookups share one request. */
async function knownAtPlace(run: Run, place: string): Promise<unknown> {
  const [operationId = '', pointer] = place.split('#')
  if (pointer === undefined || run.effects.operations[operationId]?.reads !== true)
    return valueAtPlace(run, place)
  const { known } = run.state
  const answer = known.get(operationId) ?? requestSuccess(run, operationId)
  known.set(operationId, answer)
  try {
    const content = await answer
    if (content === undefined) known.delete(operationId)
    return valueAt(content, pointer)
  } catch (error) {
    known.delete(operationId)
    throw error
  }
}

/** A request that fits one of the operation's schemas (default: the first), with values known to the backend. */
export async function bodyFor(
  run: Run,
  operation: Operation,
  schema: string = operation.requests[0] ?? operation.request,
): Promise<Readonly<Record<string, unknown>>> {
  const { contract, effects } = run
  const examples = operation.examples.filter((one) => contract.faultsOf(schema, one).length === 0)
  const fixed = Object.entries(contract.resolve(schema).properties ?? {}).flatMap(
    ([name, property]) => {
      const { const: value, enum: values } = contract.resolve(property)
      const only = value ?? values?.[0]
      return only === undefined || !contract.resolve(schema).required?.includes(name)
        ? []
        : [[name, only] as const]
    },
  )
  const start = examples[0] ?? Object.fromEntries(fixed)
  return withValues(run, schema, start, effects.values[schema] ?? {})
}

/** A variant of the request without effect, if there is one. */
export const harmless = async (run: Run, body: unknown, effect: Effect): Promise<unknown> =>
  effect.harmless === undefined ? body : withValues(run, null, body, effect.harmless)

/** Converts numeric text to a number where the request needs one. */
function typedAs({ contract }: Run, schema: string, pointer: string, value: unknown): unknown {
  const property = contract.resolve(schema).properties?.[pointer.slice(1)]
  const { type } = property === undefined ? {} : contract.resolve(property)
  const isNumber = type === 'number' || type === 'integer'
  return isNumber &&
    typeof value === 'string' &&
    value.trim() !== '' &&
    !Number.isNaN(Number(value))
    ? Number(value)
    : value
}

async function withValues(
  run: Run,
  schema: string | null,
  body: unknown,
  places: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, unknown>>> {
  let result = body
  for (const [pointer, place] of Object.entries(places)) {
    const value = await valueForBody(run, place)
    if (isThere(value))
      result = withValueAt(
        result,
        pointer,
        schema === null ? value : typedAs(run, schema, pointer, value),
      )
  }
  return result as Readonly<Record<string, unknown>>
}
