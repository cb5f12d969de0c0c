import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { errorCode } from '../../src/lib/error-code.ts'
import type { ConnectionLimits } from './connections/connections.ts'
import { READ_BYTES } from './connections/refuse.ts'

/** Allowance for network delay between a gateway's clock and ours. */
const KEEP_ALIVE_BUFFER_MS = 5_000

/** The address cannot be bound; the message names the next step. */
export class AddressUnavailableError extends Error {
  override name = 'AddressUnavailableError'
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
  error instanceof AddressUnavailableError && errorCode(error.cause) === 'EADDRINUSE'

export type Address = {
  readonly port: number
  readonly host: string
  readonly limits: ConnectionLimits
}

type OpenServer = (port: number, host: string) => Promise<Server>

function serverOpener(
  handler: RequestListener,
  limits: ConnectionLimits,
  follow: (server: Server) => void,
): OpenServer {
  const options = {
    requestTimeout: limits.requestTimeoutMs,
    headersTimeout: limits.headersTimeoutMs,
    connectionsCheckingInterval: limits.checkEveryMs,
    keepAliveTimeout: limits.keepAliveMs,
    keepAliveTimeoutBuffer: KEEP_ALIVE_BUFFER_MS,
    // The host check refuses a missing Host header instead, with headers and a log entry.
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
        const message = reasons[errorCode(error)]?.(port, host)
        reject(
          message === undefined ? error : new AddressUnavailableError(message, { cause: error }),
        )
      })
      server.listen(port, host, () => {
        resolve(server)
      })
    })
  }
}

/** Some machines have no IPv6. */
const lacksIpv6 = (error: unknown): boolean =>
  error instanceof Error &&
  ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(errorCode(error.cause ?? error))

async function openLocalhost(open: OpenServer, port: number): Promise<readonly Server[]> {
  const ipv4Server = await open(port, '127.0.0.1')
  try {
    return [ipv4Server, await open(portOf(ipv4Server), '::1')]
  } catch (error) {
    if (lacksIpv6(error)) return [ipv4Server]
    ipv4Server.close()
    throw error
  }
}

export const portOf = (server: Server): number => (server.address() as AddressInfo).port

/**
 * Opens the servers of an address. `localhost` means 127.0.0.1 and ::1, because browsers try both. Port 0 selects a
 * free port.
 * @param follow sees each server before it listens
 * @throws AddressUnavailableError
 */
export async function openServers(
  { port, host, limits }: Address,
  handler: RequestListener,
  follow: (server: Server) => void,
): Promise<readonly Server[]> {
  const openServer = serverOpener(handler, limits, follow)
  return host === 'localhost' ? openLocalhost(openServer, port) : [await openServer(port, host)]
}
