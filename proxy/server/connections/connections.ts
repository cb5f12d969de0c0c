import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { clientNetworks, plainAddress } from '../../http/client-address.ts'
import type { ClientNetwork } from '../../http/client-address.ts'

export type ConnectionLimits = {
  /** Time limit for a request's headers; `requestTimeoutMs` limits its body. */
  readonly headersTimeoutMs: number
  readonly requestTimeoutMs: number
  readonly checkEveryMs: number
  /** Longest silence of both sides while a request or its response is incomplete. */
  readonly silenceMs: number
  /** How long an idle connection stays open; announced to clients. */
  readonly keepAliveMs: number
  /** A connection that has had this many requests, or reached this age, closes with its next response. */
  readonly requestsPerConnection: number
  readonly connectionAgeMs: number
  /** Pipelined requests of one connection that wait for a response; further ones are refused. */
  readonly pipelined: number
  /** Connections at once; further ones are closed. */
  readonly connections: number
  /** The same per client; more for the networks around it (`clientNetworks`); 0: no limit. */
  readonly connectionsOfAClient: number
  /**
   * On stop: how long an idle connection may still send a request, which is served. Closing earlier could lose a
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

export function createClientCounts(
  { connectionsOfAClient }: Pick<ConnectionLimits, 'connectionsOfAClient'>,
  isGateway: (address: string) => boolean,
) {
  const counts = new Map<string, number>()
  const add = (networks: readonly ClientNetwork[], change: 1 | -1) => {
    for (const { name } of networks) {
      const count = (counts.get(name) ?? 0) + change
      if (count > 0) counts.set(name, count)
      else counts.delete(name)
    }
  }
  const hasRoom = ({ name, factor }: ClientNetwork) =>
    (counts.get(name) ?? 0) < connectionsOfAClient * factor
  return {
    /** Counts a connection until it closes; false: one of its networks has as many as it may have. */
    admit: (socket: Socket): boolean => {
      const address = plainAddress(socket.remoteAddress ?? '') ?? ''
      const networks = clientNetworks(address)
      const isLimited = connectionsOfAClient > 0 && !isGateway(address)
      if (isLimited && !networks.every(hasRoom)) return false
      add(networks, 1)
      socket.once('close', () => add(networks, -1))
      return true
    },
  }
}

export type Connection = {
  readonly since: number
  requests: number
  /** Incomplete responses, in the order of their requests. */
  readonly openResponses: Set<ServerResponse>
  /** No further request is read: the close is announced, or the input was unreadable. */
  isEnding: boolean
}

export const createConnection = (): Connection => ({
  since: performance.now(),
  requests: 0,
  openResponses: new Set(),
  isEnding: false,
})

export const hasReachedLimit = (
  { requests, since }: Connection,
  limits: Pick<ConnectionLimits, 'requestsPerConnection' | 'connectionAgeMs'>,
): boolean =>
  requests >= limits.requestsPerConnection || performance.now() - since >= limits.connectionAgeMs

/** Whether a request has arrived whole and its response is incomplete. */
export const owesResponse = ({ openResponses }: Connection): boolean =>
  [...openResponses].some(({ req }) => req.complete)

/** Ends the connection with this response: clients treat later requests on it as not read. */
export function announceClose(connection: Connection, response: ServerResponse): void {
  if (response.headersSent) return
  connection.isEnding = true
  response.setHeader('connection', 'close')
}
