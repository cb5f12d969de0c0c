import { createServer } from 'node:net'

/** Listens for a moment: the port that it was, or the code of the fault. */
function listens(port: number, host: string): Promise<number | string> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code ?? error.message)
    })
    server.listen(port, host, () => {
      const address = server.address()
      const taken = address !== null && typeof address === 'object' ? address.port : port
      server.close(() => {
        resolve(taken)
      })
    })
  })
}

/** What a machine without IPv6 says of its addresses. */
const noSuchAddress = new Set<number | string>(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])

/** Says whether nothing listens on this port of this machine, neither by IPv4 nor by IPv6. */
export async function isPortFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '0.0.0.0', '::1', '::']) {
    const found = await listens(port, host)
    if (found !== port && !noSuchAddress.has(found)) return false
  }
  return true
}

/** A port that nothing listens on now. */
export async function freePort(): Promise<number> {
  const port = await listens(0, '127.0.0.1')
  if (typeof port === 'string') throw new Error(`This machine has no free port (${port}).`)
  return port
}
