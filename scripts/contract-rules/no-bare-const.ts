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
