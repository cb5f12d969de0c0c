import { follow, type Context, type Schema } from './visitor.ts'

type Example = { $ref?: string; value?: { status?: unknown } }
type MediaType = { schema?: Schema; examples?: Record<string, Example> }
type Response = { content?: Record<string, MediaType> }
type Operation = { responses?: Record<string, Response> }

/** Each status value that an operation can answer has an example of that name that carries it, and no other has one. */
export const everyStatusHasAnExample = () => ({
  Operation(operation: Operation, { report: tell, location, resolve }: Context) {
    const report = (message: string) =>
      tell({ message, location: location.child(['responses', '200']) })
    const media = operation.responses?.['200']?.content?.['application/json']
    const { statuses, variants } = statusesOf(media?.schema, resolve)
    if (statuses.length === 0 || statuses.length < variants) {
      report(
        'Let the 200 answer be one shape, or a `oneOf` of shapes, told apart by a `status` with a `const`.',
      )
    }
    const examples = Object.entries(media?.examples ?? {})
    for (const status of statuses.filter((value) => !examples.some(([name]) => name === value))) {
      report(`Add an example named \`${status}\`.`)
    }
    for (const [name, example] of examples) {
      const { value } = example.$ref
        ? (resolve<Example>({ $ref: example.$ref }).node ?? {})
        : example
      if (!statuses.includes(name)) {
        report(`The example \`${name}\` is named after no status of this answer.`)
      } else if (value?.status !== name) {
        report(`The example \`${name}\` has the status \`${String(value?.status)}\`.`)
      }
    }
  },
})

/** The status values of an answer's shapes, and how many shapes there are. */
function statusesOf(schema: Schema | undefined, resolve: Context['resolve']) {
  const answer = schema && follow(schema, resolve)
  const variants = answer?.schema.oneOf ?? (answer ? [answer.schema] : [])
  const statuses = variants
    .map((variant) => follow(variant, resolve, answer?.file)?.schema.properties?.['status']?.const)
    .filter((status) => typeof status === 'string')
  return { statuses, variants: variants.length }
}
