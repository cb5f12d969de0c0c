import { isRecord } from '../../src/lib/json.ts'
import type { ContractUnderTest } from './contract-under-test.ts'
import type { JsonSchema, Operation } from './model.ts'
import { pointerTo } from './pointer.ts'

type Kind = 'text' | 'number' | 'list' | 'object'

/** Keywords that hold a value back, by the kind of value that they are about; the others are about any. */
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

/** Stands for every value that a schema lets through. */
const EVERY = Symbol('every value')

const isOfKind = {
  text: (value: unknown) => typeof value === 'string',
  number: (value: unknown) => typeof value === 'number',
  list: (value: unknown) => Array.isArray(value),
  object: isRecord,
} as const

/** A shape that holds itself is followed as far as that. */
const DEEPEST = 12

/** A place of an answer, and what its schema has there; made when a value first comes to it. */
type Spot = {
  /** Each keyword with its place, and what kind of value it is about. */
  readonly own: readonly { readonly met: string; readonly kind: Kind | undefined }[]
  readonly properties: readonly (readonly [name: string, spot: () => Spot])[]
  readonly items: (() => Spot) | undefined
  readonly shapes: readonly (() => Spot)[]
}

const NOWHERE: Spot = { own: [], properties: [], items: undefined, shapes: [] }

/** @param answer what the answer is called, see `placeOf` */
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

/** Which keywords a value is held against. */
function keywordsMet(spot: Spot, value: unknown): string[] {
  const { items } = spot
  const list: readonly unknown[] = value === EVERY ? [EVERY] : Array.isArray(value) ? value : []
  return [
    ...spot.own
      .filter(({ kind }) => kind === undefined || value === EVERY || isOfKind[kind](value))
      .map(({ met }) => met),
    ...spot.properties.flatMap(([name, inner]) => {
      const one = value === EVERY ? EVERY : isRecord(value) ? value[name] : undefined
      return one === undefined ? [] : keywordsMet(inner(), one)
    }),
    ...(items === undefined ? [] : list.flatMap((one) => keywordsMet(items(), one))),
    ...spot.shapes.flatMap((shape) => keywordsMet(shape(), value)),
  ]
}

/** Contract → its answers and their schemas → where each begins. */
const spots = new WeakMap<ContractUnderTest, Map<string, Spot>>()

function spotOf(contract: ContractUnderTest, answer: string, schema: string): Spot {
  const known = spots.get(contract) ?? new Map<string, Spot>()
  spots.set(contract, known)
  const key = `${answer} ${schema}`
  const spot = known.get(key) ?? spotAt(contract, answer, schema)
  known.set(key, spot)
  return spot
}

/** `getMember 200 success`, `getMember 503`: an answer, by what tells its shape. */
const placeOf = (operation: Operation, status: number, outcome: string): string =>
  `${operation.id} ${status}${outcome === '' ? '' : ` ${outcome}`}`

/** The keywords that one answer was held against, each with its operation and status. */
export const keywordsOfAnswer = (
  contract: ContractUnderTest,
  operation: Operation,
  {
    status,
    outcome,
    schema,
    body,
  }: {
    readonly status: number
    readonly outcome: string
    readonly schema: string
    readonly body: unknown
  },
): string[] => keywordsMet(spotOf(contract, placeOf(operation, status, outcome), schema), body)

/** Every keyword of every documented answer of these operations. */
export function keywordsOfContract(
  contract: ContractUnderTest,
  operations: readonly Operation[],
): ReadonlySet<string> {
  const all = operations.flatMap((operation) => [
    ...[...operation.outcomes].flatMap(([outcome, schema]) =>
      keywordsOfAnswer(contract, operation, { status: 200, outcome, schema, body: EVERY }),
    ),
    ...[...operation.answers]
      .filter(([status]) => status !== 200)
      .flatMap(([status, { schema }]) =>
        keywordsOfAnswer(contract, operation, { status, outcome: '', schema, body: EVERY }),
      ),
  ])
  return new Set(all)
}
