import { createServer } from 'node:net'

function listens(port: number, host: string): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => {
      resolve(null)
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

/** Says whether nothing listens on this port of this machine, neither by IPv4 nor by IPv6. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await listens(port, '127.0.0.1')) !== null && (await listens(port, '0.0.0.0')) !== null
}

/** A port that nothing listens on now. */
export async function freePort(): Promise<number> {
  const port = await listens(0, '127.0.0.1')
  if (port === null) throw new Error('This machine has no free port.')
  return port
}
