import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'

export type Gateway = {
  readonly url: string
  /** Sends requests to this site from now on; closes connections to the previous one. */
  readonly leadTo: (siteUrl: string) => void
  readonly close: () => void
  /** Delays all requests until released. */
  readonly hold: () => () => void
  readonly stop: () => Promise<void>
}

export async function startGateway(): Promise<Gateway> {
  let target: URL | null = null
  let held: (() => void)[] | null = null
  const sockets = new Set<Socket>()
  const disconnectAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  const server = createServer((client) => {
    if (target === null) return void client.destroy()
    const site = connect(Number(target.port), 'localhost')
    for (const [socket, other] of [
      [client, site],
      [site, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    site.pipe(client)
    if (held === null) client.pipe(site)
    else held.push(() => void client.pipe(site))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://localhost:${port}`,
    leadTo: (siteUrl) => {
      disconnectAll()
      target = new URL(siteUrl)
    },
    close: () => {
      target = null
      disconnectAll()
    },
    hold: () => {
      // Only new connections can be held.
      disconnectAll()
      const waiting: (() => void)[] = []
      held = waiting
      return () => {
        held = null
        for (const release of waiting) release()
      }
    },
    stop: () => {
      disconnectAll()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
