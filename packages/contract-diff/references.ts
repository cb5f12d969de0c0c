import { nameOf, schemaNamed } from '@maru/contract'
import type { Contract, Schema } from '@maru/contract'

/** Parts of a contract that generation does not read. */
type Components = Partial<Record<'headers' | 'parameters' | 'responses', Record<string, object>>>

export function alongReferences(contract: Contract, written: Schema): readonly Schema[] {
  const { $ref } = written
  return $ref === undefined
    ? [written]
    : [written, ...alongReferences(contract, schemaNamed(contract, nameOf({ $ref })))]
}

/** A schema merged with its references; its own keywords win. */
export function resolved(contract: Contract, written: Schema): Schema {
  const { $ref: _, ...all } = Object.assign({}, ...alongReferences(contract, written).toReversed())
  return all as Schema
}

export function followed<Value>(
  { components }: Contract,
  kind: keyof Components,
  written: object,
): Value {
  if (!('$ref' in written)) return written as Value
  const name = nameOf(written as { $ref: string })
  return ((components as Components)[kind]?.[name] ?? {}) as Value
}
