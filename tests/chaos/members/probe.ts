import type { Agent } from 'node:http'
import { setTimeout as after } from 'node:timers/promises'
import { clock } from '../history.ts'
import { Client, statusOf } from './client.ts'
import type { Site } from './client.ts'
import type { Member } from './member.ts'
import { isSettled, newAttempt, press } from './money.ts'

const EVERY_MS = 100
const TIMEOUT_MS = 2_000
/** Time limit for the recovery of a proxy. */
const GIVE_UP_MS = 30_000

/** Asks one proxy, past the balancer, whether it serves everything: a session, a durable write, and money. */
export class Probe {
  readonly member: Member
  readonly #direct: Client
  #minutes = 15
  #moves = 0

  constructor(proxy: Site, member: Member, agent: Agent) {
    this.member = member
    this.#direct = new Client(proxy, member.client.member, 0xff_00, {
      agent,
      timeoutMs: TIMEOUT_MS,
    })
  }

  /** Milliseconds from a time to the start of the first round that was served; null: not within 30 s. */
  async recovery(since: number): Promise<number | null> {
    while (clock() < since + GIVE_UP_MS) {
      const start = clock()
      if (await this.#isServed()) return start - since
      await after(EVERY_MS)
    }
    return null
  }

  async #isServed(): Promise<boolean> {
    const { session, open } = this.member
    if (session === null) return false
    const check = await this.#direct.post({ route: 'user-health-check', session })
    if (statusOf(check) !== 'success') return false
    this.#minutes = this.#minutes === 15 ? 30 : 15
    const body = { minutes: this.#minutes }
    const answer = await this.#direct.post({ route: 'set-reality-check', body, session })
    if (statusOf(answer) !== 'success') return false
    const attempt = newAttempt('transfer_in', (this.#moves += 1))
    open.set(attempt.key, attempt)
    const moved = await press(this.#direct, session, attempt)
    if (isSettled(moved)) open.delete(attempt.key)
    return statusOf(moved) === 'success'
  }
}
