import { join } from 'node:path'
import { readAssumptions } from '../read-contract.ts'
import { idsIn } from '../source-mark.ts'
import type { Context, Origin, Schema } from './visitor.ts'

const openapi = join(import.meta.dirname, '../../../openapi')

const knownIds = () => new Set(Object.keys(readAssumptions(openapi)))

/** `x-source` refers to the source document or to ids in assumptions.yaml, where the text is. */
export const sourceIsKnown = () => {
  const known = knownIds()
  const check = (node: Origin & { 'x-assumption'?: unknown }, { report, location }: Context) => {
    if (node['x-assumption'] !== undefined) {
      report({
        message: 'Write the assumption into assumptions.yaml and its id into `x-source`.',
        location: location.child(['x-assumption']),
      })
    }
    const source = node['x-source']
    if (source === undefined) return
    const ids = idsIn(source)
    const message =
      ids === undefined
        ? 'Let `x-source` be `document`, ids of assumptions.yaml, or `{name: document, meaning: <ids>}`.'
        : ids.filter((id) => !known.has(id)).map((id) => `${id} is not in assumptions.yaml.`)[0]
    if (message) report({ message, location: location.child(['x-source']) })
  }
  const checkSchema = (schema: Schema, context: Context) => {
    check(schema, context)
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      // Siblings of a reference are not visited automatically.
      if (!property.$ref) continue
      check(property, { ...context, location: context.location.child(['properties', name]) })
    }
  }
  return {
    Root: check,
    Schema: checkSchema,
    Operation: check,
    Response: check,
    Parameter: check,
    SecurityScheme: check,
  }
}
