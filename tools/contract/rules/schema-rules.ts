import { follow, type Context, type Schema } from './visitor.ts'

/** orval generates `{}` for a `const` without a `type`. */
export const noBareConst = () => ({
  Schema(schema: Schema, { report, location }: Context) {
    if ('const' in schema && schema.type === undefined) {
      report({
        message: 'Give this `const` a `type` as well.',
        location: location.child(['const']).key(),
      })
    }
  },
})

/** A `default` response hides which statuses an operation can answer. */
export const noDefaultResponse = () => ({
  Responses(responses: Record<string, unknown>, { report, location }: Context) {
    if ('default' in responses) {
      report({
        message: 'List every status that this operation answers instead of `default`.',
        location: location.child(['default']).key(),
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
    const shapes = oneOf.map((shape) => [shape.$ref, follow(shape, resolve)?.schema] as const)
    const property = ['status', 'kind'].find((name) =>
      shapes.every(([, shape]) => valuesOf(shape?.properties?.[name]).length > 0),
    )
    if (property === undefined) return
    const expected = shapes.flatMap(([$ref, shape]) =>
      valuesOf(shape?.properties?.[property]).map((value) => `${value} ${$ref ?? ''}`),
    )
    const mapped = Object.entries(discriminator?.mapping ?? {}).map(
      ([value, $ref]) => `${value} ${$ref}`,
    )
    const isWhole = expected.toSorted().join() === mapped.toSorted().join()
    if (discriminator?.propertyName === property && isWhole) return
    report({
      message: `Let \`${property}\` be the discriminator, with each of its values mapped to its shape.`,
      location: location.child(['oneOf']).key(),
    })
  },
})

const valuesOf = (property: Schema | undefined): string[] =>
  [property?.enum ?? property?.const ?? []].flat().map(String)
