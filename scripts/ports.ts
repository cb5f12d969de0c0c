import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Error code when listening briefly; null: free. */
function tryToListen(port: number, host: string): Promise<string | null> {
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

/** Errors of machines without IPv6. */
const noSuchAddress = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])

export async function isPortFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '0.0.0.0', '::1', '::']) {
    const fault = await tryToListen(port, host)
    if (fault !== null && !noSuchAddress.has(fault)) return false
  }
  return true
}

// The range is below the system's ephemeral ports. Ports are random, because another process may pick the same free
// port before it is bound.
const ports = { first: 20_000, count: 12_000 }
const usedPorts = new Set<number>()

/** A free port that this process has not used yet. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < ports.count; tries += 1) {
    const port = ports.first + randomInt(ports.count)
    if (usedPorts.has(port)) continue
    usedPorts.add(port)
    if (await isPortFree(port)) return port
  }
  throw new Error('This machine has no free port.')
}
