import { nameOf } from './contract-parts.ts'
import type { Contract, Schema } from './contract.model.ts'
import { checkKeywords, checkSchemas } from './schema-compiler.ts'
import { validatedKeywords } from './schema-keywords.ts'

/**
 * The JSON Schemas of both contracts as one table, of which proxy and mock make their validators and tables of
 * properties when they start: what restricts a value, its default and its unit.
 * @throws with the name of a faulty schema
 */
export function emitSchemas(contracts: readonly Contract[]): string {
  const schemas = mergeSchemas(contracts)
  checkKeywords({ $defs: schemas })
  checkSchemas(schemas)
  const names = Object.keys(schemas).toSorted()
  const lines = names.map(
    (name) => `  ${name}: ${JSON.stringify(emittedSchema(schemas[name] ?? {}))},`,
  )
  return `/** A schema of the contract; \`$ref\` is the name of another one. */
export type Schema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly oneOf?: readonly Schema[]
  readonly required?: readonly string[]
  readonly const?: string
  readonly enum?: readonly (number | string | null)[]
  readonly format?: string
  readonly default?: number | string
  readonly 'x-unit'?: string
  readonly [limit: string]: unknown
}

export type SchemaName = ${names.map((name) => `'${name}'`).join(' | ')}

export const schemas: Readonly<Record<SchemaName, Schema>> & Readonly<Record<string, Schema>> = {
${lines.join('\n')}
}
`
}

const isEmitted = (keyword: string): boolean =>
  keyword === 'default' || keyword === 'x-unit' || validatedKeywords.has(keyword)

function emittedSchema(schema: Schema): object {
  const { $ref, properties, items, oneOf, ...others } = Object.fromEntries(
    Object.entries(schema).filter(([keyword]) => isEmitted(keyword)),
  ) as Schema
  return {
    ...($ref && { $ref: nameOf({ $ref }) }),
    ...others,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, emittedSchema(property)]),
      ),
    }),
    ...(items && { items: emittedSchema(items) }),
    ...(oneOf && { oneOf: oneOf.map(emittedSchema) }),
  }
}

function mergeSchemas(contracts: readonly Contract[]): Record<string, Schema> {
  const mergedSchemas: Record<string, Schema> = {}
  for (const contract of contracts) {
    for (const [name, schema] of Object.entries(contract.components.schemas)) {
      const existing = mergedSchemas[name]
      if (existing && JSON.stringify(existing) !== JSON.stringify(schema)) {
        throw new Error(`Two different schemas are called ${name}; give one another name.`)
      }
      mergedSchemas[name] = schema
    }
  }
  return mergedSchemas
}
