import fc from 'fast-check'
import type { ContractUnderTest } from '../contract/contract-under-test.ts'
import type { JsonSchema } from '../contract/model.ts'
import { typesOf } from './constraints.ts'

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
  const values = Object.entries(properties).map(
    ([name, property]) => [name, valueOf(contract.resolve(property))] as const,
  )
  return fc
    .record(Object.fromEntries(values), { requiredKeys: [...required] })
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
