import type { Timeline } from '../timeline.ts'

type Value = { readonly text: string; readonly endsAt: number }
type Data = Map<string, Value>

export class CacheServer {
  id: string
  /** The history of its data, which a server that follows another one shares with it. */
  history: string
  role: 'master' | 'slave' = 'master'
  isUp = true
  data = new Map<string, Value>()
  readonly scripts = new Map<string, string>()
  /** Called when its connections break. */
  readonly listeners = new Set<() => void>()

  constructor(id: string, history: string) {
    this.id = id
    this.history = history
  }

  breakConnections(): void {
    const all = [...this.listeners]
    this.listeners.clear()
    for (const tell of all) tell()
  }
}

/**
 * A primary and a replica that lags, of which one is announced to clients. The disk has only an old copy, so a restarted
 * server may have outdated data.
 */
export class SimulatedCache {
  readonly #timeline: Timeline
  readonly #servers = [
    new CacheServer(idOf(1), idOf(3)),
    new CacheServer(idOf(2), idOf(3)),
  ] as const
  #announced = 0
  #ids = 3
  #lagMs = 0
  #copy = new Map<string, Value>()
  /** How often it may have forgotten something. */
  losses = 0

  constructor(timeline: Timeline) {
    this.#timeline = timeline
    this.#servers[1].role = 'slave'
  }

  get now(): number {
    return this.#timeline.now
  }

  /** The server that a new connection reaches. */
  get announced(): CacheServer {
    return this.#servers[this.#announced] ?? this.#servers[0]
  }

  get #other(): CacheServer {
    return this.#servers[1 - this.#announced] ?? this.#servers[1]
  }

  /** Passes a change on to the replica. */
  changed(server: CacheServer, change: (data: Data) => void): void {
    change(server.data)
    if (server !== this.announced) return
    const replica = this.#other
    if (replica.role !== 'slave') return
    const { id } = replica
    this.#timeline.after(this.#lagMs, () => {
      if (replica.role === 'slave' && replica.id === id && this.announced === server)
        change(replica.data)
    })
  }

  setLag(ms: number): void {
    this.#lagMs = ms
  }

  saveCopy(): void {
    this.#copy = new Map(this.announced.data)
  }

  /** The primary is killed and starts again, empty or with the old copy. */
  restart(forMs: number, hasCopy: boolean): void {
    const server = this.announced
    if (!server.isUp) return
    this.losses += 1
    this.#stop(server)
    this.#timeline.after(forMs, () => {
      this.#start(server, hasCopy ? new Map(this.#copy) : new Map<string, Value>())
    })
  }

  /** The primary is lost and its replica promoted. */
  failOver(forMs: number): void {
    const [old, next] = [this.announced, this.#other]
    if (!old.isUp || !next.isUp || next.role !== 'slave') return
    this.#stop(old)
    this.#timeline.after(forMs, () => {
      this.#promote(next)
      this.#timeline.after(forMs, () => {
        this.#start(old, new Map(next.data))
        old.role = 'slave'
        old.history = next.history
      })
    })
  }

  /** The replica is promoted while clients still reach the old primary, which becomes a replica later. */
  split(forMs: number, keepsClients: boolean): void {
    const [old, next] = [this.announced, this.#other]
    if (!old.isUp || !next.isUp || next.role !== 'slave') return
    this.#promote(next)
    this.#timeline.after(forMs, () => {
      old.role = 'slave'
      old.history = next.history
      old.data = new Map(next.data)
      if (!keepsClients) old.breakConnections()
    })
  }

  cut(): void {
    for (const server of this.#servers) server.breakConnections()
  }

  #promote(next: CacheServer): void {
    this.losses += 1
    next.role = 'master'
    next.history = idOf((this.#ids += 1))
    this.#announced = this.#servers.indexOf(next)
  }

  #stop(server: CacheServer): void {
    server.isUp = false
    server.breakConnections()
  }

  #start(server: CacheServer, data: Data): void {
    server.id = idOf((this.#ids += 1))
    server.history = idOf((this.#ids += 1))
    server.isUp = true
    server.data = data
    server.scripts.clear()
  }
}

const idOf = (number: number): string => number.toString(16).padStart(40, '0')
