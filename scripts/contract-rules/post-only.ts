import type { Context } from './visitor.ts'

/** Every call is POST (R-CALL-01). */
export const postOnly = () => ({
  PathItem(item: Record<string, unknown>, { report, location }: Context) {
    for (const method of ['get', 'put', 'patch', 'delete', 'head', 'options', 'trace']) {
      if (method in item) {
        report({
          message: 'Every call is POST (R-CALL-01).',
          location: location.child([method]).key(),
        })
      }
    }
  },
})
