import { nameOf } from '#contract'
import { isRecord } from '#site/lib/json.ts'
import { assumptionsIn } from './contract-under-test.ts'
import type { ContractUnderTest } from './contract-under-test.ts'
import type { JsonSchema } from './model.ts'
import { partsOf, pointerTo } from './outcome.ts'

type SchemaPlace = {
  readonly schema: JsonSchema
  readonly name: string | undefined
  readonly nameMarks: readonly string[]
  readonly formMarks: readonly string[]
}

const schemaNameOf = (schema: JsonSchema): string | undefined =>
  schema.$ref === undefined ? undefined : nameOf({ $ref: schema.$ref })

/** The place of a pointer in a named schema; undefined: unknown. */
export function placeAt(
  contract: ContractUnderTest,
  schema: string,
  pointer: string,
): SchemaPlace | undefined {
  let place: SchemaPlace = {
    schema: contract.resolve(schema),
    name: schema,
    nameMarks: [],
    formMarks: [],
  }
  for (const part of partsOf(pointer)) {
    const isIndex = place.schema.items !== undefined && /^\d+$/.test(part)
    const innerSchema: JsonSchema | undefined = isIndex
      ? place.schema.items
      : place.schema.properties?.[part]
    if (innerSchema === undefined) return undefined
    const { $ref } = innerSchema
    const ownAssumptions = assumptionsIn(innerSchema)
    place = {
      schema: contract.resolve(innerSchema),
      name: schemaNameOf(innerSchema),
      // List items inherit the list's mark.
      nameMarks: ownAssumptions.length === 0 && isIndex ? place.nameMarks : ownAssumptions,
      formMarks: $ref === undefined ? [] : assumptionsIn(contract.resolve({ $ref })),
    }
  }
  return place
}

export const nameMarksAt = (
  contract: ContractUnderTest,
  schema: string,
  pointer: string,
): readonly string[] => placeAt(contract, schema, pointer)?.nameMarks ?? []

export function formMarksAt(
  contract: ContractUnderTest,
  schema: string,
  pointer: string,
): readonly string[] {
  const place = placeAt(contract, schema, pointer)
  return place === undefined ? [] : place.formMarks.length > 0 ? place.formMarks : place.nameMarks
}

/** A property of an object in a value; `property` is its schema, undefined: the contract does not have it. */
type FoundProperty = {
  readonly pointer: string
  readonly name: string
  readonly property: JsonSchema | undefined
  readonly objectSchema: JsonSchema
  readonly object: Readonly<Record<string, unknown>>
}

/** Every property of a value, with its schema. Properties that the contract lacks are not searched. */
export function propertiesIn(
  contract: ContractUnderTest,
  schemaOrName: string | JsonSchema,
  value: unknown,
  at = '',
): readonly FoundProperty[] {
  const objectSchema = contract.resolve(schemaOrName)
  const { items } = objectSchema
  if (Array.isArray(value))
    return items === undefined
      ? []
      : value.flatMap((item, index) => propertiesIn(contract, items, item, `${at}/${index}`))
  if (!isRecord(value) || objectSchema.properties === undefined) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const property = objectSchema.properties?.[name]
    const pointer = at + pointerTo(name)
    const nestedProperties =
      property === undefined ? [] : propertiesIn(contract, property, inner, pointer)
    return [{ pointer, name, property, objectSchema, object: value }, ...nestedProperties]
  })
}

/** Assumptions at every property of a value, once per occurrence. */
export const marksIn = (
  contract: ContractUnderTest,
  schemaOrName: string | JsonSchema,
  value: unknown,
): readonly string[] =>
  propertiesIn(contract, schemaOrName, value).flatMap(({ property }) =>
    property === undefined ? [] : marksOf(contract, property),
  )

/** Assumptions at every property that a value of a schema can have. */
export const marksOfSchema = (
  contract: ContractUnderTest,
  schemaOrName: string | JsonSchema,
): readonly string[] => [...new Set(marksBelow(contract, schemaOrName, new Set()))]

function marksBelow(
  contract: ContractUnderTest,
  schemaOrName: string | JsonSchema,
  ancestors: ReadonlySet<JsonSchema>,
): readonly string[] {
  const { properties = {}, items, oneOf = [] } = contract.resolve(schemaOrName)
  return [...Object.values(properties), ...(items === undefined ? [] : [items]), ...oneOf].flatMap(
    (inner) =>
      ancestors.has(inner)
        ? []
        : [
            ...marksOf(contract, inner),
            ...marksBelow(contract, inner, new Set([...ancestors, inner])),
          ],
  )
}

const marksCache = new WeakMap<JsonSchema, readonly string[]>()

function marksOf(contract: ContractUnderTest, property: JsonSchema): readonly string[] {
  const cached = marksCache.get(property)
  if (cached !== undefined) return cached
  const name = schemaNameOf(property)
  const referenced = name === undefined ? {} : contract.resolve(name)
  const ownMarks = [...new Set([...assumptionsIn(property), ...assumptionsIn(referenced)])]
  marksCache.set(property, ownMarks)
  return ownMarks
}

export function placesIn(
  contract: ContractUnderTest,
  schemaOrName: string | JsonSchema,
  at = '',
): readonly string[] {
  const { properties = {}, items } = contract.resolve(schemaOrName)
  const pointers = Object.entries(properties).flatMap(([name, property]) => [
    `${at}/${name}`,
    ...placesIn(contract, property, `${at}/${name}`),
  ])
  return items === undefined ? pointers : [`${at}/*`, ...placesIn(contract, items, `${at}/*`)]
}

const expectedCache = new WeakMap<ContractUnderTest, Map<string, readonly string[]>>()

export function expectedIn(contract: ContractUnderTest, schema: string): readonly string[] {
  const cache = expectedCache.get(contract) ?? new Map<string, readonly string[]>()
  expectedCache.set(contract, cache)
  const pointers =
    cache.get(schema) ??
    placesIn(contract, schema).filter(
      (pointer) =>
        placeAt(contract, schema, pointer.replaceAll('*', '0'))?.schema['x-expected'] === true,
    )
  cache.set(schema, pointers)
  return pointers
}
