import { LAYOUT } from '../../../src/proxy/store/postgres/layouts.ts'
import { Acknowledged } from '../acknowledged.ts'
import { Violation, starts } from '../rules.ts'
import { SimulatedBackend } from '../simulated-backend.ts'
import type { Instruction } from '../simulated-backend.ts'
import { Timeline } from '../timeline.ts'
import { EARLIER_LAYOUT } from './earlier-version.ts'
import { applyCacheFault, applyDatabaseFault, durationOf, isDisturbed } from './faults.ts'
import { Members } from './members.ts'
import { acceptAsOperator, migrateAsOperator } from './operator.ts'
import type { Plan, Press, Step } from './plan.ts'
import { Rules } from './rules.ts'
import { SimulatedCache } from './simulated-cache.ts'
import { SimulatedPostgres } from './simulated-postgres.ts'
import { unknown } from './sql.ts'
import { newTables } from './tables.ts'
import { Tries } from './tries.ts'
import { VirtualProxy } from './virtual-proxy.ts'
import { withVirtualTime } from './virtual-time.ts'
import { enter, owned } from './world.ts'

const earlierProgram = './virtual-proxy.ts?before'
const { VirtualProxy: EarlierProxy } = (await import(earlierProgram)) as {
  readonly VirtualProxy: typeof VirtualProxy
}

const FIRST_STEP_MS = 1_000
/** After the end of the last fault every proxy serves again. */
const HEALED_MS = 3_000
/** At the end the tables are those of this version, also for programs of the version before. */
const MIGRATED_MS = 500
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
  readonly #told = new Acknowledged<Press>(Infinity)
  readonly #rules: Rules
  readonly #members: Members
  readonly #tries: Tries
  #processes = 0
  #isOver = false
  #operatorAheadMs = 0
  #seenEra = 0
  #fates = { postgres: 0, cache: 0, latencies: 0 }
  #wrong: string | null = null

  constructor(plan: Plan) {
    this.#plan = plan
    this.#postgres = new SimulatedPostgres(
      this.#timeline,
      newTables(plan.isBefore ? EARLIER_LAYOUT : LAYOUT),
      plan.hostSkewMs,
    )
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
    this.#tries = new Tries({
      timeline: this.#timeline,
      postgres: this.#postgres,
      cache: this.#cache,
      hasCache: plan.hasCache,
      isDisturbed: isDisturbed(plan),
      processes: () => this.#processes,
      proxyOf: (number) => this.#proxy(number),
      fail: (rule) => this.#fail(rule),
    })
    this.#members = new Members({
      timeline: this.#timeline,
      postgres: this.#postgres,
      told: this.#told,
      rules: this.#rules,
      instructions: this.#instructions,
      proxyOf: (number) => this.#proxy(number),
      fail: (rule) => this.#fail(rule),
    })
  }

  play(): Promise<void> {
    const operatorClock = () => this.#timeline.now + this.#operatorAheadMs
    return withVirtualTime(this.#timeline, operatorClock, async () => {
      this.#timeline.after(0, () => {
        for (let index = 0; index < this.#plan.proxies; index += 1)
          this.#startProxy(index, this.#plan.isBefore)
      })
      this.#timeline.after(100, () => {
        for (const browser of [0, 1, 2]) void this.#members.signIn(0, browser)
      })
      this.#timeline.after(500, () => void this.#members.setLimit(0, this.#plan.limit))
      let at = FIRST_STEP_MS
      let faultsEnd = 0
      for (const step of this.#plan.steps) {
        at += step.gap
        faultsEnd = Math.max(faultsEnd, at + durationOf(step))
        this.#timeline.after(at, () => void this.#do(step))
      }
      this.#timeline.after(at + 1, () => {
        this.#isOver = true
        this.#postgres.setStreaming(true)
        this.#postgres.setSynchronous(true)
        this.#cache.setLag(0)
      })
      for (const ms of VISITS_MS) this.#timeline.after(at + ms, () => this.#visitAll())
      const faultless = Math.max(at, faultsEnd)
      if (this.#plan.isBefore)
        this.#timeline.after(faultless + MIGRATED_MS, () => void migrateAsOperator())
      const healed = faultless + HEALED_MS
      this.#timeline.after(healed, () => this.#callAgain())
      this.#timeline.after(healed + LAST_CALLS_MS, () => {
        for (const proxy of this.#proxies) proxy.kill()
      })
      await this.#timeline.run(() => this.#check())
    })
  }

  #startProxy(index: number, isEarlier: boolean): void {
    const { hasCache, skewMs: skews } = this.#plan
    const skewMs = skews[index] ?? 0
    this.#processes += 1
    const Program = isEarlier ? EarlierProxy : VirtualProxy
    const backend = this.#backend
    this.#proxies[index] = new Program({ index, hasCache, skewMs, backend, isEarlier })
  }

  #replace(proxy: number, isEarlier: boolean): void {
    this.#proxy(proxy).kill()
    this.#startProxy(proxy % this.#proxies.length, isEarlier)
  }

  #proxy(number: number): VirtualProxy {
    const proxy = this.#proxies[number % this.#proxies.length]
    if (proxy === undefined) throw new Error('There is no proxy.')
    return proxy
  }

  async #do(step: Step): Promise<void> {
    const members = this.#members
    switch (step.kind) {
      case 'money':
        await members.press(step)
        return
      case 'visit':
        await members.visit(step.proxy, members.browsers.of(step.browser))
        return
      case 'signIn':
        await members.signIn(step.proxy, step.browser)
        return
      case 'signOut':
        await members.signOut(step.proxy, members.browsers.of(step.browser))
        return
      case 'profile':
        await members.changeProfile(step.proxy, step.browser)
        return
      case 'break':
        await members.startBreak(step.proxy)
        return
      case 'limit':
        await members.setLimit(step.proxy, step.units)
        return
      case 'game':
        await members.post(step.proxy, step.browser, 'open-game', {
          kind: 'casino',
          company: 'evo',
        })
        return
      case 'accept':
        this.#operatorAheadMs = step.aheadMs
        await members.accept(acceptAsOperator)
        return
      case 'try':
        await this.#tries.begin(step.proxy)
        return
      case 'kill':
        this.#replace(step.proxy, this.#proxy(step.proxy).isEarlier)
        return
      case 'cutOff': {
        const { process } = this.#proxy(step.proxy)
        process.isCutOff = true
        this.#timeline.after(step.forMs, () => {
          process.isCutOff = false
        })
        return
      }
      case 'upgrade':
        this.#replace(step.proxy, false)
        return
      case 'migrate':
        await migrateAsOperator()
        return
      case 'endOthers':
        await members.endOthers(step.proxy, members.browsers.of(step.browser))
        return
      case 'database':
        applyDatabaseFault(this.#postgres, this.#timeline, step)
        return
      case 'cache':
        applyCacheFault(this.#cache, step)
    }
  }

  #visitAll(): void {
    for (const proxy of this.#proxies.keys())
      for (const session of this.#members.browsers.all) void this.#members.visit(proxy, session)
  }

  #callAgain(): void {
    for (const proxy of this.#proxies.keys()) {
      for (const session of this.#members.browsers.all) {
        void this.#members.visit(proxy, session).then(({ status }) => {
          if (status !== 200 && this.#postgres.loss === null)
            this.#fail(`A proxy still answers ${status}.`)
        })
      }
      for (const [key, { answer, press }] of this.#told.answers) {
        void this.#members
          .press({ ...press, proxy, isAgain: false, behaviour: 'breaks' })
          .then(({ status, body }) => {
            const now = JSON.stringify(body)
            if (status !== 401 && now !== answer) this.#told.contradict(key, answer, now)
          })
      }
    }
  }

  #check(): Promise<void> | null {
    if (this.#wrong !== null) throw new Violation(this.#wrong)
    if (unknown[0] !== undefined) throw new Error(`A statement needs an entry: ${unknown[0]}`)
    const { era } = this.#postgres
    if (era !== this.#seenEra) this.#members.enterEra()
    this.#seenEra = era
    const checking = this.#rules.broken(this.#members.acts)
    return checking === null ? null : this.#assert(checking)
  }

  async #assert(checking: Promise<string | null>): Promise<void> {
    const broken = await checking
    if (broken !== null) throw new Violation(this.#at(broken))
  }

  #fail(rule: string): void {
    this.#wrong ??= this.#at(rule)
  }

  #at(rule: string): string {
    return `${(this.#timeline.now - this.#start) / 1_000} s after the start: ${rule}`
  }
}
