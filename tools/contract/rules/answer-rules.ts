import { assumptionIdsOf } from '../source-mark.ts'
import { isStatusOnly } from '../contract-parts.ts'
import { followReference, type Context, type Origin, type Schema } from './visitor.ts'

type Problem = { type?: unknown; title?: unknown; status?: unknown; code?: unknown }
type Example = { $ref?: string; value?: { status?: unknown } }
type MediaType = { schema?: Schema; example?: Problem; examples?: Record<string, Example> }
type Response = Origin & { $ref?: string; content?: Record<string, MediaType> }
type Operation = { 'x-backend'?: string; responses?: Record<string, Response> }

/**
 * Each 200 answer names the assumption for its status values, because the document lists them only for all operations
 * together. For a route, its backend operation does.
 */
export const answerHasOrigin = () => ({
  Operation(operation: Operation, { report, location }: Context) {
    const isForwarded = (operation['x-backend'] ?? 'none') !== 'none'
    const ids = assumptionIdsOf(operation.responses?.['200']?.['x-source']) ?? []
    if (isForwarded || ids.length > 0) return
    report({
      message:
        'Say in `x-source` of this answer which assumption lets the operation answer these status values.',
      location: location.child(['responses', '200']),
    })
  },
})

/** The example of an error has the status and the title that ProblemCode lists for its code. */
export const problemFits = () => ({
  Operation(operation: Operation, { report, location, resolve }: Context) {
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      const target = response.$ref ? resolve<Response>({ $ref: response.$ref }) : undefined
      const media = (target?.node ?? response).content?.['application/problem+json']
      if (!media?.schema) continue
      const problem = followReference(media.schema, resolve, target?.location?.source.absoluteRef)
      const codeSchema =
        problem && followReference(problem.schema.properties?.['code'] ?? {}, resolve, problem.file)
      const { type, title, code, status: exampleStatus } = media.example ?? {}
      const documentedProblem = codeSchema?.schema['x-problems']?.[String(code)]
      const fitsCode =
        documentedProblem !== undefined &&
        String(documentedProblem.status) === status &&
        exampleStatus === documentedProblem.status &&
        title === documentedProblem.title &&
        type === `/problems/${String(code)}`
      if (fitsCode) continue
      report({
        message: `Give ${status} an example that ProblemCode lists under this status, with its title.`,
        location: location.child(['responses', status]),
      })
    }
  },
})

/** Every status with further content has an example of its name; without one, generated answers are drawn. */
export const everyStatusHasAnExample = () => ({
  Operation(operation: Operation, { report, location, resolve }: Context) {
    const { media, withContent } = shapesOfSuccess(operation, resolve)
    for (const { status } of withContent) {
      if (typeof status !== 'string' || Object.hasOwn(media?.examples ?? {}, status)) continue
      report({
        message: `Add an example named \`${status}\`.`,
        location: location.child(['responses', '200']),
      })
    }
  },
})

/** An example is named after its status; a bare status has none, because it is derived. */
export const examplesFitStatuses = () => ({
  Operation(operation: Operation, { report: reportProblem, location, resolve }: Context) {
    const report = (message: string) =>
      reportProblem({ message, location: location.child(['responses', '200']) })
    const { media, shapes, withContent } = shapesOfSuccess(operation, resolve)
    if (shapes.length === 0 || shapes.some(({ status }) => typeof status !== 'string')) {
      report(
        'Let the 200 answer be one shape, or a `oneOf` of shapes, told apart by a `status` with a `const`.',
      )
    }
    for (const [name, example] of Object.entries(media?.examples ?? {})) {
      const { value } = example.$ref
        ? (resolve<Example>({ $ref: example.$ref }).node ?? {})
        : example
      if (!shapes.some(({ status }) => status === name)) {
        report(`The example \`${name}\` is named after no status of this answer.`)
      } else if (!withContent.some(({ status }) => status === name)) {
        report(`Leave the example \`${name}\` out: it is derived.`)
      } else if (value?.status !== name) {
        report(`The example \`${name}\` has the status \`${String(value?.status)}\`.`)
      }
    }
  },
})

function shapesOfSuccess(operation: Operation, resolve: Context['resolve']) {
  const content = operation.responses?.['200']?.content
  const media = content?.['application/json'] ?? content?.['text/event-stream']
  const shapes = shapesOf(media?.schema, resolve)
  return {
    media,
    shapes,
    withContent: shapes.filter(({ shape }) => !shape || !isStatusOnly(shape)),
  }
}

function shapesOf(schema: Schema | undefined, resolve: Context['resolve']) {
  const answer = schema && followReference(schema, resolve)
  const variants = answer?.schema.oneOf ?? (answer ? [answer.schema] : [])
  return variants.map((variant) => {
    const shape = followReference(variant, resolve, answer?.file)?.schema
    return { shape, status: shape?.properties?.['status']?.const }
  })
}
