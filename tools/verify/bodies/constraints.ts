import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '#site/lib/json.ts'
import { pointerTo, valueAt, withValueAt } from '../contract/outcome.ts'
import { placesIn } from '../contract/marks.ts'
import type { ContractUnderTest } from '../contract/contract-under-test.ts'
import type { JsonSchema, Operation } from '../contract/model.ts'

/** Usual names of privileges that contracts do not document. */
const RIGHTS =
  'role isAdmin admin level approved member status createdAt settledAt answeredAt readAt'.split(' ')

/**
 * Properties that only answers have, and names of privileges (OWASP API3:2023); without a request body only names of
 * the member.
 */
export function namesToAssign(
  contract: ContractUnderTest,
  { outcomes }: Operation,
  fitting: unknown,
): readonly string[] {
  const sent = isRecord(fitting) ? fitting : {}
  const isWriting = Object.keys(sent).length > 0
  const answers = isWriting ? ['User', ...outcomes.values()] : []
  const ofAnswers = answers
    .filter((schema) => schema in contract.document.components.schemas)
    .flatMap((schema) => placesIn(contract, schema))
    .map((place) => place.slice(place.lastIndexOf('/') + 1))
    .filter((name) => name !== '*')
  const names = new Set(['userId', 'member', ...(isWriting ? RIGHTS : []), ...ofAnswers])
  return [...names].filter((name) => !(name in sent))
}

const typesOf = ({ type }: JsonSchema): readonly string[] =>
  typeof type === 'string' ? [type] : (type ?? [])

/** Candidate texts of a length: letters, digits, or characters of a valid text. */
function textsOfLength(length: number, fitting: unknown): readonly string[] {
  const fill = (text: string) =>
    [...text.repeat(Math.ceil(length / text.length))].slice(0, length).join('')
  const own =
    typeof fitting === 'string' && fitting !== '' ? [fitting + fill(fitting.at(-1) ?? 'a')] : []
  return [...own.map((text) => [...text].slice(0, length).join('')), ...['a', '1', '가'].map(fill)]
}

/** A value for a property, and the constraint that it is about. */
type Value = readonly [keyword: string, words: string, value: unknown]

const where = <Item>(condition: boolean | undefined, ...items: readonly Item[]): readonly Item[] =>
  condition === true ? items : []

/** Values at each limit. */
function edgesOf(schema: JsonSchema, fitting: unknown): readonly Value[] {
  const { minLength, maxLength, minimum, maximum, format } = schema
  const types = typesOf(schema)
  const isOfMany = types.length > 1
  const lengths = Object.entries({ minLength, maxLength }).flatMap(([keyword, length]) =>
    length === undefined
      ? []
      : textsOfLength(length, fitting).map((text): Value => [
          keyword,
          `with ${length} characters`,
          text,
        ]),
  )
  const numbers = Object.entries({ minimum, maximum }).flatMap(
    ([keyword, limit]): readonly Value[] =>
      limit === undefined ? [] : [[keyword, `of ${limit}`, limit]],
  )
  const wide: Value = [
    'maxLength',
    `with ${maxLength} signs beyond 16 bits`,
    '😀'.repeat(maxLength ?? 0),
  ]
  return [
    ...(schema.enum ?? []).map((one): Value => ['enum', `that is ${String(one)}`, one]),
    ...lengths,
    ...where(maxLength !== undefined, wide),
    ...numbers,
    ...where<Value>(isOfMany && types.includes('integer'), [
      'type',
      'that is a number',
      987_654_321,
    ]),
    ...where<Value>(isOfMany && types.includes('string'), [
      'type',
      'that is a text',
      'no-such-one',
    ]),
    ...where<Value>(
      format === 'date-time',
      ['format', 'with an offset', '2026-01-02T03:04:05+09:00'],
      ['format', 'in UTC', '2026-01-02T03:04:05.678Z'],
    ),
  ]
}

const WRONG_TYPES: readonly (readonly [type: string, value: unknown])[] = [
  ['string', 'text'],
  ['boolean', true],
  ['array', []],
  ['object', {}],
  ['null', null],
]

/** Values that break a constraint each. */
function wrongValues(schema: JsonSchema, fitting: unknown): readonly Value[] {
  const { minLength, maxLength, minimum, maximum, pattern, format } = schema
  const types = typesOf(schema)
  const isText = types.includes('string')
  const isInteger = types.includes('integer')
  const length = (keyword: string, count: number): Value => [
    keyword,
    `with ${count} characters`,
    textsOfLength(count, fitting)[0],
  ]
  const spoilt = (text: string) =>
    ['!', '\n', '\u0000', ' ', '가'].flatMap((sign) => [
      text.slice(0, -1) + sign,
      sign + text.slice(1),
      sign.repeat(Math.max(minLength ?? 1, 5)),
    ])
  return [
    ...WRONG_TYPES.filter(([type]) => types.length > 0 && !types.includes(type)).map(
      ([type, value]): Value => ['type', `of the type ${type}`, value],
    ),
    ...where<Value>(!isText && types.length > 0, ['type', 'that is an empty text', '']),
    ...where<Value>(isInteger, ['type', 'with a fraction', 1.5]),
    ...where<Value>(isInteger && !isText, ['type', 'written as a text', String(fitting ?? 1)]),
    ...where<Value>(!isInteger && isText, ['type', 'written as a number', 12_345_678]),
    ...where(minLength !== undefined, length('minLength', (minLength ?? 1) - 1)),
    ...where(maxLength !== undefined, length('maxLength', (maxLength ?? 0) + 1)),
    ...(minimum === undefined ? [] : [['minimum', `of ${minimum - 1}`, minimum - 1] as const]),
    ...(maximum === undefined ? [] : [['maximum', `of ${maximum + 1}`, maximum + 1] as const]),
    ...where<Value>(schema.enum !== undefined || schema.const !== undefined, [
      'enum',
      'that is none of the known',
      'no-such-value',
    ]),
    ...where<Value>(
      format === 'date-time',
      ['format', 'that is not an instant', 'yesterday'],
      ['format', 'that is an impossible date', '2026-02-30T10:00:00Z'],
    ),
    ...(pattern === undefined || typeof fitting !== 'string' ? [] : spoilt(fitting)).map(
      (text): Value => ['pattern', 'with a character that is not allowed', text],
    ),
  ]
}

/** A request that differs from a fitting one in one place. */
type Changed = {
  readonly keyword: string
  readonly pointer: string
  readonly words: string
  readonly body: unknown
}
export type Boundary = Changed
export type Violation = Omit<Changed, 'body'> & { readonly text: string }

function changesOf(
  contract: ContractUnderTest,
  schema: string,
  fitting: unknown,
  valuesOf: (property: JsonSchema, fitting: unknown) => readonly Value[],
  wordsWithout: (pointer: string, isRequired: boolean) => string | null,
): readonly Changed[] {
  const { properties = {}, required = [] } = contract.resolve(schema)
  return Object.entries(properties).flatMap(([name, property]): readonly Changed[] => {
    const pointer = pointerTo(name)
    const without = wordsWithout(pointer, required.includes(name))
    const values = valuesOf(contract.resolve(property), valueAt(fitting, pointer))
    const changed = (keyword: string, words: string, value: unknown): Changed => ({
      keyword,
      pointer,
      words,
      body: withValueAt(fitting, pointer, value),
    })
    return [
      ...(without === null ? [] : [changed('required', without, undefined)]),
      ...values.map(([keyword, words, value]) =>
        changed(keyword, `with a ${pointer} ${words}`, value),
      ),
    ]
  })
}

/** Valid requests at each limit of each property, and without optional properties. */
export function boundariesOf(
  contract: ContractUnderTest,
  schema: string,
  fitting: unknown,
): readonly Boundary[] {
  const fit = changesOf(contract, schema, fitting, edgesOf, (pointer, isRequired) =>
    isRequired ? null : `without the optional ${pointer}`,
  ).filter(({ body }) => contract.faultsOf(schema, body).length === 0)
  const byBody = fit.map((one) => [`${one.pointer} ${JSON.stringify(one.body)}`, one] as const)
  return [...new Map(byBody).values()]
}

const STRANGE = ["' OR 1=1 --", '$ne', '../../etc/passwd', '{{7*7}}', '\u0000', '\ud800']

/** Requests with a text that may be run or break something, in each place of a text. */
export const strangeBodies = (
  contract: ContractUnderTest,
  schema: string,
  fitting: unknown,
): readonly unknown[] =>
  changesOf(
    contract,
    schema,
    fitting,
    (property) =>
      typesOf(property).includes('string')
        ? STRANGE.map((text): Value => ['type', 'that is strange', text])
        : [],
    () => null,
  ).map(({ body }) => body)

/** Requests that break one constraint each. */
export function violationsOf(
  contract: ContractUnderTest,
  operation: Operation,
  schema: string,
  fitting: unknown,
): readonly Violation[] {
  const inside = changesOf(contract, schema, fitting, wrongValues, (pointer, isRequired) =>
    isRequired ? `without ${pointer}` : null,
  )
  const unknownField = {
    keyword: 'additionalProperties',
    pointer: '/unexpected',
    words: 'with a property that the contract does not have',
    body: { ...(fitting as object), unexpected: 1 },
  }
  const whole = [[], 'text', 1, null].map((body) => ({
    keyword: 'type',
    pointer: '',
    words: `whose body is ${JSON.stringify(body)}`,
    body,
  }))
  const isClosed = contract.resolve(schema).additionalProperties === false
  // A pattern is tested by one text that violates nothing else.
  const isPattern = ({ keyword }: { readonly keyword: string }) => keyword === 'pattern'
  const broken = [...inside, ...where(isClosed, unknownField), ...whole].filter(
    (one) =>
      contract.faultsOf(operation.request, one.body).length > 0 &&
      (!isPattern(one) || contract.faultsOf(schema, one.body).every(isPattern)),
  )
  const first = broken.filter(
    (one, index) =>
      !isPattern(one) ||
      broken.findIndex((other) => isPattern(other) && other.pointer === one.pointer) === index,
  )
  const texts = first.map(({ body, ...rest }) => ({ ...rest, text: JSON.stringify(body) }))
  // An ignored body may be anything.
  if (!operation.answers.has(415)) return texts
  const noJson = { keyword: 'json', pointer: '', words: 'whose body is not JSON', text: '{"a": ' }
  const empty = { keyword: 'required', pointer: '', words: 'without a body', text: '' }
  const isNeeded =
    operation.needsBody &&
    !isDeepStrictEqual(fitting, {}) &&
    contract.faultsOf(operation.request, {}).length > 0
  return [...texts, noJson, ...where(isNeeded, empty)]
}
