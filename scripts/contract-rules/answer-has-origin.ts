import { idsIn } from '../contract/assumptions.ts'
import { follow, type Context, type Schema } from './visitor.ts'

type Operation = {
  responses?: Record<string, { content?: Record<string, { schema?: Schema }> }>
}

/**
 * Each 200 answer says where its status values come from: the document lists them for all operations
 * together. One of several shapes says so itself, an only shape at its `status`.
 */
export const answerHasOrigin = () => ({
  Operation(operation: Operation, { report, location, resolve }: Context) {
    const schema = operation.responses?.['200']?.content?.['application/json']?.schema
    const answer = schema && follow(schema, resolve)?.schema
    if (!answer) return
    const marked = answer.oneOf ? answer : answer.properties?.['status']
    const ids = idsIn(marked?.['x-source']) ?? []
    if (ids.length > 0) return
    const place = answer.oneOf ? 'this union' : 'its `status`'
    report({
      message: `Say at ${place} which assumption lets the operation answer these status values.`,
      location: location.child(['responses', '200']),
    })
  },
})
