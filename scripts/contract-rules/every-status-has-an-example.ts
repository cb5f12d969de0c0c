import type { Context, Schema } from './visitor.ts'

type MediaType = { schema?: Schema; examples?: Record<string, unknown> }
type Response = { content?: Record<string, MediaType> }
type Operation = { responses?: Record<string, Response> }

/** Each status value that an operation can answer has an example of that name, and no other has one. */
export const everyStatusHasAnExample = () => ({
  Operation(operation: Operation, { report, location, resolve }: Context) {
    const media = operation.responses?.['200']?.content?.['application/json']
    const answer = media?.schema && follow(media.schema, resolve)
    const variants = answer?.schema.oneOf ?? (answer ? [answer.schema] : [])
    const statuses = variants
      .map(
        (variant) => follow(variant, resolve, answer?.file)?.schema.properties?.['status']?.const,
      )
      .filter((status) => typeof status === 'string')
    if (statuses.length === 0 || statuses.length < variants.length) {
      report({
        message:
          'Let the 200 answer be one shape, or a `oneOf` of shapes, told apart by a `status` with a `const`.',
        location: location.child(['responses', '200']),
      })
    }
    const named = Object.keys(media?.examples ?? {})
    for (const status of statuses.filter((value) => !named.includes(value))) {
      report({
        message: `Add an example named \`${status}\`.`,
        location: location.child(['responses', '200']),
      })
    }
    for (const name of named.filter((value) => !statuses.includes(value))) {
      report({
        message: `The example \`${name}\` is named after no status of this answer.`,
        location: location.child(['responses', '200']),
      })
    }
  },
})

/** The schema itself, or the one it refers to, with the file that its own references are relative to. */
function follow(schema: Schema, resolve: Context['resolve'], file?: string) {
  if (!schema.$ref) return { schema, file }
  const target = resolve<Schema>({ $ref: schema.$ref }, file)
  return target.node && { schema: target.node, file: target.location?.source.absoluteRef }
}
