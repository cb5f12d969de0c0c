import { originFault, type Context, type Schema } from './visitor.ts'

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
