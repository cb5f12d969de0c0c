import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { ProblemError } from '../routes/problem.ts'

/** Times and counts of a server's connections. */
export type ConnectionLimits = {
  /** A request's headers must be complete within this time, its body within `requestTimeoutMs`. */
  readonly headersTimeoutMs: number
  readonly requestTimeoutMs: number
  /** How often the two are checked. */
  readonly checkEveryMs: number
  /** How long an idle connection stays open; announced to clients. */
  readonly keepAliveMs: number
  /** After as many requests, or at this age, a connection is closed with its next response. */
  readonly requestsPerConnection: number
  readonly connectionAgeMs: number
  /** Requests of one connection that wait for their responses; further ones are refused. */
  readonly pipelined: number
  /**
   * On stop: how long an idle connection may still bring a request, which is refused. A connection
   * that is closed while a request is on its way loses that request.
   */
  readonly lingerMs: number
}

/** Gateways reuse a connection for 60 to 75 s: this side must close later than they do. */
export const defaultConnectionLimits: ConnectionLimits = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  checkEveryMs: 500,
  keepAliveMs: 95_000,
  requestsPerConnection: 1_000,
  connectionAgeMs: 3_600_000,
  pipelined: 8,
  lingerMs: 3_000,
}

type Connection = {
  readonly since: number
  requests: number
  /** Requests without a complete response. */
  readonly open: Map<ServerResponse, IncomingMessage>
}

/**
 * Follows the connections of the servers: closes each by announcing `Connection: close` in a response
 * (RFC 9112, section 9.6), so that no client sends a request on one that is about to close.
 */
export function trackConnections(limits: ConnectionLimits) {
  const connections = new Map<Socket, Connection>()
  let isDraining = false
  let onChange: () => void = () => undefined

  const track = (socket: Socket): Connection => {
    const known = connections.get(socket)
    if (known) return known
    const made: Connection = { since: performance.now(), requests: 0, open: new Map() }
    connections.set(socket, made)
    socket.once('close', () => {
      connections.delete(socket)
      onChange()
    })
    return made
  }
  /** Closes the connections that have no complete request without a response. */
  const closeIdle = () => {
    for (const [socket, { open }] of connections) {
      if (![...open.values()].some(({ complete }) => complete)) socket.destroy()
    }
  }
  return {
    follow: (server: Server) => void server.on('connection', track),
    /** Counts a request; true when it has been refused here. */
    refuses: (request: IncomingMessage, response: ServerResponse): boolean => {
      const connection = track(request.socket)
      connection.requests += 1
      connection.open.set(response, request)
      response.once('close', () => connection.open.delete(response))
      const isWornOut =
        connection.requests >= limits.requestsPerConnection ||
        performance.now() - connection.since >= limits.connectionAgeMs
      if (isDraining || isWornOut) response.setHeader('connection', 'close')
      if (isDraining) refuse(request, response, 'The server is stopping.')
      else if (connection.open.size > limits.pipelined) {
        refuse(request, response, 'Too many requests wait on this connection.')
      } else return false
      return true
    },
    /**
     * From now on refuses requests and announces the close in every response; resolves when all
     * connections have closed.
     */
    drain: async (): Promise<void> => {
      isDraining = true
      for (const { open } of connections.values()) {
        for (const response of open.keys()) {
          if (!response.headersSent) response.setHeader('connection', 'close')
        }
      }
      const linger = setTimeout(closeIdle, limits.lingerMs)
      await new Promise<void>((resolve) => {
        onChange = () => {
          if (connections.size === 0) resolve()
        }
        onChange()
      })
      clearTimeout(linger)
    },
    closeAll: () => {
      for (const socket of connections.keys()) socket.destroy()
    },
  }
}

const RETRY_AFTER_SECONDS = 1

/** Responds when the whole request has come: a close before that could destroy the response. */
function refuse(request: IncomingMessage, response: ServerResponse, detail: string): void {
  const problem = new ProblemError('backend_unreachable', {
    detail,
    retryAfter: RETRY_AFTER_SECONDS,
  })
  request.once('end', () => {
    void (async () => {
      const { status, headers, body } = await refusalOf(problem)
      response.writeHead(status, headers).end(body)
    })()
  })
  request.resume()
}

async function refusalOf(problem: ProblemError) {
  const answer = problem.toResponse(crypto.randomUUID())
  answer.headers.set('cache-control', 'no-store')
  answer.headers.set('x-content-type-options', 'nosniff')
  const body = await answer.text()
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body }
}
