import type { Timeline } from '../timeline.ts'
import { BackendSession } from './backend-session.ts'
import type { Server } from './backend-session.ts'
import { Locks, applyChanges, copyTables } from './transaction.ts'
import type { Tables, Transaction } from './transaction.ts'

type Changes = ReturnType<Transaction['changes']>
type Waiting = {
  readonly place: number
  readonly since: number
  done(isCancelled: boolean): void
}

const FLUSH_MS = 1
const LIGHT_FLUSH_MS = 200
const STREAM_MS = 1
/** The callers of longer waiting commits have given up. */
const ABANDONED_MS = 3_000

/** `refuses`: the host is there without a server. `silent`: nothing answers. */
type HostState = 'up' | 'refuses' | 'silent'
export type Outage = Exclude<HostState, 'up'>

/**
 * A primary with a synchronous standby. A commit is written to the log, flushed, and visible once the standby has it; a
 * light one is visible at once. A crash loses what was not flushed; a standby that is promoted has what it received.
 */
export class SimulatedPostgres implements Server {
  visible: Tables
  locks = new Locks()
  /** The log of this timeline, from `#base` on. */
  #log: Changes[] = []
  readonly #base: Tables
  #flushed = 0
  #received = 0
  #primary = 0
  readonly #states: HostState[] = ['up', 'up']
  readonly #aheadMs: readonly number[]
  #isStreaming = true
  #waiting: Waiting[] = []
  #blocked = new Set<BackendSession>()
  #sessions = new Set<BackendSession>()
  readonly #crashed = new Set<() => void>()
  /** Since the last crash. */
  #life = 0
  readonly #timeline: Timeline
  /** Number of visible changes. */
  version = 0

  constructor(timeline: Timeline, tables: Tables, aheadMs: readonly number[]) {
    this.#timeline = timeline
    this.#base = tables
    this.#aheadMs = aheadMs
    this.visible = copyTables(tables)
  }

  readonly now = (): number => this.#timeline.now + (this.#aheadMs[this.#primary] ?? 0)
  readonly elapsed = (): number => this.#timeline.now

  get isUp(): boolean {
    return this.#states[this.#primary] === 'up'
  }

  stateOf(host: number): HostState {
    return this.#states[host] ?? 'silent'
  }

  /** @param onCrash called when the server crashes */
  connect(host: number, onCrash: () => void): BackendSession {
    const isStandby = host !== this.#primary
    const session = new BackendSession(this, isStandby)
    if (isStandby) return session
    this.#sessions.add(session)
    this.#crashed.add(onCrash)
    return session
  }

  write(changes: Changes, isLight: boolean, done: (isCancelled: boolean) => void): void {
    const life = this.#life
    const place = this.#log.push(changes)
    const show = (isCancelled: boolean) => {
      if (life !== this.#life) return
      applyChanges(this.visible, changes)
      this.version += 1
      done(isCancelled)
    }
    this.#timeline.after(isLight ? LIGHT_FLUSH_MS : FLUSH_MS, () => {
      if (life === this.#life) this.#flush(place)
    })
    if (isLight) show(false)
    else this.#waiting.push({ place, since: this.#timeline.now, done: show })
  }

  #flush(place: number): void {
    this.#flushed = Math.max(this.#flushed, place)
    this.#stream()
  }

  #stream(): void {
    const life = this.#life
    this.#timeline.after(STREAM_MS, () => {
      if (life !== this.#life || !this.#isStreaming) return
      this.#received = Math.max(this.#received, this.#flushed)
      const ready = this.#waiting.filter(({ place }) => place <= this.#received)
      this.#waiting = this.#waiting.filter(({ place }) => place > this.#received)
      for (const { done } of ready) done(false)
    })
  }

  /** Commits whose callers were answered long ago end without the standby. */
  cancelAbandoned(): void {
    const limit = this.#timeline.now - ABANDONED_MS
    const ended = this.#waiting.filter(
      ({ since, place }) => since < limit && place <= this.#flushed,
    )
    this.#waiting = this.#waiting.filter((one) => !ended.includes(one))
    for (const { done } of ended) done(true)
  }

  waitForLock(session: BackendSession): void {
    this.#blocked.add(session)
  }

  wakeWaiting(): void {
    const woken = [...this.#blocked]
    this.#blocked = new Set()
    for (const session of woken) session.work()
  }

  wakeAfter(session: BackendSession, ms: number): void {
    const life = this.#life
    this.#timeline.after(ms, () => {
      if (life === this.#life) session.work()
    })
  }

  setStreaming(isStreaming: boolean): void {
    this.#isStreaming = isStreaming
    if (isStreaming) this.#stream()
  }

  /** The primary stops and comes back with what it had flushed. */
  restart(outage: Outage, forMs: number): void {
    if (!this.isUp) return
    this.#crash(outage)
    const host = this.#primary
    this.#timeline.after(forMs, () => this.#recover(host, this.#flushed))
  }

  /** The primary stops for good, and its standby takes over; the old one comes back as the standby. */
  failOver(outage: Outage, forMs: number): void {
    // A failover tool promotes only a synchronised standby.
    if (!this.isUp || !this.#isStreaming) return
    this.#crash(outage)
    const old = this.#primary
    this.#timeline.after(forMs, () => {
      this.#primary = 1 - old
      this.#recover(this.#primary, this.#received)
      this.#timeline.after(forMs, () => {
        if (this.#primary !== old) this.#states[old] = 'up'
      })
    })
  }

  #crash(outage: Outage): void {
    this.#life += 1
    this.#states[this.#primary] = outage
    for (const session of this.#sessions) session.crash()
    this.#sessions = new Set()
    this.#waiting = []
    this.#blocked = new Set()
    this.locks = new Locks()
    if (outage === 'refuses') for (const tell of this.#crashed) tell()
    this.#crashed.clear()
  }

  #recover(host: number, place: number): void {
    this.#log = this.#log.slice(0, place)
    this.#flushed = place
    this.#received = Math.min(this.#received, place)
    this.visible = copyTables(this.#base)
    for (const changes of this.#log) applyChanges(this.visible, changes)
    this.#states[host] = 'up'
    this.version += 1
    this.#stream()
  }
}
