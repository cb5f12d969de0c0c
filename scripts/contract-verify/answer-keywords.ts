import { isRecord } from '../../src/lib/json.ts'
import type { ContractUnderTest } from './contract-under-test.ts'
import type { JsonSchema, Operation } from './model.ts'
import { pointerTo } from './pointer.ts'

/** Keywords that hold a value back, by the kind of value that they are about; the others are about any. */
const aboutKind: Readonly<Record<string, 'text' | 'number' | 'list' | 'object'>> = {
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

/** Which keywords of a schema a value is held against, each with its place. */
function keywordsMet(
  contract: ContractUnderTest,
  written: string | JsonSchema,
  value: unknown,
  at = '',
  depth = 0,
): string[] {
  if (depth > DEEPEST) return []
  const schema = contract.resolve(written)
  const isMet = (keyword: string): boolean => {
    const kind = aboutKind[keyword]
    if (kind === undefined) return aboutAny.includes(keyword)
    return value === EVERY || isOfKind[kind](value)
  }
  const into = (inner: JsonSchema, one: unknown, place: string): string[] =>
    keywordsMet(contract, inner, one, place, depth + 1)
  const own = Object.keys(schema).filter(isMet)
  const properties = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    const one = value === EVERY ? EVERY : isRecord(value) ? value[name] : undefined
    return one === undefined ? [] : into(inner, one, at + pointerTo(name))
  })
  const { items } = schema
  const list: readonly unknown[] = value === EVERY ? [EVERY] : Array.isArray(value) ? value : []
  const inList = items === undefined ? [] : list.flatMap((one) => into(items, one, `${at}/*`))
  const shapes = (schema.oneOf ?? []).flatMap((shape) => into(shape, value, at))
  return [
    ...own.map((keyword) => `${at === '' ? 'the body' : at} ${keyword}`),
    ...properties,
    ...inList,
    ...shapes,
  ]
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
): string[] =>
  keywordsMet(contract, schema, body).map((met) => `${placeOf(operation, status, outcome)} ${met}`)

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
