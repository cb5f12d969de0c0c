import { BackendUnreachableError } from '../../proxy/backend/backend-errors.ts'
import type { BackendPort, BackendRequest, BackendResponse } from '../../proxy/ports/ports.ts'
import type { MoneyBehaviour } from './plan.ts'
import type { Timeline } from './timeline.ts'

export type MadeRequest = {
  readonly id: string
  readonly route: 'deposit' | 'withdrawal'
  readonly key: string
  readonly amount: number
  readonly requestedAt: number
  /** Time of its effect, which no list shows. */
  readonly effectAt: number
  /** When the operator or the member settled it; null: pending. */
  settledAt: number | null
  isCancelled: boolean
  /** Not made through these proxies. */
  readonly isElsewhere: boolean
}

/** The plan's instruction for one request, by the request id that the proxy passes on. */
export type Instruction =
  | {
      readonly kind: 'money'
      readonly route: MadeRequest['route']
      readonly behaviour: MoneyBehaviour
      readonly answerDelay: number
      readonly delay: number
      readonly lateBy: number
    }
  | {
      readonly kind: 'list'
      readonly staleBy: number
      readonly pageSize: number
      readonly delay: number
    }
  | { readonly kind: 'cancel'; readonly isLost: boolean }
  | { readonly kind: 'other' }

export type ReceivedRequest = {
  readonly requestId: string
  readonly path: string
  readonly key: string | null
}

const NETWORK_MS = 1
/** Longer than the proxy's timeout. */
const TOO_LATE_MS = 30_000

const answer = (value: object, status = 200): BackendResponse => ({
  status,
  contentType: status === 200 ? 'application/json' : 'application/problem+json',
  retryAfter: null,
  bodyFault: null,
  text: JSON.stringify(value),
})
const problem = (status: number, code: string): BackendResponse =>
  answer(
    { type: `/problems/${code}`, title: 'No', status, code, requestId: 'backend-0001' },
    status,
  )

const isDated = (at: number): string => new Date(at).toISOString()

/** A backend that keeps deposits, and loses, delays and refuses requests as planned. */
export class SimulatedBackend {
  readonly made: MadeRequest[] = []
  readonly received: ReceivedRequest[] = []
  readonly #timeline: Timeline
  readonly #instructions: ReadonlyMap<string, Instruction>
  readonly #isDatedWhenReceived: boolean
  readonly #aheadMs: number

  constructor(
    timeline: Timeline,
    instructions: ReadonlyMap<string, Instruction>,
    isDatedWhenReceived: boolean,
    aheadMs: number,
  ) {
    this.#timeline = timeline
    this.#instructions = instructions
    this.#isDatedWhenReceived = isDatedWhenReceived
    this.#aheadMs = aheadMs
  }

  portOf(isAlive: () => boolean): BackendPort {
    return (request) => ({
      response: isAlive() ? this.#respond(request) : new Promise(() => undefined),
      abort: () => undefined,
    })
  }

  /** The operator settles the oldest pending request. */
  settleOldest(isCancelled: boolean): void {
    const oldest = this.made.find(({ settledAt }) => settledAt === null)
    if (oldest === undefined) return
    oldest.settledAt = this.#timeline.now
    oldest.isCancelled = isCancelled
  }

  /** A deposit that no proxy sent. */
  makeElsewhere(amount: number): void {
    const key = `elsewhere-${this.made.length}`
    this.#apply('deposit', amount, key, this.#timeline.now, true)
  }

  async #respond(request: BackendRequest): Promise<BackendResponse> {
    const header = (name: string): string | null => {
      const place = request.headers.indexOf(name)
      return place < 0 ? null : (request.headers[place + 1] ?? null)
    }
    const requestId = header('x-request-id') ?? ''
    const key = header('idempotency-key')
    const instruction = this.#instructions.get(requestId) ?? { kind: 'other' }
    await this.#timeline.pass(NETWORK_MS)
    if (instruction.kind === 'money' && instruction.behaviour === 'unreachable')
      throw new BackendUnreachableError('ECONNREFUSED')
    this.received.push({ requestId, path: request.path, key })
    const body = JSON.parse(request.body) as { amount: number; id: string; page?: number }
    // A repeated request for money asks for the list alone.
    const isLookedUp = instruction.kind === 'money' && request.path.endsWith('_list')
    if (isLookedUp) return this.#list({ kind: 'list', staleBy: 0, pageSize: 20, delay: 0 }, 1)
    switch (instruction.kind) {
      case 'money':
        return this.#money(instruction, body.amount, key ?? '')
      case 'list':
        return this.#list(instruction, body.page ?? 1)
      case 'cancel':
        return this.#cancel(body.id, instruction.isLost)
      case 'other':
        return request.path.endsWith('open_game')
          ? answer({ status: 'success', gameUrl: 'https://games.example/' })
          : answer({ status: 'wait' })
    }
  }

  async #money(
    { route, behaviour, delay, answerDelay, lateBy }: Extract<Instruction, { kind: 'money' }>,
    amount: number,
    key: string,
  ): Promise<BackendResponse> {
    const receivedAt = this.#timeline.now
    const pass = (ms: number) => this.#timeline.pass(ms)
    const apply = () => this.#apply(route, amount, key, receivedAt)
    const applied = (): BackendResponse =>
      answer({ status: 'success', [route]: this.#item(apply(), this.#timeline.now) })
    const breaks = (): never => {
      throw new Error('socket hang up')
    }
    await pass(delay)
    switch (behaviour) {
      case 'applies': {
        const answer = applied()
        await pass(answerDelay)
        return answer
      }
      case 'applies-unnamed':
        apply()
        return answer({ status: 'success' })
      case 'applies-strangely':
        apply()
        return answer({ status: 'accepted' })
      case 'applies-unreadably':
        apply()
        return { ...answer({}), text: '{"status":' }
      case 'applies-and-breaks':
        apply()
        return breaks()
      case 'applies-and-is-late': {
        const late = applied()
        await pass(TOO_LATE_MS)
        return late
      }
      case 'breaks-and-applies-late':
        this.#timeline.after(lateBy, () => void apply())
        return breaks()
      case 'gateway-and-applies-late':
        this.#timeline.after(lateBy, () => void apply())
        return answer({}, 502)
      case 'breaks':
        return breaks()
      case 'hangs':
        await pass(TOO_LATE_MS)
        return breaks()
      case 'refuses-wait':
        return answer({ status: 'wait' })
      case 'refuses-400':
        return problem(400, 'request_invalid')
      case 'refuses-429':
        return problem(429, 'too_many_requests')
      case 'refuses-503':
        return problem(503, 'backend_unreachable')
      case 'refuses-409-and-applies-late':
        this.#timeline.after(
          lateBy,
          () => void this.#apply(route, amount, `earlier-${key}-${receivedAt}`, receivedAt),
        )
        return problem(409, 'request_in_progress')
      case 'refuses-409':
        return problem(409, 'request_in_progress')
      case 'unreachable':
        return breaks()
    }
  }

  get deposits(): readonly MadeRequest[] {
    return this.made.filter(({ route }) => route === 'deposit')
  }

  /** Won of deposits that took effect after a time, through the proxies or in total. */
  deposited(after: number, ofAll = false): number {
    return this.deposits
      .filter(({ effectAt, isCancelled }) => effectAt > after && !isCancelled)
      .filter(({ isElsewhere }) => ofAll || !isElsewhere)
      .reduce((sum, { amount }) => sum + amount, 0)
  }

  #apply(
    route: MadeRequest['route'],
    amount: number,
    key: string,
    receivedAt: number,
    isElsewhere = false,
  ): MadeRequest {
    const effectAt = this.#timeline.now
    const requestedAt = (this.#isDatedWhenReceived ? receivedAt : effectAt) + this.#aheadMs
    const id = String(this.made.length + 1)
    const newRequest = {
      id,
      route,
      key,
      amount,
      requestedAt,
      effectAt,
      settledAt: null,
      isCancelled: false,
      isElsewhere,
    }
    this.made.push(newRequest)
    return newRequest
  }

  #item({ id, amount, requestedAt, settledAt, isCancelled }: MadeRequest, at: number): object {
    const isSettled = settledAt !== null && settledAt <= at
    const status = isSettled ? (isCancelled ? 'cansel' : 'already') : 'wait'
    const settled = isSettled ? isDated(settledAt) : null
    return { id, amount, status, requestedAt: isDated(requestedAt), settledAt: settled }
  }

  async #list(
    { staleBy, pageSize, delay }: Extract<Instruction, { kind: 'list' }>,
    page: number,
  ): Promise<BackendResponse> {
    const at = this.#timeline.now - staleBy
    const known = this.deposits
      .filter(({ effectAt }) => effectAt <= at)
      .toSorted((one, other) => other.requestedAt - one.requestedAt)
    const list = known
      .slice((page - 1) * pageSize, page * pageSize)
      .map((item) => this.#item(item, at))
    await this.#timeline.pass(delay)
    return answer({ status: 'success', list, total: known.length })
  }

  async #cancel(id: string, isLost: boolean): Promise<BackendResponse> {
    const found = this.made.find((one) => one.id === id)
    const isOpen = found !== undefined && found.settledAt === null
    if (isOpen) {
      found.settledAt = this.#timeline.now
      found.isCancelled = true
    }
    if (isLost) throw new Error('socket hang up')
    return answer({ status: isOpen ? 'success' : 'already' })
  }
}
