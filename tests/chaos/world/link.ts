import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'
import { freePort } from '../../../scripts/ports.ts'

/**
 * `cut`: connections break, and none is made. `stall`: bytes wait until the link is open again. `slow`: bytes come
 * `SLOW_MS` later. `deaf`: requests arrive, answers are lost.
 */
export const linkModes = ['cut', 'stall', 'slow', 'deaf'] as const
export type LinkMode = (typeof linkModes)[number] | 'open'

const SLOW_MS = 150

type Pair = { readonly client: Socket; readonly server: Socket; hasLost: boolean }

export class Link {
  readonly port: number
  readonly #target: number
  readonly #pairs = new Set<Pair>()
  #mode: LinkMode = 'open'
  #changed = Promise.withResolvers<void>()
  readonly #server = createServer({ allowHalfOpen: true }, (client) => this.#accept(client))

  private constructor(port: number, target: number) {
    this.port = port
    this.#target = target
  }

  static async open(target: number): Promise<Link> {
    const link = new Link(await freePort(), target)
    await new Promise<void>((resolve) => {
      link.#server.listen(link.port, '127.0.0.1', resolve)
    })
    return link
  }

  set(mode: LinkMode): void {
    this.#mode = mode
    this.#changed.resolve()
    this.#changed = Promise.withResolvers()
    for (const pair of this.#pairs) if (mode === 'cut' || pair.hasLost) this.#break(pair)
  }

  close(): void {
    this.set('cut')
    this.#server.close()
  }

  #accept(client: Socket): void {
    if (this.#mode === 'cut') {
      client.resetAndDestroy()
      return
    }
    const server = connect({ port: this.#target, host: '127.0.0.1', allowHalfOpen: true })
    const pair: Pair = { client, server, hasLost: false }
    this.#pairs.add(pair)
    for (const socket of [client, server]) {
      socket.setNoDelay(true)
      socket.on('error', () => this.#break(pair))
    }
    this.#carry(pair, client, server)
    this.#carry(pair, server, client)
  }

  #carry(pair: Pair, from: Socket, to: Socket): void {
    let last = Promise.resolve()
    const inOrder = (act: () => void) => {
      const arrivedAt = performance.now()
      last = last.then(async () => {
        if (this.#mode !== 'open') await this.#wait(arrivedAt)
        if (this.#mode === 'deaf' && from === pair.server) pair.hasLost = true
        if (!pair.hasLost || from === pair.client) act()
      })
    }
    from.on('data', (bytes) => inOrder(() => void to.write(bytes)))
    from.on('end', () => inOrder(() => void to.end()))
    from.on('close', () => {
      if (to.destroyed) this.#pairs.delete(pair)
      else inOrder(() => void to.destroySoon())
    })
  }

  async #wait(arrivedAt: number): Promise<void> {
    while (this.#mode === 'stall') await this.#changed.promise
    const late = arrivedAt + SLOW_MS - performance.now()
    if (this.#mode === 'slow' && late > 0) await Promise.race([after(late), this.#changed.promise])
  }

  #break(pair: Pair): void {
    this.#pairs.delete(pair)
    // Closed by resetting, as a firewall does.
    for (const socket of [pair.client, pair.server]) socket.resetAndDestroy()
  }
}
