import { AsyncLocalStorage } from 'node:async_hooks'
import { EventEmitter } from 'node:events'
import pg from 'pg'
import type { Answer, BackendSession, Result } from './backend-session.ts'
import type { MessageFate } from './steps.ts'
import { running } from './virtual-process.ts'
import { world } from './world.ts'

type Settled = { resolve(result: Result): void; reject(error: Error): void }

type Options = { readonly connectionString?: string; readonly query_timeout?: number | null }

const LATE_MS = 1_700
const SLOW_MS = 500

/** Messages that begin or end a transaction, and the refusal, which is a transaction of one statement. */
const mayFail = /^(BEGIN|COMMIT$|WITH local AS)/

/** A client of the simulated PostgreSQL, with the parts of `pg.Client` that the store and the pool use. */
class Client extends EventEmitter {
  _queryable = true
  _ending = false
  readonly connection = { stream: { destroy: () => this.#lose(new Error('destroyed'), true) } }
  readonly #host: number
  readonly #process = running.getStore()
  readonly #waiting = new Set<Settled>()
  #session: BackendSession | null = null
  #isLost = false
  #arrival = 0
  #answered = 0
  #connected: ((error?: Error) => void) | null = null

  readonly #timeoutMs: number | null

  constructor({ connectionString = '', query_timeout: timeoutMs = null }: Options) {
    super()
    this.#timeoutMs = timeoutMs
    this.#host = connectionString.includes('//a/') ? 0 : 1
  }

  connect(callback?: (error?: Error) => void): Promise<void> | undefined {
    if (callback !== undefined) {
      this.#connect(callback)
      return undefined
    }
    return new Promise((resolve, reject) => {
      this.#connect((error) => (error === undefined ? resolve() : reject(error)))
    })
  }

  #connect(callback: (error?: Error) => void): void {
    const { timeline, postgres, latency } = world()
    this.#connected = AsyncLocalStorage.bind(callback)
    this.#process?.ends.add(() => this.#lose(new Error('the process has died'), true))
    timeline.after(1 + latency(), () => {
      if (this.#isLost || this.#process?.isCutOff === true) return
      const state = postgres.stateOf(this.#host)
      if (state === 'silent') return
      if (state === 'refuses') {
        this.#lose(new Error('ECONNREFUSED'), false)
        return
      }
      this.#session = postgres.connect(this.#host, () => {
        this.#lose(new Error('Connection terminated unexpectedly'), false)
      })
      const connected = this.#connected
      this.#connected = null
      connected?.()
    })
  }

  query(text: string, values: readonly unknown[] = []): Promise<Result> {
    const { timeline, latency, postgresFate } = world()
    return new Promise((resolve, reject) => {
      if (this.#isLost) {
        reject(new Error('Client has encountered a connection error and is not queryable'))
        return
      }
      const settled = this.#settledInTime({ resolve, reject })
      this.#waiting.add(settled)
      const fate = mayFail.test(text) ? postgresFate() : 'works'
      const extra = fate === 'is-late' ? LATE_MS : fate === 'is-slow' ? SLOW_MS : 0
      // Messages of one connection arrive in order.
      this.#arrival = Math.max(this.#arrival, timeline.now + latency() + extra)
      timeline.after(this.#arrival - timeline.now, () => this.#deliver(text, values, fate, settled))
    })
  }

  #settledInTime({ resolve, reject }: Settled): Settled {
    if (this.#timeoutMs === null) return { resolve, reject }
    const { timeline } = world()
    const timer = timeline.after(this.#timeoutMs, () => {
      if (!this.#waiting.delete(settled) || this.#process?.isAlive === false) return
      reject(new Error('Query read timeout'))
    })
    const settled: Settled = {
      resolve: (result) => {
        timeline.cancel(timer)
        resolve(result)
      },
      reject: (error) => {
        timeline.cancel(timer)
        reject(error)
      },
    }
    return settled
  }

  #deliver(text: string, values: readonly unknown[], fate: MessageFate, settled: Settled): void {
    const session = this.#session
    if (session === null || this.#process?.isCutOff === true) return
    const cut = new Error('Connection terminated unexpectedly')
    if (fate === 'is-lost') {
      this.#session = null
      session.close()
      this.#lose(cut, false)
      return
    }
    if (fate === 'loses-its-answer') {
      this.#session = null
      session.receive({ text, values, answer: () => undefined })
      session.close()
      this.#lose(cut, false)
      return
    }
    session.receive({ text, values, answer: (answer) => this.#answer(answer, settled) })
  }

  #answer(answer: Answer, settled: Settled): void {
    const { timeline, latency, postgres } = world()
    this.#answered = Math.max(this.#answered, timeline.now + latency())
    timeline.after(this.#answered - timeline.now, () => {
      if (this.#process?.isCutOff === true) return
      if (!this.#waiting.delete(settled) || this.#process?.isAlive === false) return
      if ('error' in answer) {
        settled.reject(answer.error)
        return
      }
      if (answer.changes !== undefined && this.#process !== undefined)
        postgres.acknowledge(answer.changes, this.#process)
      if (answer.warning) this.emit('notice', { code: '01000' })
      settled.resolve(answer.result)
    })
  }

  /** @param isSent whether messages on their way still arrive */
  #lose(error: Error, isSent: boolean): void {
    if (this.#isLost) return
    this.#isLost = true
    this._queryable = false
    const session = this.#session
    const { timeline } = world()
    if (isSent && session !== null) {
      timeline.after(Math.max(0, this.#arrival - timeline.now) + 1, () => session.close())
    } else this.#session = null
    process.nextTick(() => {
      if (this.#process?.isAlive === false) return
      const connected = this.#connected
      this.#connected = null
      connected?.(error)
      for (const { reject } of this.#waiting) reject(error)
      this.#waiting.clear()
      if (!this._ending && connected === null) this.emit('error', error)
      this.emit('end')
    })
  }

  isConnected(): boolean {
    return this.#session !== null
  }

  end(callback?: () => void): Promise<void> {
    this._ending = true
    if (!this.#isLost) this.#lose(new Error('Connection terminated'), true)
    return new Promise((resolve) => {
      const ended = () => {
        callback?.()
        resolve()
      }
      setImmediate(callback === undefined ? ended : AsyncLocalStorage.bind(ended))
    })
  }

  ref(): void {
    // Nothing holds the event loop.
  }

  unref(): void {
    // Nothing holds the event loop.
  }
}

/** Takes the place of `pg` in the code under test; the pool is the real one. */
// oxlint-disable-next-line import/no-default-export -- The code under test imports pg by its default export.
export default { Client, Pool: pg.Pool }
