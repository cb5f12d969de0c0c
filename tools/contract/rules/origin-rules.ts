import { idsIn } from '../source-mark.ts'
import type { Context, Origin, Schema } from './visitor.ts'

const originFault = (node: Origin, name: string): string | undefined =>
  node['x-source'] === undefined
    ? `Say in \`x-source\` where ${name} comes from: \`document\`, or ids of assumptions.yaml.`
    : undefined

export const operationHasOrigin = () => ({
  Operation(operation: Origin, { report, location }: Context) {
    const message = originFault(operation, 'this operation')
    if (message) report({ message, location: location.key() })
  },
})

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

type Operation = {
  'x-backend'?: string
  responses?: Record<string, Origin>
}

/**
 * Each 200 answer names the assumption for its status values, because the document lists them only for all operations
 * together. For a route, its backend operation does.
 */
export const answerHasOrigin = () => ({
  Operation(operation: Operation, { report, location }: Context) {
    const isForwarded = (operation['x-backend'] ?? 'none') !== 'none'
    const ids = idsIn(operation.responses?.['200']?.['x-source']) ?? []
    if (isForwarded || ids.length > 0) return
    report({
      message:
        'Say in `x-source` of this answer which assumption lets the operation answer these status values.',
      location: location.child(['responses', '200']),
    })
  },
})
