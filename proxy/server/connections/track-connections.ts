import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import {
  createClientCounts,
  announceClose,
  createConnection,
  hasReachedLimit,
  owesResponse,
} from './connections.ts'
import type { Connection, ConnectionLimits } from './connections.ts'
import { endUnreadable, refuseRequest } from './refuse.ts'
import type { RefusalPorts } from './refusals.ts'

/**
 * Tracks the connections of the servers. Closes each one by announcing `Connection: close` in a response (RFC 9112,
 * section 9.6), so that no client sends a request on a closing connection.
 */
export function trackConnections(limits: ConnectionLimits, ports: RefusalPorts) {
  const connections = new Map<Socket, Connection>()
  const clients = createClientCounts(limits, ports.isGateway ?? (() => false))
  let isDraining = false
  let onChange: () => void = () => undefined

  const track = (socket: Socket): Connection => {
    const cached = connections.get(socket)
    if (cached) return cached
    const connection = createConnection()
    connections.set(socket, connection)
    socket.once('close', () => {
      connections.delete(socket)
      onChange()
    })
    return connection
  }
  const accept = (socket: Socket) => {
    if (connections.size < limits.connections && clients.admit(socket)) {
      track(socket)
      return
    }
    ports.onRefusal({ reason: 'connections', requestId: '-' })
    socket.destroy()
  }
  const closeIdle = () => {
    for (const [socket, connection] of connections) {
      if (!owesResponse(connection)) socket.destroy()
    }
  }
  return {
    follow: (server: Server) => {
      server.on('connection', accept)
      server.on('clientError', (error, stream) => {
        // `createServer` of node:http emits no other type.
        const socket = stream as Socket
        endUnreadable(error, socket, connections.get(socket), ports)
      })
    },
    /** Counts a request; true: it was refused here. */
    refuseExcess: (request: IncomingMessage, response: ServerResponse): boolean => {
      const connection = track(request.socket)
      connection.requests += 1
      connection.openResponses.add(response)
      response.on('close', () => connection.openResponses.delete(response))
      if (connection.isEnding) {
        request.resume()
        return true
      }
      if (isDraining || hasReachedLimit(connection, limits)) announceClose(connection, response)
      if (connection.openResponses.size <= limits.pipelined) return false
      refuseRequest(request, response, ports)
      return true
    },
    /** Serves no request after this one. */
    end: (request: IncomingMessage, response: ServerResponse) =>
      announceClose(track(request.socket), response),
    /**
     * Announces the close in the next response of each connection. A gateway may already have sent a request that it
     * will not send again, so it is served. Resolves when all connections have closed.
     */
    drain: async (): Promise<void> => {
      isDraining = true
      for (const connection of connections.values()) {
        // Only with the last response: later ones would be lost.
        const lastResponse = [...connection.openResponses].at(-1)
        if (lastResponse !== undefined) announceClose(connection, lastResponse)
      }
      const lingerTimer = setTimeout(closeIdle, limits.lingerMs)
      await new Promise<void>((resolve) => {
        onChange = () => {
          if (connections.size === 0) resolve()
        }
        onChange()
      })
      clearTimeout(lingerTimer)
    },
    closeAll: () => {
      for (const socket of connections.keys()) socket.destroy()
    },
  }
}
