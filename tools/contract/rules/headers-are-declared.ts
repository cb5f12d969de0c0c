import type { Context } from './visitor.ts'

type Named = { $ref?: string; name?: string }
type Response = { $ref?: string; headers?: Record<string, unknown> }
type Operation = { parameters?: Named[]; responses?: Record<string, Response> }

const REQUEST_ID = 'X-Request-Id'
const withRetryAfter = ['429', '503']

export const headersAreDeclared = () => ({
  Operation(operation: Operation, { report, location, resolve }: Context) {
    const names = (operation.parameters ?? []).map(({ $ref, name }) =>
      $ref === undefined ? name : resolve<Named>({ $ref }).node?.name,
    )
    if (!names.includes(REQUEST_ID)) {
      report({ message: `Declare the parameter ${REQUEST_ID}.`, location: location.key() })
    }
    for (const [status, written] of Object.entries(operation.responses ?? {})) {
      const response = written.$ref ? resolve<Response>({ $ref: written.$ref }).node : written
      const expected = [REQUEST_ID, ...(withRetryAfter.includes(status) ? ['Retry-After'] : [])]
      for (const name of expected.filter((header) => !(header in (response?.headers ?? {})))) {
        report({
          message: `Declare the header ${name} of ${status}.`,
          location: location.child(['responses', status]),
        })
      }
    }
  },
})
