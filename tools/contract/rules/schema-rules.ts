import { followReference, type Context, type Schema } from './visitor.ts'

/**
 * Every property marks the origin of its name, even beside a `$ref`, because one type may be documented in one place
 * and assumed in another. A schema may mark its form.
 */
export const propertyHasOrigin = () => ({
  Schema(schema: Schema, { report, location }: Context) {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if (property['x-source'] !== undefined) continue
      report({
        message: `Say in \`x-source\` where \`${name}\` comes from: \`document\`, or ids of assumptions.yaml.`,
        location: location.child(['properties', name]).key(),
      })
    }
  },
})

/**
 * A union whose shapes share a property with distinct values declares it as discriminator, with a complete mapping.
 */
export const unionHasDiscriminator = () => ({
  Schema(schema: Schema, { report, location, resolve }: Context) {
    const { oneOf, discriminator } = schema
    if (!oneOf?.every(({ $ref }) => $ref !== undefined)) return
    const shapes = oneOf.map(
      (shape) => [shape.$ref, followReference(shape, resolve)?.schema] as const,
    )
    const property = ['status', 'kind'].find((name) =>
      shapes.every(([, shape]) => valuesOf(shape?.properties?.[name]).length > 0),
    )
    if (property === undefined) return
    const expectedPairs = shapes.flatMap(([$ref, shape]) =>
      valuesOf(shape?.properties?.[property]).map((value) => `${value} ${$ref ?? ''}`),
    )
    const mappedPairs = Object.entries(discriminator?.mapping ?? {}).map(
      ([value, $ref]) => `${value} ${$ref}`,
    )
    const isComplete = expectedPairs.toSorted().join() === mappedPairs.toSorted().join()
    if (discriminator?.propertyName === property && isComplete) return
    report({
      message: `Let \`${property}\` be the discriminator, with each of its values mapped to its shape.`,
      location: location.child(['oneOf']).key(),
    })
  },
})

const valuesOf = (property: Schema | undefined): string[] =>
  [property?.enum ?? property?.const ?? []].flat().map(String)
