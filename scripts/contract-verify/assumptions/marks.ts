import { nameOf } from '../../contract/contract-parts.ts'
import { assumptionsIn } from '../contract-under-test.ts'
import type { ContractUnderTest } from '../contract-under-test.ts'
import type { JsonSchema } from '../model.ts'
import { partsOf } from '../pointer.ts'

/** A place of a schema: the schema there, the name under which it stands if any, and its own marks. */
type Place = {
  readonly schema: JsonSchema
  readonly name: string | undefined
  readonly marks: readonly string[]
}

const nameIn = (written: JsonSchema): string | undefined =>
  written.$ref === undefined ? undefined : nameOf({ $ref: written.$ref })

/** Where a pointer leads in a named schema; undefined where the contract has nothing. */
export function placeAt(
  contract: ContractUnderTest,
  schema: string,
  pointer: string,
): Place | undefined {
  let place: Place = { schema: contract.resolve(schema), name: schema, marks: [] }
  for (const part of partsOf(pointer)) {
    const isIndex = place.schema.items !== undefined && /^\d+$/.test(part)
    const written = isIndex ? place.schema.items : place.schema.properties?.[part]
    if (written === undefined) return undefined
    const behind =
      written.$ref === undefined ? [] : assumptionsIn(contract.resolve({ $ref: written.$ref }))
    const marks = [...new Set([...assumptionsIn(written), ...behind])]
    // The item of a list has no mark of its own: the list's counts.
    place = {
      schema: contract.resolve(written),
      name: nameIn(written),
      marks: marks.length === 0 && isIndex ? place.marks : marks,
    }
  }
  return place
}

/** The assumptions that stand at a place. */
export const marksAt = (
  contract: ContractUnderTest,
  schema: string,
  pointer: string,
): readonly string[] => placeAt(contract, schema, pointer)?.marks ?? []

/** The assumptions at every property that a value has, each as often as it occurs. */
export function marksIn(
  contract: ContractUnderTest,
  written: string | JsonSchema,
  value: unknown,
): readonly string[] {
  const schema = contract.resolve(written)
  if (Array.isArray(value)) {
    const { items } = schema
    return items === undefined ? [] : value.flatMap((item) => marksIn(contract, items, item))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]): readonly string[] => {
    const property = schema.properties?.[name]
    if (property === undefined) return []
    const behind = property.$ref === undefined ? {} : contract.resolve({ $ref: property.$ref })
    const own = [...new Set([...assumptionsIn(property), ...assumptionsIn(behind)])]
    return [...own, ...marksIn(contract, property, inner)]
  })
}
