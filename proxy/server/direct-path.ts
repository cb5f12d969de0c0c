import type { IncomingMessage, ServerResponse } from 'node:http'
import { proxyRoutes } from '../../src/generated/proxy-routes.ts'
import type { ClientRequest, ClientResponse } from '../ports/ports.ts'
import type { ProxyHandler } from '../routes/handler.ts'
import { isLive } from '../sessions/sessions.ts'
import type { createClientAddress } from '../http/client-address.ts'

/** Time for the rest of a request that is already answered. */
const REST_MS = 500

/** Answers a request, or returns null for requests that need the full path. */
export type DirectPath = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) => Promise<void> | null

type DirectPathPorts = {
  readonly handle: ProxyHandler
  readonly clientAddressOf: ReturnType<typeof createClientAddress>
  /** Whether a Host header names this site. */
  readonly isOwnHost: (header: string) => boolean
  readonly dataHeaders: Readonly<Record<string, string>>
}

/**
 * Handles the contract's calls directly from node:http, without Request and Response objects. Accepts only
 * unambiguous requests: a POST to the exact path of a route that answers at once, to the site's own name, without repeated headers. All
 * other requests take the full path, which checks and refuses them.
 */
export function createDirectPath({
  handle,
  clientAddressOf,
  isOwnHost,
  dataHeaders,
}: DirectPathPorts): DirectPath {
  const directRoutes = proxyRoutes.filter((route) => !isLive(route))
  const paths = new Set<string>(directRoutes.map(({ path }) => path))
  const { 'cache-control': _, ...policy } = dataHeaders
  const securityHeaders = Object.entries(policy).flat()
  /** The last host is cached, because nearly all requests have the same header. */
  let lastHost = { header: '', pageHost: '' }
  const pageHostOf = (header: string): string => {
    if (header !== lastHost.header)
      lastHost = { header, pageHost: new URL(`http://${header}`).host }
    return lastHost.pageHost
  }
  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse, host: string) => {
    const request = new NodeRequest(incoming, outgoing, host)
    try {
      const peer = incoming.socket.remoteAddress ?? null
      const address = clientAddressOf(peer, (name) => request.header(name))
      const response = await handle(request, address)
      if (!outgoing.destroyed) send(incoming, outgoing, response, securityHeaders)
    } catch {
      // The socket cannot send even a problem.
      outgoing.destroy()
    }
  }
  return (incoming, outgoing) => {
    const { method, url = '', headers } = incoming
    const { host = '' } = headers
    const isUnambiguous = method === 'POST' && paths.has(url) && !hasHeaderTwice(incoming)
    return isUnambiguous && isOwnHost(host) ? respond(incoming, outgoing, pageHostOf(host)) : null
  }
}

/** Node drops or joins repeated headers. */
const hasHeaderTwice = ({ headers, rawHeaders }: IncomingMessage): boolean =>
  Object.keys(headers).length * 2 !== rawHeaders.length

class NodeRequest implements ClientRequest {
  readonly method: string
  readonly path: string
  readonly host: string
  readonly isHttps = false
  hasDisconnected = false
  readonly #incoming: IncomingMessage
  #listener: (() => void) | null = null

  constructor(incoming: IncomingMessage, outgoing: ServerResponse, host: string) {
    this.method = incoming.method ?? ''
    this.path = incoming.url ?? ''
    this.host = host
    this.#incoming = incoming
    outgoing.on('close', () => {
      this.hasDisconnected = !outgoing.writableFinished
      if (this.hasDisconnected) this.#listener?.()
    })
  }

  header(name: string): string | null {
    const value = this.#incoming.headers[name]
    return typeof value === 'string' ? value : (value?.join(', ') ?? null)
  }

  text(limitBytes: number): Promise<string | null> {
    return readText(this.#incoming, limitBytes)
  }

  onDisconnect(listener: (() => void) | null): void {
    this.#listener = listener
  }
}

function readText(incoming: IncomingMessage, limitBytes: number): Promise<string | null> {
  if (Number(incoming.headers['content-length'] ?? 0) > limitBytes) return Promise.resolve(null)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= limitBytes) {
        chunks.push(chunk)
        return
      }
      chunks.length = 0
      incoming.pause()
      resolve(null)
    })
    incoming.on('end', () => {
      const [onlyChunk = EMPTY_BODY] = chunks
      resolve(utf8.decode(chunks.length > 1 ? Buffer.concat(chunks) : onlyChunk))
    })
    // `close` follows each error.
    incoming.on('close', () => {
      if (!incoming.readableEnded) reject(new Error('the request is not complete'))
    })
  })
}

const EMPTY_BODY = Buffer.alloc(0)
const utf8 = new TextDecoder()

function send(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { status, headers, body }: ClientResponse,
  securityHeaders: readonly string[],
): void {
  const text = body ?? ''
  if (!incoming.complete) outgoing.once('finish', () => discardRest(incoming))
  const length = String(Buffer.byteLength(text))
  outgoing.writeHead(status, headers.concat('content-length', length, securityHeaders)).end(text)
}

/** Reads and discards the rest of a request; disconnects a client that keeps sending. */
function discardRest(incoming: IncomingMessage): void {
  const timer = setTimeout(() => incoming.socket.destroySoon(), REST_MS).unref()
  incoming.once('close', () => clearTimeout(timer))
  incoming.removeAllListeners('data')
  incoming.resume()
}
