import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** The code of the fault when a server listens there for a moment; null when there is none. */
function faultOf(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code ?? error.message)
    })
    server.listen(port, host, () => {
      server.close(() => {
        resolve(null)
      })
    })
  })
}

/** What a machine without IPv6 says of its addresses. */
const noSuchAddress = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])

/** Says whether nothing listens on this port of this machine, neither by IPv4 nor by IPv6. */
export async function isPortFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '0.0.0.0', '::1', '::']) {
    const fault = await faultOf(port, host)
    if (fault !== null && !noSuchAddress.has(fault)) return false
  }
  return true
}

// Below the ports that a system gives to connections. At random: a port that was found free here
// may not be bound yet when another process looks.
const ports = { first: 20_000, count: 12_000 }
const given = new Set<number>()

/** A port that nothing listens on now, and that this process has not been given before. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < ports.count; tries += 1) {
    const port = ports.first + randomInt(ports.count)
    if (given.has(port)) continue
    given.add(port)
    if (await isPortFree(port)) return port
  }
  throw new Error('This machine has no free port.')
}
