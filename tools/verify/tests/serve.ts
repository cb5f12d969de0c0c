import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

const servers: Server[] = []
afterAll(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** Listens on a free port until the file's tests end; returns host and port. */
export async function startListening(server: Server): Promise<string> {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

export const serve = async (listener: RequestListener): Promise<string> =>
  `http://${await startListening(createServer(listener))}`
