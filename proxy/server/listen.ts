import { createServer, STATUS_CODES } from 'node:http'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { getRequestListener, RequestError } from '@hono/node-server'
import { defaultConnectionLimits } from './connections/connections.ts'
import type { ConnectionLimits } from './connections/connections.ts'
import { headerRefusalFor, READ_BYTES } from './connections/refuse.ts'
import type { RefusalPorts } from './connections/refusals.ts'
import { trackConnections } from './connections/track-connections.ts'
import type { DirectPath } from './direct-path.ts'

/** Allowance for network delay between a gateway's clock and ours. */
const KEEP_ALIVE_BUFFER_MS = 5_000

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
type Handler = RequestListener

const LAST_ANSWERS_MS = 500

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

/** The address cannot be bound; the message names the next step. */
export class AddressUnavailable extends Error {
  override name = 'AddressUnavailable'
}

const reasons: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port) =>
    `Port ${port} is in use by another program. End that program, or choose another port.`,
  EACCES: (port) => `This user may not listen on port ${port}: choose one above 1023.`,
  EADDRNOTAVAIL: (_, host) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: (_, host) => `HOST ${host} is not a known address.`,
}

/** Whether another program listens on the address. */
export const isPortTaken = (error: unknown): boolean =>
  error instanceof AddressUnavailable && codeOf(error.cause) === 'EADDRINUSE'

type Open = (port: number, host: string) => Promise<Server>

function opener(
  handler: Handler,
  limits: ConnectionLimits,
  follow: (server: Server) => void,
): Open {
  const options = {
    requestTimeout: limits.requestTimeoutMs,
    headersTimeout: limits.headersTimeoutMs,
    connectionsCheckingInterval: limits.checkEveryMs,
    keepAliveTimeout: limits.keepAliveMs,
    keepAliveTimeoutBuffer: KEEP_ALIVE_BUFFER_MS,
    // Handled by the host check, which adds headers and a log entry.
    requireHostHeader: false,
    maxHeaderSize: READ_BYTES,
  }
  return (port, host) => {
    const server = createServer(options, handler)
    server.setTimeout(limits.silenceMs)
    server.on('checkExpectation', handler)
    follow(server)
    return new Promise((resolve, reject) => {
      server.once('error', (error) => {
        const message = reasons[codeOf(error)]?.(port, host)
        reject(message === undefined ? error : new AddressUnavailable(message, { cause: error }))
      })
      server.listen(port, host, () => {
        resolve(server)
      })
    })
  }
}

/** Some machines have no IPv6. */
const lacksAddress = (error: unknown): boolean =>
  error instanceof Error && ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(codeOf(error.cause ?? error))

async function openBoth(open: Open, port: number): Promise<readonly Server[]> {
  const first = await open(port, '127.0.0.1')
  try {
    return [first, await open(portOf(first), '::1')]
  } catch (error) {
    if (lacksAddress(error)) return [first]
    first.close()
    throw error
  }
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port

/**
 * Listens on one address. `localhost` means 127.0.0.1 and ::1, because browsers try both. Port 0 selects a free port.
 * `direct` sees each request first.
 * @throws AddressUnavailable
 */
export async function listen(
  answer: Fetch,
  port: number,
  host: string,
  limits: ConnectionLimits = defaultConnectionLimits,
  refusals: RefusalPorts = { headers: {}, onRefusal: () => undefined },
  direct: DirectPath = () => null,
): Promise<Listening> {
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
  const refusesHeaders = (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const refuse = headerRefusalFor(incoming)
    if (refuse === null) return false
    connections.end(incoming, outgoing)
    refuse(incoming, outgoing, refusals)
    return true
  }
  const open = opener(
    (incoming, outgoing) => {
      if (connections.refuses(incoming, outgoing)) return
      if (refusesHeaders(incoming, outgoing)) return
      const directAnswer = direct(incoming, outgoing)
      void (directAnswer === null ? listener(incoming, outgoing) : requests.track(directAnswer))
    },
    limits,
    connections.follow,
  )
  const servers = host === 'localhost' ? await openBoth(open, port) : [await open(port, host)]
  const [first] = servers
  return {
    port: first === undefined ? port : portOf(first),
    stop: async (graceMs, onGraceOver = () => undefined) => {
      await acceptWaiting()
      const closed = Promise.all([
        ...servers.map(closeListener),
        connections.drain().then(requests.idle),
      ])
      const grace = setTimeout(onGraceOver, graceMs)
      const last = setTimeout(connections.closeAll, graceMs + LAST_ANSWERS_MS)
      await Promise.race([closed, after(graceMs + 2 * LAST_ANSWERS_MS)])
      clearTimeout(grace)
      clearTimeout(last)
      // Also ends the timeout checks.
      for (const server of servers) server.close()
    },
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
    (_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host',
  )
  return hosts.length === 0 && httpVersion !== '1.0' ? [''] : hosts
}

const MAX_TURNS = 100
const QUIET_TURN_MS = 1

/**
 * Lets the listener accept the connections that already wait in the kernel, which closing would reset. Ends after a
 * turn with little work, as those that come in the rest of a turn are reset, too.
 */
async function acceptWaiting(): Promise<void> {
  await turn()
  for (let count = 0; count < MAX_TURNS; count += 1) {
    const started = performance.now()
    await turn()
    if (performance.now() - started < QUIET_TURN_MS) return
  }
}

/** `http.Server.close` would close idle connections, which may have a request on its way. */
const closeListener = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    NetServer.prototype.close.call(server, () => {
      resolve()
    })
  })

const after = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })

/** Counts in-flight requests, including those of disconnected clients. `idle` resolves at zero. */
function trackInFlightRequests() {
  let inFlight = 0
  let resolveIdle: () => void = () => undefined
  const end = () => {
    inFlight -= 1
    if (inFlight === 0) resolveIdle()
  }
  return {
    track: <Answer>(answer: Promise<Answer>): Promise<Answer> => {
      inFlight += 1
      answer.then(end, end)
      return answer
    },
    idle: () =>
      new Promise<void>((resolve) => {
        resolveIdle = resolve
        if (inFlight === 0) resolve()
      }),
  }
}
