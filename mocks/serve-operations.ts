import { HttpResponse } from 'msw'
import { backendOperations } from '../src/generated/backend-operations.ts'
import type { BackendOperation } from '../src/generated/backend-operations.ts'
import { ConnectionLost } from './control/deliver.ts'
import { createHandlers } from './handlers/generated-answer.ts'
import { contractPath } from './respond.ts'

type Respond = (request: Request, operation?: BackendOperation) => Promise<Response>

const operations: ReadonlyMap<string, BackendOperation> = new Map(
  backendOperations.map((operation) => [operation.operationId, operation]),
)

/**
 * The generated handlers with `respond` as their resolver, for MSW. `fetch` finds the same resolvers by path: MSW tries
 * its handlers one after another.
 */
export function serveOperations(respond: Respond) {
  const byPath = new Map<string, Respond>()
  const handlers = createHandlers((operationId) => {
    const operation = operations.get(operationId)
    if (operation === undefined) throw new Error(`mocks/generated has the unknown ${operationId}`)
    const resolve: Respond = (request) => respond(request, operation)
    byPath.set(operation.path, resolve)
    return async ({ request }) => {
      try {
        return await resolve(request)
      } catch (error) {
        if (error instanceof ConnectionLost) return HttpResponse.error()
        throw error
      }
    }
  })
  const fetch = (request: Request): Promise<Response> =>
    (byPath.get(contractPath(request.url)) ?? respond)(request)
  return { handlers, fetch }
}
