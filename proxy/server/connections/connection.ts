import type { ServerResponse } from 'node:http'
import type { ConnectionLimits } from './connection-limits.ts'

export type Connection = {
  readonly since: number
  requests: number
  /** Incomplete responses, in the order of their requests. */
  readonly open: Set<ServerResponse>
  /** No further request is read: the close is announced, or the input was unreadable. */
  isEnding: boolean
}

export const createConnection = (): Connection => ({
  since: performance.now(),
  requests: 0,
  open: new Set(),
  isEnding: false,
})

export const isWornOut = (
  { requests, since }: Connection,
  limits: Pick<ConnectionLimits, 'requestsPerConnection' | 'connectionAgeMs'>,
): boolean =>
  requests >= limits.requestsPerConnection || performance.now() - since >= limits.connectionAgeMs

/** Whether a request has arrived whole and its response is incomplete. */
export const owesResponse = ({ open }: Connection): boolean =>
  [...open].some(({ req }) => req.complete)

/** Ends the connection with this response: clients treat later requests on it as not read. */
export function announceClose(connection: Connection, response: ServerResponse): void {
  if (response.headersSent) return
  connection.isEnding = true
  response.setHeader('connection', 'close')
}
