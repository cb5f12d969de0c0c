import { answersOf, nameOf, schemaNamed } from './contract-parts.ts'
import type { Contract, Schema } from './contract.model.ts'

type Fields = null | 'any' | [Fields] | { [property: string]: Fields }

/** Table of the properties that answers and members may have, by schema name; the proxy forwards nothing else. */
export function emitAnswerFields(contract: Contract): string {
  const answers = Object.values(contract.paths).flatMap(({ post }) =>
    Object.values(answersOf(contract, post)),
  )
  const names = [...new Set([...answers, 'User'])].sort()
  const lines = names.map((name) => {
    const fields = JSON.stringify(fieldsOf(contract, { $ref: `#/components/schemas/${name}` }))
    return `  ${name}: ${fields},`
  })
  return `import type { SchemaName } from './validators.js'

/** What a value may hold: its properties by name; \`[…]\` a list of such; null for a plain value. */
export type Fields = null | 'any' | readonly [Fields] | { readonly [property: string]: Fields }

export const answerFields: Readonly<Partial<Record<SchemaName, Fields>>> & { readonly User: Fields } = {
${lines.join('\n')}
}
`
}

/** A nullable schema has the properties of its other alternative. */
function unionOf(contract: Contract, written: readonly Schema[]): Fields {
  const shapes = written
    .filter(({ type }) => type !== 'null')
    .map((shape) => fieldsOf(contract, shape))
  const [first = null, ...others] = shapes
  return others.length === 0 ? first : (Object.assign({}, ...shapes) as Fields)
}

/** A property of several shapes may have the properties of any of them. */
function fieldsOf(contract: Contract, schema: Schema): Fields {
  if (schema.$ref) return fieldsOf(contract, schemaNamed(contract, nameOf({ $ref: schema.$ref })))
  if (schema.items) return [fieldsOf(contract, schema.items)]
  if (schema.oneOf) return unionOf(contract, schema.oneOf)
  if (!schema.properties) return schema.type || schema.enum ? null : 'any'
  return Object.fromEntries(
    Object.entries(schema.properties).map(([name, property]) => [
      name,
      fieldsOf(contract, property),
    ]),
  )
}
