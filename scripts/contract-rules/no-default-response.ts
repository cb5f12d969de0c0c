import type { Context } from './visitor.ts'

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
