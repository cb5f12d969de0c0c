import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { ProblemError } from '../core/problem.ts'
import { clientNetwork, plainAddress } from '../core/client-address.ts'
import type { Refusal } from './refusals.ts'
import { hasLeft, isUnreadable, unreadableAnswer } from './unreadable-request.ts'

/** Times and counts of a server's connections. */
export type ConnectionLimits = {
  /** Time limit for a request's headers; `requestTimeoutMs` limits its body. */
  readonly headersTimeoutMs: number
  readonly requestTimeoutMs: number
  /** How often both limits are checked. */
  readonly checkEveryMs: number
  /** Longest silence of both sides while a request or its response is incomplete. */
  readonly silenceMs: number
  /** How long an idle connection stays open; announced to clients. */
  readonly keepAliveMs: number
  /** After this many requests, or at this age, a connection closes with its next response. */
  readonly requestsPerConnection: number
  readonly connectionAgeMs: number
  /** Pipelined requests of one connection that wait for a response; further ones are refused. */
  readonly pipelined: number
  /** Connections at once; further ones are closed. */
  readonly connections: number
  /** The same per address, or per /64 network for IPv6; 0: no limit. */
  readonly connectionsOfAClient: number
  /**
   * On stop: how long an idle connection may still send a request, which is refused. Closing earlier could lose a
   * request on its way.
   */
  readonly lingerMs: number
}

/** Gateways reuse a connection for 60 to 75 s. This side must close later than that. */
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

/** Headers and log callback for refusals. */
export type RefusalPorts = {
  readonly headers: Readonly<Record<string, string>>
  readonly onRefusal: (refusal: Refusal) => void
  /** Whether many clients share this address. */
  readonly isGateway?: (address: string) => boolean
}

type Connection = {
  readonly since: number
  requests: number
  /** Incomplete responses, in the order of their requests. */
  readonly open: Set<ServerResponse>
  /** No further request is read: the close is announced, or the input was unreadable. */
  isEnding: boolean
}

/**
 * Tracks the connections of the servers. Closes each one by announcing `Connection: close` in a response (RFC 9112,
 * section 9.6), so that no client sends a request on a closing connection.
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
  /** Responds after the whole request has arrived; closing earlier could destroy the response. */
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
  /** Ends the connection with this response: clients treat later requests on it as not read. */
  const announceClose = (connection: Connection, response: ServerResponse) => {
    if (response.headersSent) return
    connection.isEnding = true
    response.setHeader('connection', 'close')
  }
  /**
   * Ends a connection with unreadable input. Pending requests are answered first; otherwise a client would take the
   * error for their answer.
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
  /** Closes the connections that wait for no response. */
  const closeIdle = () => {
    for (const [socket, { open }] of connections) {
      if (![...open].some(({ req }) => req.complete)) socket.destroy()
    }
  }
  return {
    follow: (server: Server) => {
      server.on('connection', accept)
      server.on('clientError', (error, socket) => {
        // `createServer` of node:http emits no other type.
        endUnreadable(error, socket as Socket)
      })
    },
    /** Counts a request; true: it was refused here. */
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
     * Refuses new requests and announces the close in the last response of each connection. Resolves when all
     * connections have closed.
     */
    drain: async (): Promise<void> => {
      isDraining = true
      for (const connection of connections.values()) {
        // Only with the last response: later ones would be lost.
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
