import type { Timeline } from '../timeline.ts'
import { BackendSession } from './backend-session.ts'
import type { Server } from './backend-session.ts'
import { Locks, applyChanges, copyTables } from './transaction.ts'
import type { Table, Tables, Transaction } from './transaction.ts'
import type { VirtualProcess } from './virtual-process.ts'

/** Tables of the record that `getProtection` reads. */
const ofRecords = new Set<Table>(['members', 'movements'])
type Changes = ReturnType<Transaction['changes']>
type Waiting = {
  readonly place: number
  readonly since: number
  /** For the disk alone. */
  readonly isLocal: boolean
  done(isCancelled: boolean): void
}
/** Durable commits that were acknowledged and are gone. */
export type Loss = {
  readonly at: number
  /** Processes that were told of one of them. */
  readonly knowers: Set<VirtualProcess>
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
  /** Durable commits wait for the standby. */
  #isSynchronous = true
  #acknowledged = new Map<Changes, VirtualProcess>()
  #lost = new Set<Changes>()
  /** Null: nothing, or the database was accepted since. */
  loss: Loss | null = null
  /** Changes with each loss and its acceptance. */
  era = 0
  /** When the primary began to answer. */
  upSince = 0
  #waiting: Waiting[] = []
  #blocked = new Set<BackendSession>()
  #sessions = new Set<BackendSession>()
  readonly #crashed = new Set<() => void>()
  /** Since the last crash. */
  #life = 0
  readonly #timeline: Timeline
  /** Number of visible changes. */
  version = 0
  /** Number of changes after which the record of a member may be another one. */
  recordVersion = 0

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

  get crashes(): number {
    return this.#life
  }

  get layout(): number {
    return Number(this.visible.get('store')?.get('1')?.['layout'])
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

  write(changes: Changes, waits: Transaction['waits'], done: (isCancelled: boolean) => void): void {
    const isLight = waits === 'off'
    const life = this.#life
    const place = this.#log.push(changes)
    const show = (isCancelled: boolean) => {
      if (life !== this.#life) return
      this.#show(changes)
      done(isCancelled)
    }
    this.#timeline.after(isLight ? LIGHT_FLUSH_MS : FLUSH_MS, () => {
      if (life === this.#life) this.#flush(place)
    })
    if (isLight) show(false)
    else {
      const since = this.#timeline.now
      this.#waiting.push({ place, since, isLocal: waits === 'local', done: show })
    }
  }

  #show(changes: Changes): void {
    const before = this.#incarnation
    applyChanges(this.visible, changes)
    this.version += 1
    if (changes.some(({ table }) => ofRecords.has(table))) this.recordVersion += 1
    if (this.#incarnation === before) return
    this.loss = null
    this.era += 1
    this.#lost.clear()
  }

  get #incarnation(): unknown {
    return this.visible.get('store')?.get('1')?.['incarnation']
  }

  /** The process was told that its durable commit is done. */
  acknowledge(changes: Changes, process: VirtualProcess): void {
    if (this.#lost.has(changes)) this.#loses(process)
    else this.#acknowledged.set(changes, process)
  }

  #loses(process: VirtualProcess): void {
    this.#beginLoss().knowers.add(process)
  }

  #beginLoss(): Loss {
    if (this.loss === null) this.era += 1
    return (this.loss ??= { at: this.#timeline.now, knowers: new Set() })
  }

  #flush(place: number): void {
    this.#flushed = Math.max(this.#flushed, place)
    this.#endWaits()
    this.#stream()
  }

  #stream(): void {
    const life = this.#life
    this.#timeline.after(STREAM_MS, () => {
      if (life !== this.#life || !this.#isStreaming || !this.isUp) return
      this.#received = Math.max(this.#received, this.#flushed)
      this.#endWaits()
    })
  }

  #endWaits(): void {
    const reached = this.#isSynchronous ? this.#received : this.#flushed
    const ready = this.#waiting.filter(
      ({ place, isLocal }) => place <= (isLocal ? this.#flushed : reached),
    )
    this.#waiting = this.#waiting.filter((one) => !ready.includes(one))
    for (const { done } of ready) done(false)
  }

  /** The operator sets or empties `synchronous_standby_names`; waiting commits then end. */
  setSynchronous(isSynchronous: boolean): void {
    this.#isSynchronous = isSynchronous
    this.#endWaits()
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

  /** The operator promotes a standby, whatever it lacks; no standby receives anything until the old primary is back. */
  promoteLagging(outage: Outage, forMs: number): void {
    if (!this.isUp) return
    this.#crash(outage)
    const old = this.#primary
    this.#timeline.after(forMs, () => {
      this.#primary = 1 - old
      this.#isStreaming = false
      this.#recover(this.#primary, this.#received)
      this.#timeline.after(forMs, () => {
        if (this.#primary === old) return
        this.#states[old] = 'up'
        this.setStreaming(true)
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
    for (const changes of this.#log.splice(place)) {
      this.#lost.add(changes)
      const process = this.#acknowledged.get(changes)
      if (process !== undefined) this.#loses(process)
    }
    this.upSince = this.#timeline.now
    this.#flushed = place
    this.#received = Math.min(this.#received, place)
    const before = this.#incarnation
    this.visible = copyTables(this.#base)
    for (const changes of this.#log) applyChanges(this.visible, changes)
    // An acceptance is gone.
    if (this.#incarnation !== before) this.#beginLoss()
    this.#states[host] = 'up'
    this.version += 1
    this.recordVersion += 1
    this.#stream()
  }
}
