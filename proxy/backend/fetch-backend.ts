import { readBytes, toHeaders } from '../http/read-text.ts'
import type { BackendPort, BackendResponse } from '../ports/ports.ts'
import { readBody } from './read-body.ts'

/** A backend that answers Requests, such as the mock backend in the same page. */
export const createFetchBackend =
  (origin: string, fetch: (request: Request) => Promise<Response>): BackendPort =>
  ({ path, headers, body, limitBytes, method = 'POST' }) => {
    const controller = new AbortController()
    const { signal } = controller
    const init = { method, headers: toHeaders(headers), body: body === '' ? null : body, signal }
    const request = new Request(origin + path, init)
    return { response: respond(request, fetch, limitBytes), abort: () => controller.abort() }
  }

async function respond(
  request: Request,
  fetch: (request: Request) => Promise<Response>,
  limitBytes: number,
): Promise<BackendResponse> {
  const response = await fetch(request)
  const { status, headers } = response
  const head = {
    status,
    contentType: headers.get('content-type'),
    retryAfter: headers.get('retry-after'),
  }
  const bytes = await readBytes(response, limitBytes)
  if (bytes === null) return { ...head, text: null, bodyFault: null }
  return { ...head, ...readBody(bytes, headers.get('content-encoding')) }
}
