import type { BackendPort } from '#proxy/backend-map/backend-port.ts'
import { createMappedPort } from '#proxy/backend-map/mapped-port.ts'
import type { CompiledMap } from '#proxy/backend-map/mapped-port.ts'
import { BackendMapError, readBackendMap } from '#proxy/backend-map/read-map.ts'
import { CannotVerifyError, NoAnswerError } from '../contract/model.ts'
import type { ReceivedResponse, RequestSent, Transport } from '../contract/model.ts'

/** @throws CannotVerifyError with a line for each reason why the map cannot be used */
export async function readMap(file: string): Promise<CompiledMap> {
  try {
    return await readBackendMap(file, process.env)
  } catch (error) {
    throw error instanceof BackendMapError ? new CannotVerifyError(error.message) : error
  }
}

const MAX_ANSWER_BYTES = 5_000_000

/** A request to the backend behind the map, with its response. */
type BackendCall = { readonly request: RequestSent; readonly response: ReceivedResponse }

type MapRequest = Parameters<BackendPort>[0]
type BackendResponse = Awaited<ReturnType<BackendPort>['response']>

/** Calls a backend through its map, as the proxy does; responses have the contract's form. */
export const throughBackendMap =
  (map: CompiledMap, transport: Transport): Transport =>
  async (sent) => {
    const backendCalls: BackendCall[] = []
    const send: BackendPort = ({ path, method = 'POST', headers, body }) => {
      const text = bodyTextOf(method, body)
      const request = { method, path, headers: headersFromPairs(headers), text }
      const response = transport({ ...sent, ...request }).then((received) => {
        backendCalls.push({ request, response: received })
        return toBackendResponse(received)
      })
      return { response, abort: () => undefined }
    }
    const request = toMapRequest(sent)
    const response = await createMappedPort(map, send)(request).response.catch(rethrowAsNoAnswer)
    const origin = response.origin ?? map.plans.get(request.path)?.[0]?.origin
    // The map may read lists before and after the operation's own call.
    const operationCall =
      backendCalls.find((call) => call.request.path === origin?.path) ?? backendCalls[0]
    return {
      ...toReceived(sent, response, operationCall),
      ...(origin === undefined ? {} : { origin }),
    }
  }

const toMapRequest = ({ path, headers, text = '', method }: RequestSent): MapRequest => ({
  path: path.split('?')[0] ?? path,
  headers: Object.entries(headers).flat(),
  body: text,
  limitBytes: MAX_ANSWER_BYTES,
  delivery: 'once',
  method,
})

const toBackendResponse = ({ status, text, headers }: ReceivedResponse): BackendResponse => ({
  status,
  contentType: headers['content-type'] ?? null,
  retryAfter: headers['retry-after'] ?? null,
  text,
  bodyFault: null,
  headers,
})

function toReceived(
  sent: RequestSent,
  { status, contentType, retryAfter, value, text }: BackendResponse,
  operationCall: BackendCall | undefined,
): ReceivedResponse {
  return {
    status,
    headers: {
      ...operationCall?.response.headers,
      // The proxy sets these headers itself.
      'x-request-id': sent.headers['x-request-id'] ?? '',
      ...(contentType === null ? {} : { 'content-type': contentType }),
      ...(retryAfter === null ? {} : { 'retry-after': retryAfter }),
    },
    text: value === undefined ? (text ?? '') : JSON.stringify(value),
    ...(operationCall === undefined ? {} : { backendRequest: operationCall.request }),
  }
}

const bodyTextOf = (method: string, body: string): string | undefined =>
  method === 'GET' && body === '' ? undefined : body

/** @param pairs names and values in turn, as Node's raw headers */
function headersFromPairs(pairs: readonly string[]): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {}
  for (let index = 0; index + 1 < pairs.length; index += 2)
    headers[pairs[index] ?? ''] = pairs[index + 1] ?? ''
  return headers
}

/**
 * Rethrows the verifier's own errors. Any other error, such as an unreadable outcome after money moved, counts as no
 * answer.
 */
function rethrowAsNoAnswer(error: unknown): never {
  if (error instanceof NoAnswerError || error instanceof CannotVerifyError) throw error
  throw new NoAnswerError(error instanceof Error ? error.message : String(error))
}
