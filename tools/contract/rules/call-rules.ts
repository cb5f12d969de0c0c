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

type Operation = {
  requestBody?: { content?: Record<string, { schema?: { $ref?: string } }> }
}

/** Every operation has a JSON body with a named schema, because types and validators are generated from it. */
export const requestIsNamed = () => ({
  Operation(operation: Operation, { report, location }: Context) {
    if (operation.requestBody?.content?.['application/json']?.schema?.$ref) return
    report({
      message: 'Give this operation a JSON request body whose schema is a `$ref`.',
      location: operation.requestBody ? location.child(['requestBody']).key() : location.key(),
    })
  },
})
