import fc from 'fast-check'
import type { AnySchema, GeneralContract } from '../contract/general.model.ts'
import { merged, textOfFormat, textsOfPattern, typeOf } from './plain-value.ts'

const DEEPEST = 4
const LONGEST = 120

function textOf(schema: AnySchema): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = LONGEST, pattern, format } = schema
  if (textOfFormat(format, 'a') !== undefined)
    return fc
      .integer({ min: 0, max: 1_000_000 })
      .map((n) => textOfFormat(format, `a${n.toString(36)}`) ?? '')
  if (pattern !== undefined) {
    const texts = textsOfPattern(pattern, 1)
    return texts.length === 0 ? fc.constant('') : fc.constantFrom(...texts)
  }
  return fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, LONGEST)),
  })
}

function numberOf(schema: AnySchema, isWhole: boolean): fc.Arbitrary<number> {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema
  const min = Math.ceil(minimum ?? (exclusiveMinimum === undefined ? -1_000 : exclusiveMinimum + 1))
  const max = Math.floor(
    maximum ?? (exclusiveMaximum === undefined ? 2 ** 31 - 1 : exclusiveMaximum - 1),
  )
  if (min > max) return fc.constant(minimum ?? maximum ?? 0)
  const whole = fc.integer({ min, max: Math.max(min, Math.min(max, 2 ** 31 - 1)) })
  if (multipleOf !== undefined) return whole.map((n) => Math.ceil(n / multipleOf) * multipleOf)
  return isWhole ? whole : fc.oneof(whole, fc.double({ min, max, noNaN: true }))
}

/** Values of the form of a schema; a few may break it, so they are validated afterwards. */
function valuesOf(
  contract: GeneralContract,
  written: AnySchema,
  depth: number,
): fc.Arbitrary<unknown> {
  const resolved = contract.resolve(written)
  const count = (resolved.oneOf ?? resolved.anyOf ?? []).length
  const hasNull = (resolved.oneOf ?? resolved.anyOf ?? []).some(
    (one) => contract.resolve(one).type === 'null',
  )
  if (count > 1 && depth <= DEEPEST)
    return fc.oneof(
      ...(hasNull ? [fc.constant(null)] : []),
      ...Array.from({ length: count }, (_, variant) =>
        shaped(contract, merged(contract, written, variant), depth),
      ),
    )
  return shaped(contract, merged(contract, written), depth)
}

function shaped(
  contract: GeneralContract,
  schema: AnySchema,
  depth: number,
): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  const type = typeOf(schema)
  const isNullable = [schema.type ?? []].flat().includes('null')
  const plain = ((): fc.Arbitrary<unknown> => {
    if (type === 'integer' || type === 'number') return numberOf(schema, type === 'integer')
    if (type === 'boolean') return fc.boolean()
    if (type === 'null') return fc.constant(null)
    if (type === 'array') {
      const { items = {}, minItems = 0, maxItems = 3, uniqueItems } = schema
      const options = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 3)) }
      const one = depth > DEEPEST ? fc.constant({}) : valuesOf(contract, items, depth + 1)
      return uniqueItems === true
        ? fc.uniqueArray(one, { ...options, comparator: 'IsStrictlyEqual' })
        : fc.array(one, options)
    }
    if (type !== 'object') return textOf(schema)
    const { properties = {}, required = [] } = schema
    const names = Object.keys(properties).filter(
      (name) => depth <= DEEPEST || required.includes(name),
    )
    return fc.record(
      Object.fromEntries(
        names.map((name) => [name, valuesOf(contract, properties[name] ?? {}, depth + 1)]),
      ),
      { requiredKeys: names.filter((name) => required.includes(name)), noNullPrototype: true },
    )
  })()
  return isNullable ? fc.oneof({ arbitrary: plain, weight: 4 }, fc.constant(null)) : plain
}

/** Values that fit a schema, from short and plain to long and strange; the same for the same seed. */
export function generatedValues(
  contract: GeneralContract,
  schema: AnySchema,
  { seed, count }: { readonly seed: number; readonly count: number },
): readonly unknown[] {
  if (count === 0) return []
  return fc
    .sample(valuesOf(contract, schema, 0), { seed, numRuns: count * 2 })
    .filter((value) => contract.faultsOf(schema, value).length === 0)
    .slice(0, count)
}
