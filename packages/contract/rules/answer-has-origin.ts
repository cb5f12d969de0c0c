import { idsIn } from '../source-mark.ts'
import type { Context, Origin } from './visitor.ts'

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
