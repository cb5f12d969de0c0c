import { Acknowledged } from '../acknowledged.ts'
import { UNIT, Violation, starts } from '../rules.ts'
import { SimulatedBackend } from '../simulated-backend.ts'
import type { Instruction } from '../simulated-backend.ts'
import { Timeline } from '../timeline.ts'
import { Browsers } from './browsers.ts'
import type { BrowserSession } from './browsers.ts'
import { applyCacheFault, applyDatabaseFault } from './faults.ts'
import type { Plan, Press, Step } from './plan.ts'
import { Rules } from './rules.ts'
import { SimulatedCache } from './simulated-cache.ts'
import { SimulatedPostgres } from './simulated-postgres.ts'
import { newTables } from './tables.ts'
import { VirtualProxy } from './virtual-proxy.ts'
import type { Reply } from './virtual-proxy.ts'
import { withVirtualTime } from './virtual-time.ts'
import { enter, owned } from './world.ts'

const FIRST_STEP_MS = 1_000
/** All faults have ended and every proxy serves again. */
const HEALED_MS = 7_000
const LAST_CALLS_MS = 1_300
/** Visits after the last step. */
const VISITS_MS = [50, 400, 1_000]

/**
 * Plays one history of proxies with the real code of the PostgreSQL store and the cache, on simulated servers, and
 * checks the rules after every act.
 * @throws Violation
 */
export async function simulate(plan: Plan): Promise<void> {
  await new Simulation(plan).play()
}

class Simulation {
  readonly #plan: Plan
  readonly #start = starts['mid-month']
  readonly #timeline = new Timeline(this.#start, owned)
  readonly #cache = new SimulatedCache(this.#timeline)
  readonly #postgres: SimulatedPostgres
  readonly #instructions = new Map<string, Instruction>()
  readonly #backend = new SimulatedBackend(this.#timeline, this.#instructions, false, 0)
  readonly #proxies: VirtualProxy[] = []
  readonly #browsers = new Browsers()
  readonly #told = new Acknowledged<Press>(Infinity)
  readonly #rules: Rules
  /** Orders what members do and are told. */
  #acts = 0
  #isOver = false
  #fates = { postgres: 0, cache: 0, latencies: 0 }
  #lastPress: Pick<Press, 'units' | 'key'> | null = null
  #wrong: string | null = null

  constructor(plan: Plan) {
    this.#plan = plan
    this.#postgres = new SimulatedPostgres(this.#timeline, newTables(), plan.hostSkewMs)
    const nextOf = <Value>(all: readonly Value[], kind: 'postgres' | 'cache', otherwise: Value) => {
      if (this.#isOver || this.#timeline.now < this.#start + FIRST_STEP_MS) return otherwise
      return all[this.#fates[kind]++] ?? otherwise
    }
    enter({
      timeline: this.#timeline,
      postgres: this.#postgres,
      cache: this.#cache,
      latency: () => plan.latencies[this.#fates.latencies++ % plan.latencies.length] ?? 0,
      postgresFate: () => nextOf(plan.postgresFates, 'postgres', 'works'),
      cacheFate: () => nextOf(plan.cacheFates, 'cache', 'works'),
    })
    this.#rules = new Rules(this.#timeline, this.#postgres, this.#backend, this.#told)
  }

  play(): Promise<void> {
    return withVirtualTime(this.#timeline, async () => {
      this.#timeline.after(0, () => {
        for (let index = 0; index < this.#plan.proxies; index += 1) this.#startProxy(index)
      })
      this.#timeline.after(100, () => {
        for (const browser of [0, 1, 2]) void this.#signIn(0, browser)
      })
      this.#timeline.after(500, () => void this.#setLimit(0, this.#plan.limit))
      let at = FIRST_STEP_MS
      for (const step of this.#plan.steps) {
        at += step.gap
        this.#timeline.after(at, () => void this.#do(step))
      }
      this.#timeline.after(at + 1, () => {
        this.#isOver = true
        this.#postgres.setStreaming(true)
        this.#cache.setLag(0)
      })
      for (const ms of VISITS_MS) this.#timeline.after(at + ms, () => this.#visitAll())
      this.#timeline.after(at + HEALED_MS, () => this.#callAgain())
      this.#timeline.after(at + HEALED_MS + LAST_CALLS_MS, () => {
        for (const proxy of this.#proxies) proxy.kill()
      })
      await this.#timeline.run(() => this.#check())
    })
  }

  #startProxy(index: number): void {
    const { hasCache, skewMs: skews } = this.#plan
    const skewMs = skews[index] ?? 0
    this.#proxies[index] = new VirtualProxy({ index, hasCache, skewMs, backend: this.#backend })
  }

  #proxy(number: number): VirtualProxy {
    const proxy = this.#proxies[number % this.#proxies.length]
    if (proxy === undefined) throw new Error('There is no proxy.')
    return proxy
  }

  async #do(step: Step): Promise<void> {
    switch (step.kind) {
      case 'money':
        await this.#press(step)
        return
      case 'visit':
        await this.#visit(step.proxy, this.#browsers.of(step.browser))
        return
      case 'signIn':
        await this.#signIn(step.proxy, step.browser)
        return
      case 'signOut':
        await this.#signOut(step.proxy, this.#browsers.of(step.browser))
        return
      case 'profile': {
        const session = this.#browsers.of(step.browser)
        await this.#proxy(step.proxy)
          .withStore(({ sessions }) =>
            sessions.updateUser(session.credentials.id, session.user(this.#acts)),
          )
          .catch(() => undefined)
        return
      }
      case 'break': {
        const { status, body } = await this.#post(step.proxy, 0, 'start-break', { days: 1 })
        if (status === 200)
          this.#told.breakIs(this.#timeline.now, Date.parse(String(body['breakUntil'])))
        return
      }
      case 'limit':
        await this.#setLimit(step.proxy, step.units)
        return
      case 'game':
        await this.#post(step.proxy, step.browser, 'open-game', { kind: 'casino', company: 'evo' })
        return
      case 'kill':
        this.#proxy(step.proxy).kill()
        this.#startProxy(step.proxy % this.#proxies.length)
        return
      case 'database':
        applyDatabaseFault(this.#postgres, this.#timeline, step)
        return
      case 'cache':
        applyCacheFault(this.#cache, step)
    }
  }

  async #post(
    proxy: number,
    browser: number | BrowserSession,
    route: string,
    body: object,
    instruction: Instruction = { kind: 'other' },
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply> {
    const session = typeof browser === 'number' ? this.#browsers.of(browser) : browser
    const begunAt = (this.#acts += 1)
    const mustBeServed = session.mustBeServed()
    const requestId = `request-${begunAt}-`.padEnd(16, 'x')
    this.#instructions.set(requestId, instruction)
    this.#rules.sent.set(requestId, { session, begunAt, at: this.#timeline.now })
    const reply = await this.#proxy(proxy).post(
      route,
      requestId,
      body,
      session.credentials,
      headers,
    )
    this.#acts += 1
    if (reply.status === 500) this.#fail(`${route} was answered ${JSON.stringify(reply.body)}.`)
    if (reply.status === 401 && mustBeServed && session.mustBeServed())
      this.#fail(`A session that was not signed out is refused by ${route}.`)
    return reply
  }

  async #visit(proxy: number, session: BrowserSession): Promise<Reply> {
    const begunAt = this.#acts
    const mustBeServed = session.mustBeServed()
    const reply = await this.#post(proxy, session, 'session', {})
    const { status, token, sideUser } = reply.body
    if (status === 'authenticated') {
      const { pageToken } = session.credentials
      if (token !== pageToken || (sideUser as { userId: string }).userId !== session.userId)
        this.#fail(`A session of ${session.userId} is answered ${JSON.stringify(reply.body)}.`)
      if (!session.mayBeServed(begunAt)) this.#fail('A session that was signed out is served.')
    } else if (reply.status === 200 && mustBeServed && session.mustBeServed()) {
      this.#fail('A session that was not signed out is gone.')
    }
    return reply
  }

  async #signIn(proxy: number, browser: number): Promise<void> {
    const session = this.#browsers.signIn(browser)
    if (session === null) return
    const { id } = session.credentials
    const target = this.#proxy(proxy)
    await target.addSession(id, session.record(target.now)).then(
      () => {
        session.isIn = true
      },
      () => {
        // The browser got no cookie.
        session.isLeaving = true
      },
    )
  }

  async #signOut(proxy: number, session: BrowserSession): Promise<void> {
    if (!session.isIn) return
    session.isLeaving = true
    const { status } = await this.#post(proxy, session, 'logout', {})
    if (status === 200) session.outAt = Math.min(session.outAt, this.#acts)
  }

  async #setLimit(proxy: number, units: number): Promise<void> {
    const value = units * UNIT
    this.#told.asksForLimit(value, this.#timeline.now)
    const wanted = { limit: 'deposit_24h', value }
    const { status, body } = await this.#post(proxy, 0, 'set-limit', wanted)
    if (status !== 200) return
    const limits = body['limits'] as { limit: string; value: number }[]
    this.#told.limitIs(limits.find(({ limit }) => limit === 'deposit_24h')?.value ?? Infinity)
    this.#rules.isLimited = true
  }

  async #press(step: Press): Promise<Reply> {
    const { units, key } = step.isAgain ? (this.#lastPress ?? step) : step
    this.#lastPress = { units, key }
    const { behaviour, delay } = step
    const times = { delay, answerDelay: 0, lateBy: 0 }
    const instruction = { kind: 'money', route: 'deposit', behaviour, ...times } as const
    const idempotencyKey = `idempotency-key-${key}`
    const reply = await this.#post(
      step.proxy,
      step.browser,
      'apply-user-deposit',
      { amount: units * UNIT, bankOwner: '김데모' },
      instruction,
      { 'idempotency-key': idempotencyKey },
    )
    const { status, body } = reply
    if (status === 200 && body['status'] === 'success')
      this.#told.answerIs(idempotencyKey, body, { ...step, units, key })
    return reply
  }

  #visitAll(): void {
    for (const proxy of this.#proxies.keys())
      for (const session of this.#browsers.all) void this.#visit(proxy, session)
  }

  #callAgain(): void {
    for (const proxy of this.#proxies.keys()) {
      for (const session of this.#browsers.all) {
        void this.#visit(proxy, session).then(({ status }) => {
          if (status !== 200) this.#fail(`A proxy still answers ${status}.`)
        })
      }
      for (const [key, { answer, press }] of this.#told.answers) {
        void this.#press({ ...press, proxy, isAgain: false, behaviour: 'breaks' }).then(
          ({ status, body }) => {
            const now = JSON.stringify(body)
            if (status !== 401 && now !== answer) this.#told.contradict(key, answer, now)
          },
        )
      }
    }
  }

  async #check(): Promise<void> {
    if (this.#wrong !== null) throw new Violation(this.#wrong)
    const broken = await this.#rules.broken(this.#acts)
    if (broken !== null) throw new Violation(this.#at(broken))
  }

  #fail(rule: string): void {
    this.#wrong ??= this.#at(rule)
  }

  #at(rule: string): string {
    return `${(this.#timeline.now - this.#start) / 1_000} s after the start: ${rule}`
  }
}
