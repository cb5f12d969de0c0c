import { STATUS_CODES } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import { defaultConnectionLimits } from './connections/connections.ts'
import type { ConnectionLimits } from './connections/connections.ts'
import { headerRefusalFor } from './connections/refuse.ts'
import type { RefusalPorts } from './connections/refusals.ts'
import { trackConnections } from './connections/track-connections.ts'
import type { DirectPath } from './direct-path.ts'
import { trackInFlightRequests } from './in-flight-requests.ts'
import { openServers, portOf } from './open-servers.ts'
import { stopServers } from './stop-servers.ts'

export type Listening = {
  readonly port: number
  /**
   * Closes the listener, serves one more request on each open connection, and waits for in-flight requests, including
   * those of disconnected clients. After `graceMs` it calls `onGraceOver`, and half a second later closes the rest.
   */
  stop(graceMs: number, onGraceOver?: () => void): Promise<void>
}

/** Connection facts that a Request does not contain. */
export type RequestOrigin = {
  /** Address of the peer; null: already closed. */
  readonly peer: string | null
  readonly hosts: readonly string[]
  /** The request target as it was sent (RFC 9112, section 3.2). */
  readonly target: string
  /** The response object, also used to end the connection without a response. */
  readonly outgoing: ServerResponse
}

export type Fetch = (request: Request, origin: RequestOrigin) => Response | Promise<Response>

export type ListenOptions = {
  readonly answer: Fetch
  /** 0 selects a free port. */
  readonly port: number
  /** `localhost` means 127.0.0.1 and ::1. */
  readonly host: string
  readonly limits?: ConnectionLimits | undefined
  readonly refusals?: RefusalPorts
  /** Sees each request first. */
  readonly direct?: DirectPath | undefined
}

/**
 * Listens on one address.
 * @throws AddressUnavailableError
 */
export async function listen({
  answer,
  port,
  host,
  limits = defaultConnectionLimits,
  refusals = { headers: {}, onRefusal: () => undefined },
  direct = () => null,
}: ListenOptions): Promise<Listening> {
  const connections = trackConnections(limits, refusals)
  const requests = trackInFlightRequests()
  const listener = getRequestListener(
    (request, { incoming, outgoing }) =>
      requests.track(
        Promise.resolve(
          answer(request, {
            peer: incoming.socket.remoteAddress ?? null,
            hosts: hostsIn(incoming),
            target: incoming.url ?? '',
            // `createServer` of node:http creates no other type.
            outgoing: outgoing as ServerResponse,
          }),
        ),
      ),
    { hostname: 'localhost', errorHandler: (error) => refuseTarget(error, refusals) },
  )
  const refuseBadHeaders = (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const refuse = headerRefusalFor(incoming)
    if (refuse === null) return false
    connections.end(incoming, outgoing)
    refuse(incoming, outgoing, refusals)
    return true
  }
  const handle = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    if (connections.refuseExcess(incoming, outgoing)) return
    if (refuseBadHeaders(incoming, outgoing)) return
    const directAnswer = direct(incoming, outgoing)
    void (directAnswer === null ? listener(incoming, outgoing) : requests.track(directAnswer))
  }
  const servers = await openServers({ port, host, limits }, handle, connections.follow)
  const [first] = servers
  return {
    port: first === undefined ? port : portOf(first),
    stop: (graceMs, onGraceOver = () => undefined) =>
      stopServers(servers, {
        graceMs,
        onGraceOver,
        drain: () => connections.drain().then(requests.idle),
        closeAll: connections.closeAll,
      }),
  }
}

/** Response to a request line without a valid target. */
function refuseTarget(error: unknown, { headers, onRefusal }: RefusalPorts): Response {
  const isTarget = error instanceof RequestError
  const status = isTarget ? 400 : 500
  const requestId = crypto.randomUUID()
  onRefusal({ reason: 'unreadable', requestId, status, details: [isTarget ? 'target' : 'fault'] })
  const fields = {
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
    'x-request-id': requestId,
  }
  return new Response(`${STATUS_CODES[status]}.\n`, { status, headers: fields })
}

type Head = Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>

/** All Host headers; Node keeps only the first. HTTP/1.0 may omit it, which gives an empty one. */
function hostsIn({ rawHeaders, httpVersion }: Head): readonly string[] {
  const hosts = rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host',
  )
  return hosts.length === 0 && httpVersion !== '1.0' ? [''] : hosts
}
