import type { Context, Origin, Schema } from './visitor.ts'

/** The fault of a node that needs a mark; undefined: none. */
const originFault = (node: Origin, name: string): string | undefined =>
  node['x-source'] === undefined
    ? `Say in \`x-source\` where ${name} comes from: \`document\`, or ids of assumptions.yaml.`
    : undefined

/** Every operation has an `x-source` mark. */
export const operationHasOrigin = () => ({
  Operation(operation: Origin, { report, location }: Context) {
    const message = originFault(operation, 'this operation')
    if (message) report({ message, location: location.key() })
  },
})

/** Every parameter has an `x-source` mark. */
export const parameterHasOrigin = () => ({
  Parameter(parameter: Origin & { name?: string }, { report, location }: Context) {
    const message = originFault(parameter, `the parameter ${parameter.name ?? ''}`.trimEnd())
    if (message) report({ message, location: location.key() })
  },
})

/**
 * Every property marks the origin of its name, even beside a `$ref`, because one type may be documented in one place
 * and assumed in another. A schema may mark its form.
 */
export const propertyHasOrigin = () => ({
  Schema(schema: Schema, { report, location }: Context) {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const message = originFault(property, `\`${name}\``)
      if (message) report({ message, location: location.child(['properties', name]).key() })
    }
  },
})
