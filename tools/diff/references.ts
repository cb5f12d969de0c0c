import { nameOf, schemaNamed } from '#contract'
import type { Contract, Schema } from '#contract'

/** Parts of a contract that generation does not read. */
type Components = Partial<Record<'headers' | 'parameters' | 'responses', Record<string, object>>>

export function alongReferences(contract: Contract, written: Schema): readonly Schema[] {
  const { $ref } = written
  return $ref === undefined
    ? [written]
    : [written, ...alongReferences(contract, schemaNamed(contract, nameOf({ $ref })))]
}

/** A schema merged with its references and its `allOf`, in one of several ways to write it; its own keywords win. */
export function resolved(contract: Contract, written: Schema): Schema {
  const { $ref: _, ...all } = Object.assign({}, ...alongReferences(contract, written).toReversed())
  const { allOf = [], anyOf, ...own } = all as Schema & Compound
  const parts = [...allOf.map((part) => resolved(contract, part)), own]
  const merged: Schema = {
    ...(Object.assign({}, ...parts) as Schema),
    ...(anyOf === undefined ? {} : { oneOf: anyOf }),
    ...unionOf(parts),
  }
  return merged.type === 'integer' ? withInclusiveLimits(merged) : merged
}

type Compound = {
  readonly allOf?: readonly Schema[]
  readonly anyOf?: NonNullable<Schema['oneOf']>
}

function unionOf(parts: readonly Schema[]): Pick<Schema, 'properties' | 'required'> {
  if (parts.length === 1) return {}
  const properties = Object.assign({}, ...parts.map((part) => part.properties)) as object
  const required = [...new Set(parts.flatMap((part) => part.required ?? []))]
  return {
    ...(Object.keys(properties).length === 0 ? {} : { properties: { ...properties } }),
    ...(required.length === 0 ? {} : { required }),
  }
}

type Limits = Partial<
  Record<'minimum' | 'maximum' | 'exclusiveMinimum' | 'exclusiveMaximum', number>
>

/** Whole numbers above 0 are those from 1. */
function withInclusiveLimits(schema: Schema): Schema {
  const { exclusiveMinimum: above, exclusiveMaximum: below, ...rest } = schema as Schema & Limits
  const { minimum = -Infinity, maximum = Infinity } = rest as Limits
  return {
    ...rest,
    ...(above === undefined ? {} : { minimum: Math.max(minimum, Math.floor(above) + 1) }),
    ...(below === undefined ? {} : { maximum: Math.min(maximum, Math.ceil(below) - 1) }),
  }
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
