import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'

/** What stands before the site, at an address that stays: a deploy changes what it leads to. */
export type Gateway = {
  readonly url: string
  /** From here on requests come to this site; connections to the one before are closed. */
  readonly leadTo: (siteUrl: string) => void
  /** Nobody answers: connections are closed at once. */
  readonly close: () => void
  /** What is asked gets no answer until it is released. */
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
      // New connections alone can wait.
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
