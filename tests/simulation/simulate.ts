import type { ProtectionCommand } from '../../src/proxy/protection/commands.ts'
import { timeOf } from '../../src/proxy/protection/perform.ts'
import type { ProtectionRecord } from '../../src/proxy/protection/record.ts'
import { usedOf } from '../../src/proxy/protection/windows.ts'
import type { Plan, Step } from './plan.ts'
import { SimulatedBackend } from './simulated-backend.ts'
import type { Instruction } from './simulated-backend.ts'
import { SimulatedDisk } from './simulated-disk.ts'
import { MEMBER, SimulatedProxy } from './simulated-site.ts'
import type { Reply } from './simulated-site.ts'
import { Timeline } from './timeline.ts'

const START = Date.parse('2026-11-20T12:00:00+09:00')
const DAY = 24 * 60 * 60_000
const UNIT = 10_000
const windows = { deposit_24h: DAY, deposit_7d: 7 * DAY } as const
const waysIn = /apply_user_deposit|open_game|user_transfer_in|write_help/

/** A simulated history broke a rule; the message says which one and when. */
export class Violation extends Error {
  override readonly name = 'Violation'
}

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
  readonly #timeline = new Timeline(START)
  readonly #disk = new SimulatedDisk({ now: () => this.#timeline.now })
  readonly #instructions = new Map<string, Instruction>()
  readonly #backend: SimulatedBackend
  readonly #proxies: SimulatedProxy[]
  readonly #pressedAt = new Map<string, number>()
  /** Keys of requests with a reported outcome, and the outcome. */
  readonly #answered = new Map<string, string>()
  #storeCalls = 0
  #requests = 0
  #received = 0
  /** State that was acknowledged to the member. */
  #limit: number
  #break = { from: Infinity, until: 0 }
  #isOver = false
  #lastPress: Pick<Extract<Step, { kind: 'money' }>, 'route' | 'units' | 'key'> | null = null

  constructor(plan: Plan) {
    this.#plan = plan
    this.#limit = plan.limit * UNIT
    this.#backend = new SimulatedBackend(
      this.#timeline,
      this.#instructions,
      plan.isDatedWhenReceived,
    )
    this.#proxies = Array.from({ length: plan.proxies }, () => this.#newProxy())
  }

  async play(): Promise<void> {
    setMostMovements(this.#plan.mostMovements)
    await this.#tell({ type: 'setLimit', limit: 'deposit_24h', value: this.#limit })
    let at = 0
    for (const step of this.#plan.steps) {
      at += step.gap
      this.#timeline.after(at, () => void this.#do(step))
    }
    await this.#timeline.run(() => this.#check())
    await this.#end()
  }

  #newProxy(): SimulatedProxy {
    return new SimulatedProxy(this.#timeline, this.#disk, this.#backend, () => {
      if (this.#isOver) return 'works'
      return this.#plan.store[this.#storeCalls++] ?? 'works'
    })
  }

  #tell(command: ProtectionCommand): Promise<unknown> {
    const name = `https://backend.example ${MEMBER}`
    return this.#disk.perform('performProtection', [name, command, this.#timeline.now])
  }

  async #record(): Promise<ProtectionRecord> {
    const record = await this.#disk.store.protection.read(`https://backend.example ${MEMBER}`)
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
        const { staleBy, pageSize, page, delay } = step
        await this.#post(
          step,
          'get-deposit-list',
          { page },
          { kind: 'list', staleBy, pageSize, delay },
        )
        return
      }
      case 'cancel': {
        const made = this.#backend.deposits[step.which]
        if (made === undefined) return
        const { isLost } = step
        await this.#post(step, 'del-user-deposit', { id: made.id }, { kind: 'cancel', isLost })
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
        const { status, body } = await this.#post(step, 'start-break', { days: 1 })
        const until = Date.parse(String(body['breakUntil']))
        if (status === 200) this.#break = { from: this.#timeline.now, until }
        return
      }
      case 'limit': {
        const limit = { limit: 'deposit_24h', value: step.units * UNIT }
        const { status, body } = await this.#post(step, 'set-limit', limit)
        if (status !== 200) return
        const limits = body['limits'] as { limit: string; value: number }[]
        const own = limits.find((one) => one.limit === 'deposit_24h')
        this.#limit = Math.min(this.#limit, own?.value ?? Infinity)
        return
      }
      case 'kill':
        this.#restart(step.proxy % this.#proxies.length)
        return
      case 'power':
        await this.#disk.losePower()
        for (const index of this.#proxies.keys()) this.#restart(index)
    }
  }

  async #press(step: Extract<Step, { kind: 'money' }>): Promise<void> {
    const { route, units, key } = step.isAgain ? (this.#lastPress ?? step) : step
    this.#lastPress = { route, units, key }
    const { behaviour, delay, answerDelay, lateBy } = step
    const instruction = { kind: 'money', route, behaviour, delay, answerDelay, lateBy } as const
    const amount = units * UNIT
    const idempotencyKey = `idempotency-key-${route}-${key}`
    const isDeposit = route === 'deposit'
    const { status, body } = await this.#post(
      step,
      isDeposit ? 'apply-user-deposit' : 'apply-user-withdraw',
      isDeposit ? { amount, bankOwner: '김데모' } : { amount },
      instruction,
      { 'idempotency-key': idempotencyKey },
    )
    if (status === 200 && body['status'] === 'success') this.#acknowledge(idempotencyKey, body)
  }

  #restart(index: number): void {
    this.#proxies[index]?.kill()
    this.#proxies[index] = this.#newProxy()
  }

  async #answerCheck(): Promise<void> {
    const { check } = await this.#record()
    if (check.startedAt > 0 && check.dueAt <= this.#timeline.now)
      await this.#tell({ type: 'answerCheck', dueAt: check.dueAt })
  }

  /** All presses with one key must get the same answer. */
  #acknowledge(key: string, answer: Record<string, unknown>): void {
    const told = JSON.stringify(answer)
    const before = this.#answered.get(key)
    if (before !== undefined && before !== told)
      this.#fail(`The player was told of another deposit under ${key}: ${told} after ${before}.`)
    this.#answered.set(key, told)
  }

  async #check(): Promise<void> {
    const record = await this.#record()
    const now = timeOf(record, this.#timeline.now)
    for (const [limit, length] of Object.entries(windows)) {
      const counted = usedOf(record, limit as keyof typeof windows, now)
      const made = this.#made(now - length)
      if (counted < made)
        this.#fail(
          `${made} won were deposited in the time of ${limit}, and ${counted} are counted.`,
        )
    }
    const { value } = record.limits.deposit_24h
    if (value === null || value > this.#limit)
      this.#fail(`The limit is ${value}, although ${this.#limit} was acknowledged.`)
    if (record.breakUntil < this.#break.until) this.#fail('A break that was acknowledged is gone.')
    this.#checkReceived()
  }

  /** Won of deposits that took effect after a time, through the proxies or in total. */
  #made(after: number, ofAll = false): number {
    return this.#backend.deposits
      .filter(({ effectAt, isCancelled }) => effectAt > after && !isCancelled)
      .filter(({ isElsewhere }) => ofAll || !isElsewhere)
      .reduce((sum, { amount }) => sum + amount, 0)
  }

  #checkReceived(): void {
    const { received, made } = this.#backend
    for (const { requestId, path } of received.slice(this.#received)) {
      const pressedAt = this.#pressedAt.get(requestId) ?? 0
      const isOnBreak = pressedAt > this.#break.from && this.#timeline.now < this.#break.until
      if (isOnBreak && waysIn.test(path)) this.#fail(`${path} was sent during a break.`)
      if (received.filter((one) => one.requestId === requestId).length > 1)
        this.#fail(`${path} was sent twice for one press.`)
    }
    this.#received = received.length
    if (new Set(made.map(({ key }) => key)).size < made.length)
      this.#fail('Money was moved twice under one key.')
  }

  /** A day after the last effect, a complete list resolves every doubt: nothing is counted that was not made. */
  async #end(): Promise<void> {
    this.#isOver = true
    const step = { proxy: 0 }
    this.#timeline.after(45 * 60 * 60_000, () => {
      const list = { kind: 'list', staleBy: 0, pageSize: 50, delay: 0 } as const
      void this.#post(step, 'get-deposit-list', { page: 1 }, list)
    })
    await this.#timeline.run(() => this.#check())
    if (this.#plan.steps.some((one) => one.kind === 'money' && one.behaviour === 'applies-unnamed'))
      return
    const record = await this.#record()
    // Folded sums may count one deposit at the border twice.
    if (record.folded.length > 0) return
    const counted = usedOf(record, 'deposit_7d', timeOf(record, this.#timeline.now))
    // An attempt known only from a list may count for a day longer.
    const made = this.#made(this.#timeline.now - 8 * DAY, true)
    if (counted > made) this.#fail(`${counted} won are counted, although ${made} were deposited.`)
  }

  #fail(rule: string): never {
    const seconds = (this.#timeline.now - START) / 1_000
    throw new Violation(`${seconds} s after the start: ${rule}`)
  }
}
