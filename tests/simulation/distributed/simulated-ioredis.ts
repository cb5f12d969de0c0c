import { hash } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { perform } from './scripts.ts'
import type { CacheServer } from './simulated-cache.ts'
import { running } from './virtual-process.ts'
import { world } from './world.ts'

type Options = { readonly commandTimeout?: number }
type Command = { reject(error: Error): void }

const LATE_MS = 400
const RETRY_MS = 50
const LONGEST_RETRY_MS = 500

export class Redis extends EventEmitter {
  status = 'connecting'
  readonly #timeoutMs: number
  readonly #process = running.getStore()
  readonly #pending = new Set<Command>()
  #server: CacheServer | null = null
  #tries = 0
  #arrival = 0
  #asking: Promise<CacheServer> | null = null

  constructor({ commandTimeout = 250 }: Options) {
    super()
    this.#timeoutMs = commandTimeout
    this.#connect()
  }

  connect(): Promise<void> {
    return Promise.resolve()
  }

  disconnect(): void {
    this.status = 'end'
  }

  evalsha(sha: string, _keys: number, ...given: readonly (string | number)[]): Promise<unknown> {
    return this.#send(true, (server) => {
      const text = server.scripts.get(sha)
      if (text === undefined) throw new Error('NOSCRIPT No matching script.')
      return perform(world().cache, server, text, given.map(String))
    })
  }

  eval(text: string, _keys: number, ...given: readonly (string | number)[]): Promise<unknown> {
    return this.#send(true, (server) => {
      server.scripts.set(hash('sha1', text), text)
      return perform(world().cache, server, text, given.map(String))
    })
  }

  async info(section: 'server' | 'replication'): Promise<string> {
    const { id, history } = await this.#ask()
    return section === 'server' ? `run_id:${id}` : `master_replid:${history}`
  }

  async role(): Promise<readonly [string]> {
    return [(await this.#ask()).role]
  }

  /** Questions of one turn are sent together, as the client does. */
  #ask(): Promise<CacheServer> {
    if (this.#asking === null) {
      this.#asking = this.#send(false, ({ id, history, role }) => ({
        id,
        history,
        role,
      })) as Promise<CacheServer>
      queueMicrotask(() => {
        this.#asking = null
      })
    }
    return this.#asking
  }

  #connect(): void {
    if (this.status === 'end') return
    const { timeline, cache, latency } = world()
    const retryMs = Math.min((this.#tries += 1) * RETRY_MS, LONGEST_RETRY_MS)
    timeline.after(1 + latency(), () => {
      if (this.#process?.isAlive === false || this.status === 'end') return
      const server = cache.announced
      if (!server.isUp) {
        timeline.after(retryMs, () => this.#connect())
        return
      }
      this.#tries = 0
      this.#server = server
      server.listeners.add(() => this.#lose())
      this.status = 'ready'
    })
  }

  #lose(): void {
    if (this.#process?.isAlive === false || this.status !== 'ready') return
    this.status = 'reconnecting'
    this.#server = null
    for (const { reject } of this.#pending) reject(new Error('Connection is closed.'))
    this.#pending.clear()
    this.#connect()
  }

  #send(isFated: boolean, act: (server: CacheServer) => unknown): Promise<unknown> {
    const { timeline, latency, cacheFate } = world()
    const server = this.#server
    return new Promise((resolve, reject) => {
      if (this.status !== 'ready' || server === null) {
        reject(new Error("Stream isn't writeable and enableOfflineQueue options is false"))
        return
      }
      const fate = isFated ? cacheFate() : 'works'
      const command = { reject }
      this.#pending.add(command)
      const timeout = setTimeout(() => {
        if (this.#pending.delete(command)) reject(new Error('Command timed out'))
      }, this.#timeoutMs)
      const settle = (end: () => void) => {
        if (fate === 'loses-its-answer' || !this.#pending.delete(command)) return
        clearTimeout(timeout)
        if (this.#process?.isAlive !== false) end()
      }
      if (fate === 'is-lost') return
      const extra = fate === 'is-late' ? LATE_MS : fate === 'is-slow' ? LATE_MS / 4 : 0
      this.#arrival = Math.max(this.#arrival, timeline.now + latency() + extra)
      timeline.after(this.#arrival - timeline.now, () => {
        if (!server.isUp) return
        try {
          const answer = act(server)
          timeline.after(latency(), () => settle(() => resolve(answer)))
        } catch (error) {
          timeline.after(latency(), () => settle(() => reject(error)))
          if (String(error).includes('READONLY')) timeline.after(latency(), () => this.#lose())
        }
      })
    })
  }
}

/** Not simulated. */
export class Cluster extends EventEmitter {}
