import type { ProtectionCommand } from '../../proxy/protection/commands.ts'
import { timeOf } from '../../proxy/protection/perform.ts'
import type { ProtectionRecord } from '../../proxy/protection/record.ts'
import { usedAmount } from '../../proxy/protection/windows.ts'
import { Acknowledged } from './acknowledged.ts'
import type { Plan, Press, Step } from './plan.ts'
import { UNIT, Violation, isCertain, starts, waysIn, windows } from './rules.ts'
import { SimulatedBackend } from './simulated-backend.ts'
import type { Instruction } from './simulated-backend.ts'
import { SimulatedDisk } from './simulated-disk.ts'
import { MEMBER, SimulatedProxy } from './simulated-site.ts'
import type { Reply } from './simulated-site.ts'
import { Timeline } from './timeline.ts'
import { DAY_MS } from '../../src/lib/durations.ts'

declare global {
  // The worker's loader adds this setter to the record's code.
  var setMostMovements: (most: number) => void
}

/**
 * Plays one history of the real handler, money path and protection model over a simulated disk and backend, and
 * checks the rules after every act.
 * @throws Violation
 */
export async function simulate(plan: Plan): Promise<void> {
  await new Simulation(plan).play()
}

class Simulation {
  readonly #plan: Plan
  readonly #start: number
  readonly #timeline: Timeline
  /** The clock of the proxies. */
  readonly #clock = { now: () => this.#timeline.now - this.#lagMs }
  #lagMs = 0
  readonly #disk: SimulatedDisk
  readonly #instructions = new Map<string, Instruction>()
  readonly #backend: SimulatedBackend
  readonly #proxies: SimulatedProxy[]
  readonly #pressedAt = new Map<string, number>()
  readonly #acknowledged: Acknowledged<Press>
  #latest = 0
  #storeCalls = 0
  #requests = 0
  #received = 0
  #isOver = false
  #lastPress: Pick<Press, 'route' | 'units' | 'key'> | null = null

  constructor(plan: Plan) {
    this.#plan = plan
    this.#start = starts[plan.start]
    this.#timeline = new Timeline(this.#start)
    this.#disk = new SimulatedDisk(this.#clock, plan.hasSqlite)
    this.#acknowledged = new Acknowledged(plan.limit * UNIT)
    this.#backend = new SimulatedBackend(
      this.#timeline,
      this.#instructions,
      plan.isDatedWhenReceived,
      plan.backendAheadMs,
    )
    this.#proxies = Array.from({ length: plan.proxies }, () => this.#newProxy())
  }

  async play(): Promise<void> {
    setMostMovements(this.#plan.mostMovements)
    await this.#tell({ type: 'setLimit', limit: 'deposit_24h', value: this.#plan.limit * UNIT })
    let at = 0
    for (const step of this.#plan.steps) {
      at += step.gap
      this.#timeline.after(at, () => void this.#do(step))
    }
    await this.#timeline.run(() => this.#check())
    await this.#end()
  }

  #newProxy(): SimulatedProxy {
    return new SimulatedProxy(this.#timeline, this.#clock, this.#disk, this.#backend, () => {
      if (this.#isOver) return 'works'
      return this.#plan.store[this.#storeCalls++] ?? 'works'
    })
  }

  #tell(command: ProtectionCommand): Promise<unknown> {
    const name = `https://backend.example ${MEMBER}`
    return this.#disk.perform('performProtection', [name, command, this.#clock.now()])
  }

  async #record(): Promise<ProtectionRecord> {
    const record = await this.#disk.record(`https://backend.example ${MEMBER}`)
    if (record === null) throw new Violation('The record of the member is gone.')
    return record
  }

  async #post(
    step: Pick<Step, 'proxy'>,
    route: string,
    body: object,
    instruction: Instruction = { kind: 'other' },
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply> {
    const requestId = `request-${(this.#requests += 1)}`.padEnd(8, '-')
    this.#instructions.set(requestId, instruction)
    this.#pressedAt.set(requestId, this.#timeline.now)
    const proxy = this.#proxies[step.proxy % this.#proxies.length]
    if (proxy === undefined) throw new Error('There is no proxy.')
    return proxy.post(route, requestId, body, headers)
  }

  async #do(step: Step): Promise<void> {
    switch (step.kind) {
      case 'money':
        await this.#answerCheck()
        await this.#press(step)
        return
      case 'list': {
        const { page, ...list } = step
        await this.#post(step, 'get-deposit-list', { page }, list)
        return
      }
      case 'cancel': {
        const deposit = this.#backend.deposits[step.which]
        if (deposit === undefined) return
        const { isLost } = step
        await this.#post(step, 'del-user-deposit', { id: deposit.id }, { kind: 'cancel', isLost })
        return
      }
      case 'settle':
        this.#backend.settleOldest(step.isCancelled)
        return
      case 'elsewhere':
        this.#backend.makeElsewhere(step.units * UNIT)
        return
      case 'game':
        await this.#answerCheck()
        await this.#post(step, 'open-game', { kind: 'casino', company: 'evo' })
        return
      case 'transfer':
        await this.#answerCheck()
        await this.#post(step, 'transfer-in', { amount: UNIT }, undefined, {
          'idempotency-key': `transfer-key-${this.#requests}-000`,
        })
        return
      case 'account':
        await this.#answerCheck()
        await this.#post(step, 'user-ask-account', {})
        return
      case 'break': {
        const { status, body } = await this.#post(step, 'start-break', { days: step.days })
        const until = Date.parse(String(body['breakUntil']))
        if (status === 200) this.#acknowledged.breakIs(this.#timeline.now, until)
        return
      }
      case 'confirm':
        this.#acknowledged.confirms(this.#timeline.now)
        await this.#post(step, 'confirm-limit', { limit: 'deposit_24h' })
        return
      case 'limit': {
        const limit = { limit: 'deposit_24h', value: step.units * UNIT }
        this.#acknowledged.asksForLimit(limit.value, this.#timeline.now)
        const { status, body } = await this.#post(step, 'set-limit', limit)
        if (status !== 200) return
        const limits = body['limits'] as { limit: string; value: number }[]
        const depositLimit = limits.find((one) => one.limit === 'deposit_24h')
        this.#acknowledged.limitIs(depositLimit?.value ?? Infinity)
        return
      }
      case 'clock':
        this.#lagMs += step.backMs
        return
      case 'kill':
        this.#restart(step.proxy % this.#proxies.length)
        return
      case 'power':
        await this.#disk.losePower()
        this.#latest = 0
        for (const index of this.#proxies.keys()) this.#restart(index)
    }
  }

  async #press(step: Press): Promise<Reply> {
    const { route, units, key } = step.isAgain ? (this.#lastPress ?? step) : step
    this.#lastPress = { route, units, key }
    const { behaviour, delay, answerDelay, lateBy } = step
    const instruction = { kind: 'money', route, behaviour, delay, answerDelay, lateBy } as const
    const amount = units * UNIT
    const idempotencyKey = `idempotency-key-${route}-${key}`
    const isDeposit = route === 'deposit'
    const reply = await this.#post(
      step,
      isDeposit ? 'apply-user-deposit' : 'apply-user-withdraw',
      isDeposit ? { amount, bankOwner: '김데모' } : { amount },
      instruction,
      { 'idempotency-key': idempotencyKey },
    )
    const { status, body } = reply
    if (status === 200 && body['status'] === 'success')
      this.#acknowledged.answerIs(idempotencyKey, body, { ...step, route, units, key })
    return reply
  }

  #restart(index: number): void {
    this.#proxies[index]?.kill()
    this.#proxies[index] = this.#newProxy()
  }

  async #answerCheck(): Promise<void> {
    const record = await this.#record()
    const { check } = record
    if (check.startedAt > 0 && check.dueAt <= timeOf(record, this.#clock.now()))
      await this.#tell({ type: 'answerCheck', dueAt: check.dueAt })
  }

  async #check(): Promise<void> {
    const record = await this.#record()
    if (record.latest < this.#latest) this.#fail('The time of the record went back.')
    this.#latest = record.latest
    const now = timeOf(record, this.#clock.now())
    for (const [limit, after] of windows(this.#timeline.now)) {
      // A slow clock may still be in the previous month.
      if (limit === 'deposit_month' && this.#lagMs > 0) continue
      const counted = usedAmount(record, limit, now)
      const deposited = this.#backend.deposited(after)
      if (counted < deposited)
        this.#fail(`${deposited} won were deposited and ${counted} are counted for ${limit}.`)
    }
    const wrong =
      this.#disk.difference ??
      this.#acknowledged.contradiction ??
      this.#acknowledged.whyWrong(record.limits.deposit_24h.value, record.breakUntil)
    if (wrong !== null) this.#fail(wrong)
    this.#checkReceived()
  }

  #checkReceived(): void {
    const { received, made: sent } = this.#backend
    for (const { requestId, path } of received.slice(this.#received)) {
      const pressedAt = this.#pressedAt.get(requestId) ?? 0
      const isOnBreak = this.#acknowledged.closes(pressedAt, this.#timeline.now)
      if (isOnBreak && waysIn.test(path)) this.#fail(`${path} was sent during a break.`)
      if (received.filter((one) => one.requestId === requestId).length > 1)
        this.#fail(`${path} was sent twice for one press.`)
    }
    this.#received = received.length
    if (new Set(sent.map(({ key }) => key)).size < sent.length)
      this.#fail('Money was moved twice under one key.')
  }

  async #end(): Promise<void> {
    this.#isOver = true
    const { steps } = this.#plan
    if (!steps.some(({ kind }) => kind === 'kill' || kind === 'power')) await this.#pressAgain()
    const record = await this.#record()
    // Folded sums may count one deposit at the border twice.
    const isShort = this.#timeline.now - this.#start < 6 * DAY_MS && record.folded.length === 0
    if (isShort && steps.every(isCertain)) {
      const deposited = this.#backend.deposited(0)
      const counted = usedAmount(record, 'deposit_7d', this.#clock.now())
      if (counted > deposited)
        this.#fail(`${counted} won are counted, although certainly ${deposited} were deposited.`)
    }
    await this.#readCompleteList()
  }

  async #pressAgain(): Promise<void> {
    for (const [key, { answer, press }] of this.#acknowledged.answers) {
      const again = { ...press, isAgain: false, behaviour: 'breaks' as const, delay: 0 }
      this.#timeline.after(0, () => {
        void this.#press(again).then(({ body }) => {
          const now = JSON.stringify(body)
          if (now !== answer) this.#acknowledged.contradict(key, answer, now)
        })
      })
    }
    await this.#timeline.run(() => this.#check())
  }

  /** A day after the last effect, a complete list resolves every doubt: nothing is counted that was not made. */
  async #readCompleteList(): Promise<void> {
    const step = { proxy: 0 }
    this.#timeline.after(45 * 60 * 60_000, () => {
      const list = { kind: 'list', staleBy: 0, pageSize: 50, delay: 0 } as const
      void this.#post(step, 'get-deposit-list', { page: 1 }, list)
    })
    await this.#timeline.run(() => this.#check())
    const isNamed = (one: Step) => one.kind !== 'money' || one.behaviour !== 'applies-unnamed'
    if (this.#lagMs > 0 || !this.#plan.steps.every(isNamed)) return
    const record = await this.#record()
    if (record.folded.length > 0) return
    const counted = usedAmount(record, 'deposit_7d', timeOf(record, this.#timeline.now))
    // An attempt known only from a list may count for a day longer.
    const deposited = this.#backend.deposited(this.#timeline.now - 8 * DAY_MS, true)
    if (counted > deposited)
      this.#fail(`${counted} won are counted, although ${deposited} were deposited.`)
  }

  #fail(rule: string): never {
    throw new Violation(`${(this.#timeline.now - this.#start) / 1_000} s after the start: ${rule}`)
  }
}
