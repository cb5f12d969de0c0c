import type { AddressInfo, Server } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'

export type Listening = {
  readonly port: number
  /** Ends it, open connections included. */
  readonly stop: () => Promise<void>
}

export type Place = { readonly port: number; readonly host: string | null }

/** Somebody else has the port. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken'
}

type Fetch = (request: Request) => Response | Promise<Response>

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/** Not every machine speaks IPv6. */
const lacksAddress = (error: unknown): boolean =>
  ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(String(codeOf(error)))

function open(fetch: Fetch, port: number, host: string): Promise<Server> {
  const server = createAdaptorServer({ fetch }) as Server
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const isTaken = codeOf(error) === 'EADDRINUSE'
      reject(isTaken ? new PortTaken(`${host}, port ${port}`, { cause: error }) : error)
    })
    server.listen(port, host, () => {
      resolve(server)
    })
  })
}

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => {
      resolve()
    })
    if ('closeAllConnections' in server) (server.closeAllConnections as () => void)()
  })

/**
 * Serves on one address or, without a host, on this machine's own two: `localhost` means either of
 * them. Port 0 is any free one. Throws `PortTaken`.
 */
export async function listen(fetch: Fetch, { port, host }: Place): Promise<Listening> {
  const first = await open(fetch, port, host ?? '127.0.0.1')
  const servers = [first]
  const taken = (first.address() as AddressInfo).port
  const stop = async () => {
    await Promise.all(servers.map(close))
  }
  if (host === null) {
    try {
      servers.push(await open(fetch, taken, '::1'))
    } catch (error) {
      if (!lacksAddress(error)) {
        await stop()
        throw error
      }
    }
  }
  return { port: taken, stop }
}
