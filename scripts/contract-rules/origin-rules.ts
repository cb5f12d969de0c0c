import { idsIn } from '../contract/assumptions.ts'
import { follow, type Context, type Origin, type Schema } from './visitor.ts'

/** What is wrong with a node that must be marked; undefined when nothing is. */
const originFault = (node: Origin, name: string): string | undefined =>
  node['x-source'] === undefined
    ? `Say in \`x-source\` where ${name} comes from: \`document\`, or ids of assumptions.yaml.`
    : undefined

/** Every operation says where it comes from. */
export const operationHasOrigin = () => ({
  Operation(operation: Origin, { report, location }: Context) {
    const message = originFault(operation, 'this operation')
    if (message) report({ message, location: location.key() })
  },
})

/** Every parameter says where it comes from. */
export const parameterHasOrigin = () => ({
  Parameter(parameter: Origin & { name?: string }, { report, location }: Context) {
    const message = originFault(parameter, `the parameter ${parameter.name ?? ''}`.trimEnd())
    if (message) report({ message, location: location.key() })
  },
})

/**
 * Every property says where its name comes from, beside its `$ref` too: the same type may be the
 * document's in one place and assumed in another. A schema may say what its form assumes.
 */
export const propertyHasOrigin = () => ({
  Schema(schema: Schema, { report, location }: Context) {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const message = originFault(property, `\`${name}\``)
      if (message) report({ message, location: location.child(['properties', name]).key() })
    }
  },
})

type Operation = {
  responses?: Record<string, { content?: Record<string, { schema?: Schema }> }>
}

/**
 * Each 200 answer says where its status values come from: the document lists them for all operations
 * together. One of several shapes says so itself, an only shape at its `status`.
 */
export const answerHasOrigin = () => ({
  Operation(operation: Operation, { report, location, resolve }: Context) {
    const schema = operation.responses?.['200']?.content?.['application/json']?.schema
    const answer = schema && follow(schema, resolve)?.schema
    if (!answer) return
    const marked = answer.oneOf ? answer : answer.properties?.['status']
    const ids = idsIn(marked?.['x-source']) ?? []
    if (ids.length > 0) return
    const place = answer.oneOf ? 'this union' : 'its `status`'
    report({
      message: `Say at ${place} which assumption lets the operation answer these status values.`,
      location: location.child(['responses', '200']),
    })
  },
})
