import fc from 'fast-check'
import type { ContractUnderTest } from '../contract/contract-under-test.ts'
import type { JsonSchema } from '../contract/model.ts'
import { pointerTo, valueAt, withValueAt } from '../answers/outcome.ts'

export type PropertyPlace = {
  readonly pointer: string
  readonly schema: JsonSchema
  readonly isRequired: boolean
}

export function placesOf(contract: ContractUnderTest, schema: string): readonly PropertyPlace[] {
  const { properties = {}, required = [] } = contract.resolve(schema)
  return Object.entries(properties).map(([name, property]) => ({
    pointer: pointerTo(name),
    schema: contract.resolve(property),
    isRequired: required.includes(name),
  }))
}

export const typesOf = ({ type }: JsonSchema): readonly string[] =>
  typeof type === 'string' ? [type] : (type ?? [])

/** Candidate texts of a length: letters, digits, or characters of a valid text. */
export function textsOfLength(length: number, fitting: unknown): readonly string[] {
  const fill = (text: string) =>
    [...text.repeat(Math.ceil(length / text.length))].slice(0, length).join('')
  const own =
    typeof fitting === 'string' && fitting !== '' ? [fitting + fill(fitting.at(-1) ?? 'a')] : []
  return [...own.map((text) => [...text].slice(0, length).join('')), ...['a', '1', '가'].map(fill)]
}

export type Boundary = {
  readonly keyword: string
  readonly pointer: string
  readonly words: string
  readonly body: unknown
}

type Edge = readonly [keyword: string, words: string, value: unknown]

function edgesOf({ schema }: PropertyPlace, fitting: unknown): readonly Edge[] {
  const { minLength, maxLength, minimum, maximum } = schema
  const types = typesOf(schema)
  const texts = (length: number, keyword: string): readonly Edge[] =>
    textsOfLength(length, fitting).map((text) => [keyword, `with ${length} characters`, text])
  const enumerated = (schema.enum ?? []).map((one): Edge => ['enum', `that is ${String(one)}`, one])
  return [
    ...enumerated,
    ...(minLength === undefined ? [] : texts(minLength, 'minLength')),
    ...(maxLength === undefined ? [] : texts(maxLength, 'maxLength')),
    ...(maxLength === undefined
      ? []
      : [['maxLength', `with ${maxLength} signs beyond 16 bits`, '😀'.repeat(maxLength)] as const]),
    ...(minimum === undefined ? [] : [['minimum', `of ${minimum}`, minimum] as const]),
    ...(maximum === undefined ? [] : [['maximum', `of ${maximum}`, maximum] as const]),
    ...(types.length > 1 && types.includes('integer')
      ? [['type', 'that is a number', 987_654_321] as const]
      : []),
    ...(types.length > 1 && types.includes('string')
      ? [['type', 'that is a text', 'no-such-one'] as const]
      : []),
    ...(schema.format === 'date-time'
      ? [
          ['format', 'with an offset', '2026-01-02T03:04:05+09:00'] as const,
          ['format', 'in UTC', '2026-01-02T03:04:05.678Z'] as const,
        ]
      : []),
  ]
}

/** Valid requests at each limit of each property, and without optional properties. */
export function boundariesOf(
  contract: ContractUnderTest,
  schema: string,
  fitting: unknown,
): readonly Boundary[] {
  const all = placesOf(contract, schema).flatMap((place): readonly Boundary[] => {
    const { pointer } = place
    const edges = edgesOf(place, valueAt(fitting, pointer)).map(([keyword, words, value]) => ({
      keyword,
      pointer,
      words: `with a ${pointer} ${words}`,
      body: withValueAt(fitting, pointer, value),
    }))
    const without = {
      keyword: 'required',
      pointer,
      words: `without the optional ${pointer}`,
      body: withValueAt(fitting, pointer, undefined),
    }
    return place.isRequired ? edges : [...edges, without]
  })
  const fit = all.filter(({ body }) => contract.faultsOf(schema, body).length === 0)
  return [
    ...new Map(fit.map((one) => [`${one.pointer} ${JSON.stringify(one.body)}`, one])).values(),
  ]
}

function textOf({
  minLength = 0,
  maxLength = 200,
  pattern,
  format,
}: JsonSchema): fc.Arbitrary<unknown> {
  if (format === 'date-time')
    return fc
      .date({
        min: new Date('1990-01-01T00:00:00Z'),
        max: new Date('2099-01-01T00:00:00Z'),
        noInvalidDate: true,
      })
      .map((date) => date.toISOString())
  const any = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 200) })
  if (pattern === undefined || pattern.includes('(?')) return any
  return fc
    .stringMatching(new RegExp(pattern))
    .filter((text) => text.length >= minLength && text.length <= maxLength)
}

function valueOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  const { minimum = -1_000, maximum = 1_000 } = schema
  const kinds = typesOf(schema).map((type): fc.Arbitrary<unknown> => {
    if (type === 'string') return textOf(schema)
    if (type === 'integer')
      return fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31 - 1) })
    if (type === 'number') return fc.double({ min: minimum, max: maximum, noNaN: true })
    if (type === 'boolean') return fc.boolean()
    return fc.constant(null)
  })
  return fc.oneof(...kinds)
}

/** Requests that fit a schema, from short and plain to long and strange. */
export function fittingBodies(contract: ContractUnderTest, schema: string): fc.Arbitrary<object> {
  const { properties = {}, required = [] } = contract.resolve(schema)
  const each = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      valueOf(contract.resolve(property)),
    ]),
  )
  return fc
    .record(each, { requiredKeys: [...required] })
    .map((body) => ({ ...body }))
    .filter((body) => contract.faultsOf(schema, body).length === 0)
}

const strange = fc.constantFrom(
  "' OR 1=1 --",
  '$ne',
  '__proto__',
  '\u0000',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '\ud800',
  '9'.repeat(400),
)

/** Requests of any form, made of the properties that the schema has and of values that it does not expect. */
export function strangeBodies(contract: ContractUnderTest, schema: string): fc.Arbitrary<unknown> {
  const names = Object.keys(contract.resolve(schema).properties ?? {})
  const value = fc.oneof(strange, fc.jsonValue({ maxDepth: 2 }))
  const shaped = fc.record(Object.fromEntries(names.map((name) => [name, value])), {
    requiredKeys: [],
  })
  return fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    shaped.map((body) => ({ ...body })),
  )
}
