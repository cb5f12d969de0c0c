import type { Contract, Schema } from '@maru/contract'
import { meaningsIn, originOf, problemsIn } from './extensions.ts'
import { WITHIN } from './fact.ts'
import type { Entry, Fact, Kind, Reading } from './fact.ts'
import { alongReferences, resolved } from './references.ts'

export type Standing = {
  readonly kind: Kind
  readonly isRequired: boolean
  readonly above?: readonly string[]
}

/** Facts of a schema and its content, following references; recursion is followed once. */
export function schemaEntries(
  reading: Reading,
  written: Schema,
  place: string,
  { kind, isRequired, above = [] }: Standing,
): Entry[] {
  const { contract, direction, status } = reading
  const schema = resolved(contract, written)
  const keywords = keywordsOf(contract, written, isRequired)
  const own: Entry = [place, { direction, status, kind, keywords }]
  if (written.$ref !== undefined && above.includes(written.$ref)) return [own]
  const required = schema.required ?? []
  const parts = [
    ...Object.entries(schema.properties ?? {}).map(
      ([name, one]) => [name, one, 'property', required.includes(name)] as const,
    ),
    ...(schema.oneOf ?? []).map(
      (one, index) => [variantName(contract, schema, one, index), one, 'variant', true] as const,
    ),
    ...(schema.items ? [['items', schema.items, 'items', true] as const] : []),
  ]
  const refs = written.$ref === undefined ? above : [...above, written.$ref]
  return [
    own,
    ...parts.flatMap(([name, one, what, isThere]) =>
      schemaEntries(reading, one, place + WITHIN + name, {
        kind: what,
        isRequired: isThere,
        above: refs,
      }),
    ),
  ]
}

type Union = { discriminator?: { propertyName?: string; mapping?: Record<string, string> } }

/** Named by its discriminating values, else by title or type, because schema names do not matter. */
const variantName = (
  contract: Contract,
  union: Schema & Union,
  variant: Schema,
  index: number,
): string => {
  const values = Object.entries(union.discriminator?.mapping ?? {})
    .filter(([, $ref]) => $ref === variant.$ref)
    .map(([value]) => value)
  if (values.length > 0) return `variant ${values.toSorted().join(', ')}`
  const { title, type } = resolved(contract, variant) as Schema & { title?: string }
  return `variant ${title ?? [type ?? index + 1].flat().join(' or ')}`
}

/** Keywords without effect on data, and keywords whose content has its own facts. */
const left = new Set(
  `title description example examples discriminator properties items oneOf required $comment
  x-source x-meaning x-problems`.split(/\s+/),
)

export function keywordsOf(
  contract: Contract,
  written: Schema & Union,
  isRequired: boolean,
): Fact['keywords'] {
  const along = alongReferences(contract, written)
  const schema = resolved(contract, written) as Schema & Union
  const parts = Object.entries(schema)
    .filter(([keyword]) => !left.has(keyword))
    .map(([keyword, value]) => [keyword, sorted(keyword === 'type' ? [value].flat() : value)])
  const { propertyName } = schema.discriminator ?? {}
  return {
    ...Object.fromEntries(parts),
    ...(propertyName === undefined ? {} : { discriminator: propertyName }),
    ...meaningsIn(schema),
    ...problemsIn(schema),
    origin: originOf(along),
    required: isRequired,
  }
}

/** The order of enum values does not matter. */
const sorted = (value: unknown): unknown => (Array.isArray(value) ? value.toSorted() : value)
