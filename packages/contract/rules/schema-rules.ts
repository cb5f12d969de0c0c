import type { Context, Schema } from './visitor.ts'

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
