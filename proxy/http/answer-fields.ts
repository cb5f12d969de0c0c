import { schemas } from '../../src/generated/schemas.ts'
import type { Schema, SchemaName } from '../../src/generated/schemas.ts'

/**
 * The permitted content of a value: its properties by name; `[…]` for a list of such; null for a plain value; 'any' for
 * one that the contract does not restrict.
 */
export type Fields = null | 'any' | readonly [Fields] | { readonly [property: string]: Fields }

const cache = new Map<SchemaName, Fields>()

/** The properties that an answer or a member may have; the proxy forwards nothing else. */
export function fieldsOf(name: SchemaName): Fields {
  const cached = cache.get(name)
  if (cached !== undefined) return cached
  const fields = fieldsIn(schemas[name])
  cache.set(name, fields)
  return fields
}

/** A value of several shapes may have the properties of any of them. */
function unionOf(alternatives: readonly Schema[]): Fields {
  const shapes = alternatives.filter(({ type }) => type !== 'null').map(fieldsIn)
  const [first = null, ...otherShapes] = shapes
  return otherShapes.length === 0 ? first : (Object.assign({}, ...shapes) as Fields)
}

/** Fields of a schema without a name; follows `$ref`. */
export function fieldsIn({ $ref, items, oneOf, properties, type, enum: values }: Schema): Fields {
  if ($ref !== undefined) return fieldsIn(schemas[$ref] ?? {})
  if (items !== undefined) return [fieldsIn(items)]
  if (oneOf !== undefined) return unionOf(oneOf)
  if (properties === undefined) return type || values ? null : 'any'
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, fieldsIn(property)]),
  )
}
