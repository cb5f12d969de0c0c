import { HttpResponse } from 'msw'
import type { RequestHandler } from 'msw'
import { backendOperations } from '../src/generated/backend-operations.ts'
import type { BackendOperation } from '../src/generated/backend-operations.ts'
import { ConnectionLostError } from './control/faulty-answer.ts'
import { createHandlers } from './handlers/generated-answer.ts'
import { contractPath } from './respond.ts'

type Respond = (request: Request, operation?: BackendOperation) => Promise<Response>

const operations: ReadonlyMap<string, BackendOperation> = new Map(
  backendOperations.map((operation) => [operation.operationId, operation]),
)
const operationByPath: ReadonlyMap<string, BackendOperation> = new Map(
  backendOperations.map((operation) => [operation.path, operation]),
)

/**
 * The generated handlers with `respond` as their resolver, for MSW. `fetch` finds operations by path: MSW tries its
 * handlers one after another. They are made when first read, because each reads the stack of its call.
 */
export function serveOperations(respond: Respond) {
  const createAll = () =>
    createHandlers((operationId) => {
      const operation = operations.get(operationId)
      if (operation === undefined) throw new Error(`mocks/generated has the unknown ${operationId}`)
      return async ({ request }) => {
        try {
          return await respond(request, operation)
        } catch (error) {
          if (error instanceof ConnectionLostError) return HttpResponse.error()
          throw error
        }
      }
    })
  let handlers: RequestHandler[] | undefined
  return {
    getHandlers: () => (handlers ??= createAll()),
    fetch: (request: Request): Promise<Response> =>
      respond(request, operationByPath.get(contractPath(request.url))),
  }
}
