import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { ProblemError } from '../core/problem.ts'
import { clientNetwork, plainAddress } from '../core/client-address.ts'
import type { Refusal } from './refusals.ts'
import { hasLeft, isUnreadable, unreadableAnswer } from './unreadable-request.ts'

/** Times and counts of a server's connections. */
export type ConnectionLimits = {
  /** A request's headers must be complete within this time, its body within `requestTimeoutMs`. */
  readonly headersTimeoutMs: number
  readonly requestTimeoutMs: number
  /** How often the two are checked. */
  readonly checkEveryMs: number
  /** How long neither side may send anything while a request or its response is under way. */
  readonly silenceMs: number
  /** How long an idle connection stays open; announced to clients. */
  readonly keepAliveMs: number
  /** After as many requests, or at this age, a connection is closed with its next response. */
  readonly requestsPerConnection: number
  readonly connectionAgeMs: number
  /** Requests of one connection that wait for their responses; further ones are refused. */
  readonly pipelined: number
  /** Connections at once; further ones are closed. */
  readonly connections: number
  /** The same by one address, of IPv6 by its /64; 0: no such limit. */
  readonly connectionsOfAClient: number
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
  silenceMs: 60_000,
  keepAliveMs: 95_000,
  requestsPerConnection: 1_000,
  connectionAgeMs: 3_600_000,
  pipelined: 8,
  connections: 10_000,
  connectionsOfAClient: 1_024,
  lingerMs: 3_000,
}

const RETRY_AFTER_SECONDS = 1

type Reason = 'stopping' | 'pipelining'

const words: Readonly<Record<Reason, string>> = {
  stopping: 'The server is stopping.',
  pipelining: 'Too many requests wait on this connection.',
}

/** What every refusal has: the headers of the site, and somebody who hears of it. */
export type RefusalPorts = {
  readonly headers: Readonly<Record<string, string>>
  readonly onRefusal: (refusal: Refusal) => void
  /** Whether many clients come by this address. */
  readonly isGateway?: (address: string) => boolean
}

type Connection = {
  readonly since: number
  requests: number
  /** Responses that are not complete, in the order of their requests. */
  readonly open: Set<ServerResponse>
  /** No request of it is read any more: its close is announced, or it sent what cannot be read. */
  isEnding: boolean
}

/**
 * Follows the connections of the servers: closes each by announcing `Connection: close` in a response
 * (RFC 9112, section 9.6), so that no client sends a request on one that is about to close.
 */
export function trackConnections(
  limits: ConnectionLimits,
  { headers, onRefusal, isGateway = () => false }: RefusalPorts,
) {
  const connections = new Map<Socket, Connection>()
  let isDraining = false
  let onChange: () => void = () => undefined

  const track = (socket: Socket): Connection => {
    const known = connections.get(socket)
    if (known) return known
    const made: Connection = {
      since: performance.now(),
      requests: 0,
      open: new Set(),
      isEnding: false,
    }
    connections.set(socket, made)
    socket.once('close', () => {
      connections.delete(socket)
      onChange()
    })
    return made
  }
  const perClient = new Map<string, number>()
  const hasRoom = (client: string, isGateway: boolean): boolean => {
    if (connections.size >= limits.connections) return false
    const own = perClient.get(client) ?? 0
    return isGateway || limits.connectionsOfAClient === 0 || own < limits.connectionsOfAClient
  }
  const accept = (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress ?? '') ?? ''
    const client = clientNetwork(address)
    if (!hasRoom(client, isGateway(address))) {
      onRefusal({ reason: 'connections', requestId: '-' })
      socket.destroy()
      return
    }
    perClient.set(client, (perClient.get(client) ?? 0) + 1)
    socket.once('close', () => {
      const left = (perClient.get(client) ?? 1) - 1
      if (left > 0) perClient.set(client, left)
      else perClient.delete(client)
    })
    track(socket)
  }
  /** Responds when the whole request has come: a close before that could destroy the response. */
  const refuse = (request: IncomingMessage, response: ServerResponse, reason: Reason) => {
    const requestId = crypto.randomUUID()
    const problem = new ProblemError('backend_unreachable', {
      detail: words[reason],
      retryAfter: RETRY_AFTER_SECONDS,
    })
    const status = 503
    onRefusal({ reason, requestId, status, code: problem.code })
    request.once('end', () => {
      const answer = problem.toResponse(requestId)
      const own = [...answer.headers, 'x-request-id', requestId]
      response.writeHead(status, [...own, ...Object.entries(headers).flat()]).end(answer.body)
    })
    request.resume()
  }
  /** Ends the connection with this response: a client takes what it sent after that request as not read. */
  const announceClose = (connection: Connection, response: ServerResponse) => {
    if (response.headersSent) return
    connection.isEnding = true
    response.setHeader('connection', 'close')
  }
  /**
   * Ends a connection that brought what is no request. Words would be taken for the answer to a
   * request that still runs, so what came before gets its own answer first.
   */
  const endUnreadable = (error: NodeJS.ErrnoException, socket: Socket) => {
    const connection = connections.get(socket)
    if (connection === undefined || socket.bytesRead === 0 || !isUnreadable(error)) {
      socket.destroy()
      return
    }
    const open = [...connection.open]
    const last = open.findLast(({ req }) => req.complete)
    if (connection.isEnding && last !== undefined) return
    const isSilent = last !== undefined || open.some(({ headersSent }) => headersSent)
    if (!hasLeft(error)) refuseUnreadable(error, socket, isSilent)
    connection.isEnding = true
    if (last === undefined) {
      socket.destroySoon()
      return
    }
    socket.pause()
    if (!last.headersSent) last.setHeader('connection', 'close')
    last.once('close', () => socket.destroySoon())
  }
  const refuseUnreadable = (error: NodeJS.ErrnoException, socket: Socket, isSilent: boolean) => {
    const requestId = crypto.randomUUID()
    const { status, text } = unreadableAnswer(error, requestId, headers)
    const told = isSilent ? {} : { status }
    onRefusal({ reason: 'unreadable', requestId, ...told, details: [error.code ?? ''] })
    if (!isSilent && socket.writable) socket.write(text)
  }
  /** Closes the connections that have no complete request without a response. */
  const closeIdle = () => {
    for (const [socket, { open }] of connections) {
      if (![...open].some(({ req }) => req.complete)) socket.destroy()
    }
  }
  return {
    follow: (server: Server) => {
      server.on('connection', accept)
      server.on('clientError', (error, socket) => {
        // `createServer` of node:http has no other.
        endUnreadable(error, socket as Socket)
      })
    },
    /** Counts a request; true when it has been refused here. */
    refuses: (request: IncomingMessage, response: ServerResponse): boolean => {
      const connection = track(request.socket)
      connection.requests += 1
      connection.open.add(response)
      response.on('close', () => connection.open.delete(response))
      if (connection.isEnding) {
        request.resume()
        return true
      }
      const isWornOut =
        connection.requests >= limits.requestsPerConnection ||
        performance.now() - connection.since >= limits.connectionAgeMs
      if (isDraining || isWornOut) announceClose(connection, response)
      if (isDraining) refuse(request, response, 'stopping')
      else if (connection.open.size > limits.pipelined) refuse(request, response, 'pipelining')
      else return false
      return true
    },
    /**
     * From now on refuses requests and announces the close in the last response of each connection;
     * resolves when all connections have closed.
     */
    drain: async (): Promise<void> => {
      isDraining = true
      for (const connection of connections.values()) {
        // Not an earlier one: the others would be lost behind it.
        const last = [...connection.open].at(-1)
        if (last !== undefined) announceClose(connection, last)
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
