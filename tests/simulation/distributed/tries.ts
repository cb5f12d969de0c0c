import type { Timeline } from '../timeline.ts'
import type { SimulatedCache } from './simulated-cache.ts'
import type { SimulatedPostgres } from './simulated-postgres.ts'
import { MOST_TRIES } from './virtual-proxy.ts'
import type { VirtualProxy } from './virtual-proxy.ts'

const WINDOW_MS = 60_000
/** A try may be counted this much later. */
const LATE_MS = 3_000
/** The clocks of the database's hosts differ by less. */
const CLOCKS_MS = 150_000

type Surroundings = {
  readonly timeline: Timeline
  readonly postgres: SimulatedPostgres
  readonly cache: SimulatedCache
  readonly hasCache: boolean
  readonly proxyOf: (number: number) => VirtualProxy
  /** Something fails or is late in this history. */
  readonly isDisturbed: boolean
  /** How many processes were started so far. */
  readonly processes: () => number
  readonly fail: (rule: string) => void
}

/** Tries that are counted for a client by all proxies together. */
export class Tries {
  readonly #surroundings: Surroundings
  readonly #begun: number[] = []
  #allowed = 0

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings
  }

  async begin(proxy: number): Promise<void> {
    const { timeline, proxyOf, fail } = this.#surroundings
    this.#begun.push(timeline.now)
    try {
      if (await proxyOf(proxy).countTry('198.51.100.7')) this.#allow()
      else this.#refuse()
    } catch (error) {
      fail(`A try was neither allowed nor refused: ${String(error)}.`)
    }
  }

  #allow(): void {
    const { timeline, postgres, cache, hasCache, isDisturbed, processes, fail } = this.#surroundings
    this.#allowed += 1
    const minutes = 1 + Math.floor((timeline.now - (this.#begun[0] ?? 0)) / WINDOW_MS)
    const losses = hasCache ? cache.losses : postgres.crashes
    // Each process counts alone while it cannot reach the shared count.
    const alone = isDisturbed ? minutes * processes() : 0
    const most = MOST_TRIES * (minutes + losses + alone)
    if (this.#allowed > most)
      fail(`${this.#allowed} tries were allowed, at most ${most} are right.`)
  }

  #refuse(): void {
    const { timeline, hasCache, fail } = this.#surroundings
    const since = timeline.now - WINDOW_MS - (hasCache ? LATE_MS : CLOCKS_MS)
    const count = this.#begun.filter((at) => at > since).length
    if (count <= MOST_TRIES) fail(`Try ${count} of a minute was refused.`)
  }
}
