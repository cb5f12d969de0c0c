import { hasOrigin, type Context, type Schema } from './visitor.ts'

/** Every property says where it comes from, itself or through the schema it refers to. */
export const propertyHasOrigin = () => ({
  Schema(schema: Schema, { report, location, resolve }: Context) {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if (hasOrigin(property)) continue
      const target = property.$ref ? resolve<Schema>({ $ref: property.$ref }).node : undefined
      if (target && hasOrigin(target)) continue
      report({
        message: `Say where \`${name}\` comes from: \`x-source: document\`, or \`x-assumption: {id: A-nnn, because: …}\`.`,
        location: location.child(['properties', name]).key(),
      })
    }
  },
})
