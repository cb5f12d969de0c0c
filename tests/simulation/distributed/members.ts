import { LAYOUT } from '../../../src/proxy/store/postgres/layouts.ts'
import type { Acknowledged } from '../acknowledged.ts'
import { UNIT } from '../rules.ts'
import type { Instruction } from '../simulated-backend.ts'
import type { Timeline } from '../timeline.ts'
import { Browsers } from './browsers.ts'
import type { BrowserSession } from './browsers.ts'
import type { Press } from './plan.ts'
import type { Rules } from './rules.ts'
import type { SimulatedPostgres } from './simulated-postgres.ts'
import type { Reply, VirtualProxy } from './virtual-proxy.ts'

/** After a loss and while the database answers, every proxy refuses it. */
const NOTICED_MS = 1_500
/** An accepted database is taken over, and no entry of the cache is used any more. */
const TAKEN_OVER_MS = 1_000

/** A call that was answered 503 may still be performed for this long. */
const ABANDONED_MS = 3_000

type Surroundings = {
  readonly timeline: Timeline
  readonly postgres: SimulatedPostgres
  readonly told: Acknowledged<Press>
  readonly rules: Rules
  readonly instructions: Map<string, Instruction>
  readonly proxyOf: (number: number) => VirtualProxy
  readonly fail: (rule: string) => void
}

/** What members do with proxies, and what they must be answered. */
export class Members {
  readonly browsers = new Browsers()
  /** Orders what members do and are told. */
  acts = 0
  readonly #surroundings: Surroundings
  #lastPress: Pick<Press, 'units' | 'key'> | null = null

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings
  }

  /** Changes when acknowledged writes were lost or the loss was accepted. */
  get #era(): number {
    return this.#surroundings.postgres.era
  }

  /** Acknowledged writes were lost, or the database was accepted, which ends all sessions. */
  enterEra(): void {
    const { told, rules, postgres } = this.#surroundings
    for (const session of this.browsers.all) session.isLeaving = true
    if (postgres.loss === null) return
    told.forget()
    rules.isLimited = false
    rules.hasLost = true
  }

  /** An operator accepts the database: all sessions end. */
  async accept(accepting: () => Promise<boolean>): Promise<void> {
    const { timeline } = this.#surroundings
    const ended = this.browsers.all.filter((session) => session.isIn)
    for (const session of this.browsers.all) session.isLeaving = true
    if (!(await accepting())) return
    timeline.after(TAKEN_OVER_MS, () => {
      this.acts += 1
      for (const session of ended) session.outAt = Math.min(session.outAt, this.acts)
    })
  }

  async post(
    proxy: number,
    browser: number | BrowserSession,
    route: string,
    body: object,
    instruction: Instruction = { kind: 'other' },
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply> {
    const { timeline, postgres, rules, instructions, proxyOf, fail } = this.#surroundings
    const session = typeof browser === 'number' ? this.browsers.of(browser) : browser
    const begunAt = (this.acts += 1)
    const mustBeRefused = this.#mustBeRefused()
    const target = proxyOf(proxy)
    const isUnmigrated = () => !target.isEarlier && postgres.layout < LAYOUT
    const wasUnmigrated = isUnmigrated()
    const mustBeServed = session.mustBeServed()
    const requestId = `request-${begunAt}-`.padEnd(16, 'x')
    const { process } = target
    instructions.set(requestId, instruction)
    rules.sent.set(requestId, { session, begunAt, at: timeline.now, process })
    const reply = await target.post(route, requestId, body, session.credentials, headers)
    this.acts += 1
    if (reply.status === 500) fail(`${route} was answered ${JSON.stringify(reply.body)}.`)
    if (reply.status === 401 && mustBeServed && session.mustBeServed())
      fail(`A session that was not signed out is refused by ${route}.`)
    // A logout that was put off needs no database.
    const isServed = reply.status === 200 && reply.body['status'] !== 'unauthenticated'
    if (isServed && mustBeRefused && postgres.loss !== null)
      fail('A database that lost acknowledged writes is used.')
    if (isServed && wasUnmigrated && isUnmigrated())
      fail('Tables of the version before are used by this one.')
    return reply
  }

  /** Whether the loss of acknowledged writes must be known to all proxies. */
  #mustBeRefused(): boolean {
    const { timeline, postgres } = this.#surroundings
    const { loss } = postgres
    if (loss === null || ![...loss.knowers].some(({ isAlive }) => isAlive)) return false
    return postgres.isUp && timeline.now > Math.max(loss.at, postgres.upSince) + NOTICED_MS
  }

  async visit(proxy: number, session: BrowserSession): Promise<Reply> {
    const { rules, proxyOf, fail } = this.#surroundings
    const begunAt = this.acts
    const { process } = proxyOf(proxy)
    const mustBeServed = session.mustBeServed()
    const reply = await this.post(proxy, session, 'session', {})
    const { status, token, sideUser } = reply.body
    if (status === 'authenticated') {
      const { pageToken } = session.credentials
      if (token !== pageToken || (sideUser as { userId: string }).userId !== session.userId)
        fail(`A session of ${session.userId} is answered ${JSON.stringify(reply.body)}.`)
      if (!session.mayBeServed(begunAt) && !rules.isExcused(process))
        fail('A session that was signed out is served.')
    } else if (reply.status === 200 && mustBeServed && session.mustBeServed()) {
      fail('A session that was not signed out is gone.')
    }
    return reply
  }

  async signIn(proxy: number, browser: number): Promise<void> {
    const session = this.browsers.signIn(browser)
    if (session === null) return
    const { id } = session.credentials
    const target = this.#surroundings.proxyOf(proxy)
    const era = this.#era
    await target.addSession(id, session.record(target.now)).then(
      () => {
        session.isIn = true
        if (this.#era !== era) session.isLeaving = true
      },
      () => {
        // The browser got no cookie.
        session.isLeaving = true
      },
    )
  }

  async signOut(proxy: number, session: BrowserSession): Promise<void> {
    if (!session.isIn) return
    session.isLeaving = true
    const { status } = await this.post(proxy, session, 'logout', {})
    if (status === 200) session.outAt = Math.min(session.outAt, this.acts)
  }

  /** The member ends all sessions but this one. */
  async endOthers(proxy: number, session: BrowserSession): Promise<void> {
    const { timeline, proxyOf } = this.#surroundings
    if (proxyOf(proxy).isEarlier) return
    const others = () =>
      this.browsers.all.filter((one) => one !== session && one.userId === session.userId)
    const leave = () => {
      for (const one of others()) one.isLeaving = true
    }
    const ended = others().filter(({ isIn }) => isIn)
    leave()
    const { status } = await this.post(proxy, session, 'end-sessions', { session: null })
    // Sign-ins at the same moment may be ended, too.
    leave()
    if (status === 200) for (const one of ended) one.outAt = Math.min(one.outAt, this.acts)
    else timeline.after(ABANDONED_MS, leave)
  }

  async setLimit(proxy: number, units: number): Promise<void> {
    const { timeline, told, rules } = this.#surroundings
    const era = this.#era
    const value = units * UNIT
    told.asksForLimit(value, timeline.now)
    const wanted = { limit: 'deposit_24h', value }
    const { status, body } = await this.post(proxy, 0, 'set-limit', wanted)
    if (status !== 200 || this.#era !== era) return
    const limits = body['limits'] as { limit: string; value: number }[]
    told.limitIs(limits.find(({ limit }) => limit === 'deposit_24h')?.value ?? Infinity)
    rules.isLimited = true
  }

  async press(step: Press): Promise<Reply> {
    const { units, key } = step.isAgain ? (this.#lastPress ?? step) : step
    this.#lastPress = { units, key }
    const { behaviour, delay } = step
    const times = { delay, answerDelay: 0, lateBy: 0 }
    const instruction = { kind: 'money', route: 'deposit', behaviour, ...times } as const
    const era = this.#era
    const idempotencyKey = `idempotency-key-${key}`
    const reply = await this.post(
      step.proxy,
      step.browser,
      'apply-user-deposit',
      { amount: units * UNIT, bankOwner: '김데모' },
      instruction,
      { 'idempotency-key': idempotencyKey },
    )
    const { status, body } = reply
    if (status === 200 && body['status'] === 'success' && this.#era === era)
      this.#surroundings.told.answerIs(idempotencyKey, body, { ...step, units, key })
    return reply
  }

  async startBreak(proxy: number): Promise<void> {
    const { timeline, told } = this.#surroundings
    const era = this.#era
    const { status, body } = await this.post(proxy, 0, 'start-break', { days: 1 })
    if (status === 200 && this.#era === era)
      told.breakIs(timeline.now, Date.parse(String(body['breakUntil'])))
  }

  async changeProfile(proxy: number, browser: number): Promise<void> {
    const session = this.browsers.of(browser)
    await this.#surroundings
      .proxyOf(proxy)
      .withStore(({ sessions }) =>
        sessions.updateUser(session.credentials.id, session.user(this.acts)),
      )
      .catch(() => undefined)
  }
}
