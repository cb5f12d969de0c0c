import type { Context, Origin, Schema } from './visitor.ts'

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
