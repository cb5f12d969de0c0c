import { isRecord } from '../../../src/lib/json.ts'
import type { ContractUnderTest } from '../core/contract-under-test.ts'
import type { JsonSchema, Operation } from '../core/model.ts'
import { pointerTo } from '../core/pointer.ts'

type Kind = 'text' | 'number' | 'list' | 'object'

/** Restricting keywords by the type of value they apply to; others apply to any type. */
const aboutKind: Readonly<Record<string, Kind>> = {
  format: 'text',
  pattern: 'text',
  minLength: 'text',
  maxLength: 'text',
  minimum: 'number',
  maximum: 'number',
  minItems: 'list',
  maxItems: 'list',
  required: 'object',
  additionalProperties: 'object',
  maxProperties: 'object',
}
const aboutAny = ['type', 'const', 'enum']

const EVERY = Symbol('every value')

const isOfKind = {
  text: (value: unknown) => typeof value === 'string',
  number: (value: unknown) => typeof value === 'number',
  list: (value: unknown) => Array.isArray(value),
  object: isRecord,
} as const

const DEEPEST = 12

type Spot = {
  readonly own: readonly { readonly met: string; readonly kind: Kind | undefined }[]
  readonly properties: readonly (readonly [name: string, spot: () => Spot])[]
  readonly items: (() => Spot) | undefined
  readonly shapes: readonly (() => Spot)[]
}

const NOWHERE: Spot = { own: [], properties: [], items: undefined, shapes: [] }

/** @param answer name of the answer, see `placeOf` */
function spotAt(
  contract: ContractUnderTest,
  answer: string,
  written: string | JsonSchema,
  at = '',
  depth = 0,
): Spot {
  if (depth > DEEPEST) return NOWHERE
  const schema = contract.resolve(written)
  const into = (inner: JsonSchema, place: string): (() => Spot) => {
    let spot: Spot | undefined
    return () => (spot ??= spotAt(contract, answer, inner, place, depth + 1))
  }
  return {
    own: Object.keys(schema)
      .filter((keyword) => Object.hasOwn(aboutKind, keyword) || aboutAny.includes(keyword))
      .map((keyword) => ({
        met: `${answer} ${at === '' ? 'the body' : at} ${keyword}`,
        kind: aboutKind[keyword],
      })),
    properties: Object.entries(schema.properties ?? {}).map(
      ([name, inner]) => [name, into(inner, at + pointerTo(name))] as const,
    ),
    items: schema.items === undefined ? undefined : into(schema.items, `${at}/*`),
    shapes: (schema.oneOf ?? []).map((shape) => into(shape, at)),
  }
}

function addMet(spot: Spot, value: unknown, met: Set<string>): void {
  const isAny = value === EVERY
  for (const { met: own, kind } of spot.own)
    if (isAny || kind === undefined || isOfKind[kind](value)) met.add(own)
  if (isAny || isRecord(value))
    for (const [name, inner] of spot.properties) {
      const one = isAny ? EVERY : value[name]
      if (one !== undefined) addMet(inner(), one, met)
    }
  const { items } = spot
  if (items !== undefined && isAny) addMet(items(), EVERY, met)
  if (items !== undefined && Array.isArray(value))
    for (const one of value) addMet(items(), one, met)
  for (const shape of spot.shapes) addMet(shape(), value, met)
}

const spots = new WeakMap<ContractUnderTest, Map<string, Spot>>()

function spotOf(contract: ContractUnderTest, answer: string, schema: string): Spot {
  const known = spots.get(contract) ?? new Map<string, Spot>()
  spots.set(contract, known)
  const key = `${answer} ${schema}`
  const spot = known.get(key) ?? spotAt(contract, answer, schema)
  known.set(key, spot)
  return spot
}

/** Name of an answer: `getMember 200 success`, `getMember 503`. */
const placeOf = (operation: Operation, status: number, outcome: string): string =>
  `${operation.id} ${status}${outcome === '' ? '' : ` ${outcome}`}`

type Answer = {
  readonly status: number
  readonly outcome: string
  readonly schema: string
  readonly body: unknown
}

/** Adds the keywords that this answer was checked with. */
export const addKeywordsOfAnswer = (
  contract: ContractUnderTest,
  operation: Operation,
  { status, outcome, schema, body }: Answer,
  met: Set<string>,
): void => addMet(spotOf(contract, placeOf(operation, status, outcome), schema), body, met)

export function keywordsOfContract(
  contract: ContractUnderTest,
  operations: readonly Operation[],
): ReadonlySet<string> {
  const all = new Set<string>()
  for (const operation of operations) {
    const add = (status: number, outcome: string, schema: string) =>
      addKeywordsOfAnswer(contract, operation, { status, outcome, schema, body: EVERY }, all)
    for (const [outcome, schema] of operation.outcomes) add(200, outcome, schema)
    for (const [status, { schema }] of operation.answers)
      if (status !== 200) add(status, '', schema)
  }
  return all
}
