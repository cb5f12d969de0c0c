import { nameOf } from '#contract'
import { assumptionsIn } from '../contract/contract-under-test.ts'
import type { ContractUnderTest } from '../contract/contract-under-test.ts'
import type { JsonSchema } from '../contract/model.ts'
import { partsOf } from '../answers/outcome.ts'

type Place = {
  readonly schema: JsonSchema
  readonly name: string | undefined
  readonly ofName: readonly string[]
  readonly ofForm: readonly string[]
}

const nameIn = (written: JsonSchema): string | undefined =>
  written.$ref === undefined ? undefined : nameOf({ $ref: written.$ref })

/** The place of a pointer in a named schema; undefined: unknown. */
export function placeAt(
  contract: ContractUnderTest,
  schema: string,
  pointer: string,
): Place | undefined {
  let place: Place = { schema: contract.resolve(schema), name: schema, ofName: [], ofForm: [] }
  for (const part of partsOf(pointer)) {
    const isIndex = place.schema.items !== undefined && /^\d+$/.test(part)
    const written: JsonSchema | undefined = isIndex
      ? place.schema.items
      : place.schema.properties?.[part]
    if (written === undefined) return undefined
    const { $ref } = written
    const own = assumptionsIn(written)
    place = {
      schema: contract.resolve(written),
      name: nameIn(written),
      // List items inherit the list's mark.
      ofName: own.length === 0 && isIndex ? place.ofName : own,
      ofForm: $ref === undefined ? [] : assumptionsIn(contract.resolve({ $ref })),
    }
  }
  return place
}

export const nameMarksAt = (
  contract: ContractUnderTest,
  schema: string,
  pointer: string,
): readonly string[] => placeAt(contract, schema, pointer)?.ofName ?? []

export function formMarksAt(
  contract: ContractUnderTest,
  schema: string,
  pointer: string,
): readonly string[] {
  const place = placeAt(contract, schema, pointer)
  return place === undefined ? [] : place.ofForm.length > 0 ? place.ofForm : place.ofName
}

/** Assumptions at every property of a value, once per occurrence. */
export function marksIn(
  contract: ContractUnderTest,
  written: string | JsonSchema,
  value: unknown,
): readonly string[] {
  const found: string[] = []
  addMarks(contract, written, value, found)
  return found
}

function addMarks(
  contract: ContractUnderTest,
  written: string | JsonSchema,
  value: unknown,
  found: string[],
): void {
  if (typeof value !== 'object' || value === null) return
  const { items, properties = {} } = contract.resolve(written)
  if (Array.isArray(value)) {
    if (items !== undefined) for (const item of value) addMarks(contract, items, item, found)
    return
  }
  for (const [name, inner] of Object.entries(value)) {
    const property = properties[name]
    if (property === undefined) continue
    found.push(...marksOf(contract, property))
    addMarks(contract, property, inner, found)
  }
}

/** Assumptions at every property that a value of a schema can have. */
export const marksOfSchema = (
  contract: ContractUnderTest,
  written: string | JsonSchema,
): readonly string[] => [...new Set(marksBelow(contract, written, new Set()))]

function marksBelow(
  contract: ContractUnderTest,
  written: string | JsonSchema,
  above: ReadonlySet<JsonSchema>,
): readonly string[] {
  const { properties = {}, items, oneOf = [] } = contract.resolve(written)
  return [...Object.values(properties), ...(items === undefined ? [] : [items]), ...oneOf].flatMap(
    (inner) =>
      above.has(inner)
        ? []
        : [...marksOf(contract, inner), ...marksBelow(contract, inner, new Set([...above, inner]))],
  )
}

const marks = new WeakMap<JsonSchema, readonly string[]>()

function marksOf(contract: ContractUnderTest, property: JsonSchema): readonly string[] {
  const cached = marks.get(property)
  if (cached !== undefined) return cached
  const name = nameIn(property)
  const behind = name === undefined ? {} : contract.resolve(name)
  const own = [...new Set([...assumptionsIn(property), ...assumptionsIn(behind)])]
  marks.set(property, own)
  return own
}

export function placesIn(
  contract: ContractUnderTest,
  written: string | JsonSchema,
  at = '',
): readonly string[] {
  const { properties = {}, items } = contract.resolve(written)
  const inner = Object.entries(properties).flatMap(([name, property]) => [
    `${at}/${name}`,
    ...placesIn(contract, property, `${at}/${name}`),
  ])
  return items === undefined ? inner : [`${at}/*`, ...placesIn(contract, items, `${at}/*`)]
}

const expected = new WeakMap<ContractUnderTest, Map<string, readonly string[]>>()

export function expectedIn(contract: ContractUnderTest, schema: string): readonly string[] {
  const cache = expected.get(contract) ?? new Map<string, readonly string[]>()
  expected.set(contract, cache)
  const found =
    cache.get(schema) ??
    placesIn(contract, schema).filter(
      (pointer) =>
        placeAt(contract, schema, pointer.replaceAll('*', '0'))?.schema['x-expected'] === true,
    )
  cache.set(schema, found)
  return found
}
