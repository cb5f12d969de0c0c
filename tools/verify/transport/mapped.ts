import type { BackendPort } from '#proxy/backend-map/backend-port.ts'
import { createMappedPort } from '#proxy/backend-map/mapped-port.ts'
import type { CompiledMap } from '#proxy/backend-map/mapped-port.ts'
import { BackendMapError, readBackendMap } from '#proxy/backend-map/read-map.ts'
import { CannotVerify, NoAnswer } from '../contract/model.ts'
import type { Received, Sent, Transport } from '../contract/model.ts'

/** @throws CannotVerify with a line for each reason why the map cannot be used */
export async function readMap(file: string): Promise<CompiledMap> {
  try {
    return await readBackendMap(file, process.env)
  } catch (error) {
    throw error instanceof BackendMapError ? new CannotVerify(error.message) : error
  }
}

const MAX_ANSWER_BYTES = 5_000_000

/** Calls a backend through its map, as the proxy does; answers are as the contract has them. */
export const throughMap =
  (map: CompiledMap, transport: Transport): Transport =>
  async (sent) => {
    const asks: { readonly asked: Sent; readonly raw: Received }[] = []
    const send: BackendPort = ({ path, method = 'POST', headers, body }) => {
      const asked = { method, path, headers: recordOf(headers), text: textOf(method, body) }
      const response = transport({ ...sent, ...asked }).then((raw) => {
        asks.push({ asked, raw })
        const contentType = raw.headers['content-type'] ?? null
        const retryAfter = raw.headers['retry-after'] ?? null
        const { status, text, headers: receivedHeaders } = raw
        return { status, contentType, retryAfter, text, bodyFault: null, headers: receivedHeaders }
      })
      return { response, abort: () => undefined }
    }
    const request = {
      path: sent.path.split('?')[0] ?? sent.path,
      headers: Object.entries(sent.headers).flat(),
      body: sent.text ?? '',
      limitBytes: MAX_ANSWER_BYTES,
      delivery: 'once',
      method: sent.method,
    } as const
    const response = await createMappedPort(map, send)(request).response.catch(throwNoAnswer)
    const { contentType, retryAfter } = response
    const origin = response.origin ?? map.plans.get(request.path)?.[0]?.origin
    // The map may read lists before and after the operation's own call.
    const own = asks.find(({ asked }) => asked.path === origin?.path) ?? asks[0]
    return {
      status: response.status,
      headers: {
        ...own?.raw.headers,
        // The proxy answers with headers of its own.
        'x-request-id': sent.headers['x-request-id'] ?? '',
        ...(contentType === null ? {} : { 'content-type': contentType }),
        ...(retryAfter === null ? {} : { 'retry-after': retryAfter }),
      },
      text: response.value === undefined ? (response.text ?? '') : JSON.stringify(response.value),
      ...(own === undefined ? {} : { asked: own.asked }),
      ...(origin === undefined ? {} : { origin }),
    }
  }

const textOf = (method: string, body: string): string | undefined =>
  method === 'GET' && body === '' ? undefined : body

function recordOf(flat: readonly string[]): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {}
  for (let at = 0; at + 1 < flat.length; at += 2) headers[flat[at] ?? ''] = flat[at + 1] ?? ''
  return headers
}

/**
 * Rethrows the verifier's own errors. Any other error, such as an unreadable outcome after money moved, counts as no
 * answer.
 */
function throwNoAnswer(error: unknown): never {
  if (error instanceof NoAnswer || error instanceof CannotVerify) throw error
  throw new NoAnswer(error instanceof Error ? error.message : String(error))
}

/** Probes of the form of requests, which the map writes. */
const REQUEST_FORM_PROBES: ReadonlySet<string> = new Set([
  'wrong-requests-are-refused',
  'other-methods-are-refused',
])

export const isAboutRequestForm = (probe: string): boolean => REQUEST_FORM_PROBES.has(probe)
