import { timeOf } from '../../../src/proxy/protection/perform.ts'
import type { ProtectionRecord } from '../../../src/proxy/protection/record.ts'
import { usedOf } from '../../../src/proxy/protection/windows.ts'
import type { Acknowledged } from '../acknowledged.ts'
import { waysIn, windows } from '../rules.ts'
import type { SimulatedBackend } from '../simulated-backend.ts'
import type { Timeline } from '../timeline.ts'
import type { BrowserSession } from './browsers.ts'
import type { Press } from './plan.ts'
import type { SimulatedPostgres } from './simulated-postgres.ts'
import { recordIn } from './tables.ts'
import type { VirtualProcess } from './virtual-process.ts'

type Sent = {
  readonly session: BrowserSession
  readonly begunAt: number
  readonly at: number
  readonly process: VirtualProcess
}

/** Invariants of database and backend, checked after every act. */
export class Rules {
  readonly sent = new Map<string, Sent>()
  isLimited = false
  /** The database lost acknowledged writes: money is not counted any more. */
  hasLost = false
  #received = 0
  /** Sum of numbers that only grow. */
  #seen = -1
  #recordVersion = -1
  #record: ProtectionRecord | null = null
  readonly #timeline: Timeline
  readonly #postgres: SimulatedPostgres
  readonly #backend: SimulatedBackend
  readonly #told: Acknowledged<Press>

  constructor(
    timeline: Timeline,
    postgres: SimulatedPostgres,
    backend: SimulatedBackend,
    told: Acknowledged<Press>,
  ) {
    this.#timeline = timeline
    this.#postgres = postgres
    this.#backend = backend
    this.#told = told
  }

  /** Whether the process cannot know yet that the database lost what others were told. */
  isExcused(process: VirtualProcess): boolean {
    const { loss } = this.#postgres
    return loss !== null && !loss.knowers.has(process)
  }

  /**
   * The violated rule; null: none.
   * @param acts how much members did and were told so far
   */
  broken(acts: number): Promise<string | null> | null {
    const { made, received } = this.#backend
    const { version } = this.#postgres
    const seen = version + made.length + received.length + acts
    if (seen === this.#seen) return null
    return this.#broken(seen)
  }

  async #broken(seen: number): Promise<string | null> {
    const wrong = this.#brokenAtBackend() ?? this.#told.contradiction
    if (wrong !== null || !this.#postgres.isUp) return wrong
    this.#seen = seen
    return this.#brokenInRecord()
  }

  async #brokenInRecord(): Promise<string | null> {
    const { visible, now: clock } = this.#postgres
    if (this.#recordVersion !== this.#postgres.recordVersion) {
      const read = await recordIn(visible, clock, 'demo').catch(() => 'unreadable' as const)
      if (read === 'unreadable') return 'The limits of a member cannot be read.'
      this.#record = read
      this.#recordVersion = this.#postgres.recordVersion
    }
    const record = this.#record
    const now = record === null ? clock() : timeOf(record, clock())
    for (const [limit, after] of windows(this.#timeline.now)) {
      const counted = record === null ? 0 : usedOf(record, limit, now)
      const made = this.#backend.deposited(after)
      if (counted < made && !this.hasLost)
        return `${made} won were deposited and ${counted} are counted for ${limit}.`
    }
    const { value = null } = record?.limits.deposit_24h ?? {}
    return this.isLimited ? this.#told.whyWrong(value, record?.breakUntil ?? 0) : null
  }

  #brokenAtBackend(): string | null {
    const { received, made } = this.#backend
    for (const { requestId, path } of received.slice(this.#received)) {
      const sent = this.sent.get(requestId)
      if (sent === undefined) continue
      const isClosed = this.#told.closes(sent.at, this.#timeline.now)
      if (isClosed && waysIn.test(path)) return `${path} was sent during a break.`
      if (!sent.session.mayBeServed(sent.begunAt) && !this.isExcused(sent.process))
        return `${path} was sent for a session that was signed out.`
      if (received.filter((one) => one.requestId === requestId).length > 1)
        return `${path} was sent twice for one press.`
    }
    this.#received = received.length
    if (!this.hasLost && new Set(made.map(({ key }) => key)).size < made.length)
      return 'Money was moved twice under one key.'
    return null
  }
}
