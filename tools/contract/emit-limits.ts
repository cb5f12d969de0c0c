import { nameOf, requestOf, requireSchema } from './contract-parts.ts'
import type { Contract, Schema } from './contract.model.ts'
import { fileNameOf } from './generated-files.ts'

export const limitKeywords = [
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'default',
] as const

type Limits = Partial<Record<(typeof limitKeywords)[number], number | string>>

/** A field of several requests and of URLs, so its limits have a file of their own. */
const sharedField = 'PageNumber'

/**
 * Limits of each request's fields for forms, pages and checks: file name → text, one file per schema, so that a
 * screen loads only its own. Also `problem.ts` (error answers) and `page-number.ts`.
 */
export function emitLimits(contract: Contract): Map<string, string> {
  const requests = Object.values(contract.paths).flatMap(({ post }) => {
    const name = requestOf(post)
    return requireSchema(contract, name).oneOf?.map(nameOf) ?? [name]
  })
  const files = [...new Set([...requests, 'Problem'])].sort().flatMap((name) => {
    const fields = fieldsOf(contract, requireSchema(contract, name))
    return fields === '' ? [] : [[fileNameOf(name), textOf(name, fields)] as const]
  })
  const sharedSchema = contract.components.schemas[sharedField]
  if (sharedSchema) files.push([fileNameOf(sharedField), sharedTextOf(sharedField, sharedSchema)])
  return new Map(files)
}

export function emitHeaders(contract: Contract): string {
  const lines = Object.entries(contract.components.parameters ?? {}).map(
    ([key, { name, schema }]) =>
      `  ${propertyOf(key)}: ${literalOf({ name }, limitsOf(schema))},\n`,
  )
  return `/** Header parameters of the contract: what each is called, and the limits of its text. */
export const headerParameters = {
${lines.join('')}} as const
`
}

const propertyOf = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

const textOf = (name: string, fields: string) => `/** Limits of ${name}, by field. */
export const ${propertyOf(name)}Limits = {
${fields}} as const
`

const sharedTextOf = (name: string, schema: Schema) => `/** Limits of ${name}. */
export const ${propertyOf(name)}Limits = ${literalOf({}, limitsOf(schema))} as const
`

const fieldsOf = (contract: Contract, schema: Schema): string =>
  Object.entries(schema.properties ?? {})
    .map(([field, property]) => [field, limitsOf(resolveSchema(contract, property))] as const)
    .filter(([, limits]) => Object.keys(limits).length > 0)
    .map(([field, limits]) => `  ${field}: ${literalOf({}, limits)},\n`)
    .join('')

/** A property merged with its reference (the non-null alternative); its own keywords win. */
function resolveSchema(contract: Contract, { $ref, ...keywords }: Schema): Schema {
  if ($ref)
    return { ...resolveSchema(contract, requireSchema(contract, nameOf({ $ref }))), ...keywords }
  const [shape, ...others] = keywords.oneOf?.filter(({ type }: Schema) => type !== 'null') ?? []
  return shape && others.length === 0
    ? { ...resolveSchema(contract, shape), ...keywords }
    : keywords
}

/** An id that may be a number or text has no limits, because no form asks for it. */
function limitsOf(schema: Schema): Limits {
  if ([schema.type].flat().filter((type) => type !== 'null').length > 1) return {}
  return Object.fromEntries(
    limitKeywords.flatMap((keyword) => {
      const value = schema[keyword]
      return value === undefined ? [] : [[keyword, value]]
    }),
  )
}

/** Patterns have the validators' flag, so that forms and backend read them alike. */
const literalOf = (fields: Record<string, string>, limits: Limits): string => {
  const parts = Object.entries({ ...fields, ...limits }).map(([keyword, value]) => {
    const isPattern = keyword === 'pattern'
    return `${keyword}: ${isPattern ? String(new RegExp(String(value), 'u')) : JSON.stringify(value)}`
  })
  return `{ ${parts.join(', ')} }`
}
