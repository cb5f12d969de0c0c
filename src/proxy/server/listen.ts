import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { trackInFlightRequests } from './in-flight-requests.ts'

/** A request must be complete within this time, its headers within less. */
const REQUEST_TIMEOUT_MS = 30_000
const HEADERS_TIMEOUT_MS = 10_000
const IDLE_CHECK_MS = 50

export type Listening = {
  readonly port: number
  /**
   * Closes the listener and waits for in-flight requests, including those whose client has
   * disconnected; closes the remaining connections after `graceMs`.
   */
  stop(graceMs: number): Promise<void>
}

type Fetch = (request: Request) => Response | Promise<Response>

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

/** An address that cannot be bound; the message names the next step. */
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

function open(fetch: Fetch, port: number, host: string): Promise<Server> {
  // HTTP/1.0 may name no host; Node itself refuses HTTP/1.1 without one.
  const listener = getRequestListener(fetch, { hostname: 'localhost' })
  const timeouts = { requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: HEADERS_TIMEOUT_MS }
  const server = createServer(timeouts, (incoming, outgoing) => void listener(incoming, outgoing))
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const words = reasons[codeOf(error)]?.(port, host)
      reject(words === undefined ? error : new AddressUnavailable(words, { cause: error }))
    })
    server.listen(port, host, () => {
      resolve(server)
    })
  })
}

/** Not every machine has IPv6. */
const lacksAddress = (error: unknown): boolean =>
  error instanceof Error && ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(codeOf(error.cause ?? error))

async function openBoth(fetch: Fetch, port: number): Promise<readonly Server[]> {
  const first = await open(fetch, port, '127.0.0.1')
  try {
    return [first, await open(fetch, portOf(first), '::1')]
  } catch (error) {
    if (lacksAddress(error)) return [first]
    first.close()
    throw error
  }
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port

/**
 * Listens on one address; `localhost` means both 127.0.0.1 and ::1, because browsers try either.
 * Port 0 is any free one.
 * @throws AddressUnavailable
 */
export async function listen(fetch: Fetch, port: number, host: string): Promise<Listening> {
  const requests = trackInFlightRequests(fetch)
  const servers =
    host === 'localhost'
      ? await openBoth(requests.fetch, port)
      : [await open(requests.fetch, port, host)]
  const [first] = servers
  return {
    port: first === undefined ? port : portOf(first),
    stop: async (graceMs) => {
      await new Promise<void>((resolve) => {
        const grace = setTimeout(() => {
          for (const server of servers) server.closeAllConnections()
          resolve()
        }, graceMs)
        void Promise.all([...servers.map(close), requests.idle()]).then(() => {
          clearTimeout(grace)
          resolve()
        })
      })
    },
  }
}

function close(server: Server): Promise<void> {
  // A connection that becomes idle after the close would stay open for seconds.
  const idle = setInterval(() => {
    server.closeIdleConnections()
  }, IDLE_CHECK_MS)
  return new Promise((resolve) => {
    server.close(() => {
      clearInterval(idle)
      resolve()
    })
  })
}
