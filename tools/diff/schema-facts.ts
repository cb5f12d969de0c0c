import { nameOf, requireSchema } from '#contract'
import type { Contract, Schema } from '#contract'
import { tablesIn } from './extensions.ts'
import { WITHIN } from './fact.ts'
import type { Entry, Fact, Kind, Reading } from './fact.ts'

function alongReferences(contract: Contract, schema: Schema): readonly Schema[] {
  const { $ref } = schema
  return $ref === undefined
    ? [schema]
    : [schema, ...alongReferences(contract, requireSchema(contract, nameOf({ $ref })))]
}

/** A schema merged with its references; its own keywords win. */
export function resolveSchema(contract: Contract, schema: Schema): Schema {
  const { $ref: _, ...resolved } = Object.assign(
    {},
    ...alongReferences(contract, schema).toReversed(),
  ) as Schema
  return resolved
}

export type SchemaPosition = {
  readonly kind: Kind
  readonly isRequired: boolean
  readonly ancestorRefs?: readonly string[]
}

/** Facts of a schema and its content, following references; recursion is followed once. */
export function schemaEntries(
  reading: Reading,
  schemaOrRef: Schema,
  place: string,
  { kind, isRequired, ancestorRefs = [] }: SchemaPosition,
): Entry[] {
  const { contract, direction, status } = reading
  const nullable = nullableIn(contract, schemaOrRef)
  const schema = nullable?.schema ?? resolveSchema(contract, schemaOrRef)
  const { $ref } = nullable ?? schemaOrRef
  const keywords = keywordsOf(contract, nullable?.schema ?? schemaOrRef, isRequired)
  const ownEntry: Entry = [place, { direction, status, kind, keywords }]
  if ($ref !== undefined && ancestorRefs.includes($ref)) return [ownEntry]
  const required = schema.required ?? []
  const parts = [
    ...Object.entries(schema.properties ?? {}).map(
      ([name, property]) => [name, property, 'property', required.includes(name)] as const,
    ),
    ...variantsOf(contract, schema).map(
      ([name, variant]) => [name, variant, 'variant', true] as const,
    ),
    ...(schema.items ? [['items', schema.items, 'items', true] as const] : []),
  ]
  const refs = $ref === undefined ? ancestorRefs : [...ancestorRefs, $ref]
  return [
    ownEntry,
    ...parts.flatMap(([name, part, partKind, isPartRequired]) =>
      schemaEntries(reading, part, place + WITHIN + name, {
        kind: partKind,
        isRequired: isPartRequired,
        ancestorRefs: refs,
      }),
    ),
  ]
}

type Nullable = { readonly schema: Schema; readonly $ref: string | undefined }

/** A union of one schema and null: that schema with one type more. */
function nullableIn(contract: Contract, schemaOrRef: Schema): Nullable | null {
  const { oneOf = [], ...keywords } = resolveSchema(contract, schemaOrRef)
  const [first, ...more] = oneOf.filter((shape) => resolveSchema(contract, shape).type !== 'null')
  if (oneOf.length !== 2 || first === undefined || more.length > 0) return null
  const {
    type,
    const: constant,
    enum: enumValues,
    ...innerKeywords
  } = resolveSchema(contract, first)
  if (type === undefined) return null
  const values = constant === undefined ? enumValues : [constant]
  const schema = { ...innerKeywords, ...keywords, type: [...[type].flat(), 'null'] }
  return {
    schema: values === undefined ? schema : Object.assign(schema, { enum: [...values, null] }),
    $ref: first.$ref,
  }
}

type Union = { discriminator?: { propertyName?: string; mapping?: Record<string, string> } }

/** Variants by names that do not depend on their order. Variants of the same name are told apart by their content. */
function variantsOf(contract: Contract, union: Schema & Union): (readonly [string, Schema])[] {
  const namedVariants = (union.oneOf ?? []).map(
    (variant) => [variantName(contract, union, variant), variant] as const,
  )
  return [...Map.groupBy(namedVariants, ([name]) => name).values()].flatMap((sameNamed) =>
    sameNamed.length === 1
      ? sameNamed
      : sameNamed
          .map(
            ([name, variant]) =>
              [`${name} ${inlineText(contract, variant)}`.trim(), variant] as const,
          )
          .toSorted(([a], [b]) => a.localeCompare(b)),
  )
}

const inlineText = (contract: Contract, variant: Schema): string => {
  const { const: constant, enum: values, properties } = resolveSchema(contract, variant)
  const options = constant === undefined ? (values ?? Object.keys(properties ?? {})) : [constant]
  return options.map(String).toSorted().join(', ')
}

/** A variant is named by its discriminating values, else by title or type, because schema names do not matter. */
const variantName = (contract: Contract, union: Union, variant: Schema): string => {
  const values = Object.entries(union.discriminator?.mapping ?? {})
    .filter(([, $ref]) => $ref === variant.$ref)
    .map(([value]) => value)
  if (values.length > 0) return `variant ${values.toSorted().join(', ')}`
  const { title, type } = resolveSchema(contract, variant) as Schema & { title?: string }
  return `variant ${title ?? [type ?? ''].flat().join(' or ')}`.trim()
}

/** Keywords without effect on data, and keywords whose content has its own facts. */
const EXCLUDED_KEYWORDS = new Set(
  `title description example examples discriminator properties items oneOf required $comment
  x-source x-expected x-meaning x-problems`.split(/\s+/),
)

export function keywordsOf(
  contract: Contract,
  schemaOrRef: Schema & Union,
  isRequired: boolean,
): Fact['keywords'] {
  const schema = resolveSchema(contract, schemaOrRef) as Schema & Union
  const parts = Object.entries(schema)
    .filter(([keyword]) => !EXCLUDED_KEYWORDS.has(keyword))
    .map(([keyword, value]) => [keyword, sortIfList(keyword === 'type' ? [value].flat() : value)])
  const { propertyName } = schema.discriminator ?? {}
  return {
    ...Object.fromEntries(parts),
    ...(propertyName === undefined ? {} : { discriminator: propertyName }),
    ...tablesIn(schema),
    required: isRequired,
  }
}

/** The order of enum values does not matter. */
const sortIfList = (value: unknown): unknown => (Array.isArray(value) ? value.toSorted() : value)
