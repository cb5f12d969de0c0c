import { follow, type Context, type Schema } from './visitor.ts'

type Example = { type?: unknown; title?: unknown; status?: unknown; code?: unknown }
type MediaType = { schema?: Schema; example?: Example }
type Response = { $ref?: string; content?: Record<string, MediaType> }
type Operation = { responses?: Record<string, Response> }

export const problemFits = () => ({
  Operation(operation: Operation, { report, location, resolve }: Context) {
    for (const [status, written] of Object.entries(operation.responses ?? {})) {
      const target = written.$ref ? resolve<Response>({ $ref: written.$ref }) : undefined
      const media = (target?.node ?? written).content?.['application/problem+json']
      if (!media?.schema) continue
      const problem = follow(media.schema, resolve, target?.location?.source.absoluteRef)
      const listed =
        problem && follow(problem.schema.properties?.['code'] ?? {}, resolve, problem.file)
      const { type, title, code, status: stated } = media.example ?? {}
      const known = listed?.schema['x-problems']?.[String(code)]
      const isSame =
        known !== undefined &&
        String(known.status) === status &&
        stated === known.status &&
        title === known.title &&
        type === `/problems/${String(code)}`
      if (isSame) continue
      report({
        message: `Give ${status} an example that ProblemCode lists under this status, with its title.`,
        location: location.child(['responses', status]),
      })
    }
  },
})
