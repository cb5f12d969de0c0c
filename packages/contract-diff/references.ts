import { nameOf, schemaNamed } from '@maru/contract'
import type { Contract, Schema } from '@maru/contract'

/** The parts of a contract that generation does not read. */
type Components = Partial<Record<'headers' | 'parameters' | 'responses', Record<string, object>>>

/** A schema, what it refers to, what that refers to, and so on. */
export function alongReferences(contract: Contract, written: Schema): readonly Schema[] {
  const { $ref } = written
  return $ref === undefined
    ? [written]
    : [written, ...alongReferences(contract, schemaNamed(contract, nameOf({ $ref })))]
}

/** A schema with what it refers to; its own keywords come first. */
export function resolved(contract: Contract, written: Schema): Schema {
  const { $ref: _, ...all } = Object.assign({}, ...alongReferences(contract, written).toReversed())
  return all as Schema
}

/** What stands there, or what it refers to among the components of that kind. */
export function followed<Value>(
  { components }: Contract,
  kind: keyof Components,
  written: object,
): Value {
  if (!('$ref' in written)) return written as Value
  const name = nameOf(written as { $ref: string })
  return ((components as Components)[kind]?.[name] ?? {}) as Value
}
