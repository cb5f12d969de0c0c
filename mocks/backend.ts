import { http } from 'msw'
import type { RequestHandler } from 'msw'
import { headerParameters } from '../src/generated/headers.ts'
import { isWithinLimits } from '../src/lib/limits.ts'
import type { GameKind } from './catalog/providers.ts'
import type { Database } from './db/database.ts'
import { balancesOf } from './db/ledger.ts'
import { randomText } from './db/random-text.ts'
import { settle } from './db/settle.ts'
import { memoryStorage } from './db/storage.ts'
import type { Storage } from './db/storage.ts'
import { createStore } from './db/store.ts'
import { answerRequest } from './handlers/answer-request.ts'
import { createRunningKeys } from './handlers/idempotency.ts'
import { problemResponse } from './handlers/problem.ts'
import { drawRound } from './games/rules/draw-round.ts'
import type { RoundShown } from './games/rules/draw-round.ts'
import type { RoundBet, RoundResult } from './games/round.ts'
import { settleRound, ticketOf } from './games/settle-round.ts'
import { faultOfCall, lateness } from './scenarios/faults.ts'
import { createOverrides } from './overrides.ts'
import type { Override, Overrides, OverrideStorage } from './overrides.ts'
import { isScenarioName, rulesOf } from './scenarios/scenarios.ts'
import type { ScenarioName } from './scenarios/scenarios.ts'
import { seedScenario } from './scenarios/seed.ts'

export type MockBackendOptions = {
  /** The scenario in which a new state begins, `default` if not given. A saved state of another scenario ends. */
  readonly scenario?: ScenarioName
  /** Epoch in milliseconds; everything that depends on time is derived from it. */
  readonly clock?: { now(): number }
  /** Where the state survives a restart; in memory if not given. */
  readonly storage?: Storage
  /** Lets one operation at a time at the storage; a queue of this process if not given. */
  readonly exclusively?: <T>(run: () => Promise<T>) => Promise<T>
  /** Where the games are served, such as `http://localhost:4010`. */
  readonly publicUrl: string
  /** Waits, in milliseconds, in scenarios that are slow. */
  readonly delay?: (ms: number) => Promise<void>
  /** Where overrides outlive the page; they end with this process if not given. */
  readonly overrideStorage?: OverrideStorage
  /** 0 <= n < 1, what the games draw from. */
  readonly random?: () => number
}

export type OpenedGame = {
  readonly kind: GameKind
  /** The provider's code. */
  readonly company: string
  readonly game: { readonly nameKo: string; readonly nameEn: string }
  /** Money in the games, in won. */
  readonly gameMoney: number
}

export type MockBackend = {
  /** Answers `/public/*` by the contract; anything else with a 404. */
  fetch(request: Request): Promise<Response>
  /** The same for MSW: one handler for every operation. */
  readonly handlers: RequestHandler[]
  /** Answers an operation in place of its handler, until it is taken back or the next reset. */
  readonly override: Override
  /** The overrides that are in force. */
  readonly overrides: Overrides
  /** Starts a scenario from its seed, the running one or another, and takes all overrides back. */
  reset(scenario?: ScenarioName): Promise<void>
  /** One round of an opened game, by that game's rule. */
  playRound(ticket: string, bet: RoundBet): Promise<RoundResult<RoundShown>>
  /** The game that a ticket of `open_game` opens; null when it opens none, or none any more. */
  gameOf(ticket: string): Promise<OpenedGame | null>
}

const waitFor = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const scenarioOf = ({ meta }: Database): ScenarioName =>
  isScenarioName(meta.scenario) ? meta.scenario : 'default'

const requestIdOf = (headers: Headers): string => {
  const given = headers.get(headerParameters.requestId.name) ?? ''
  return isWithinLimits(given, headerParameters.requestId) ? given : randomText(16)
}

/** Runs one after the other, in the order in which they were asked for. */
function createQueue(): <T>(run: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (run) => {
    const turn = last.then(run, run)
    last = turn.catch(() => undefined)
    return turn
  }
}

/** The whole backend of the contract, which keeps state; it runs without a server or a timer. */
export function createMockBackend(options: MockBackendOptions): MockBackend {
  const { clock = Date, storage = memoryStorage(), publicUrl } = options
  const { exclusively = createQueue(), delay = waitFor, random = Math.random } = options
  const { scenario } = options
  const store = createStore(storage, {
    begin: () => seedScenario(scenario ?? 'default', clock.now()),
    isContinued: (db) => scenario === undefined || db.meta.scenario === scenario,
  })

  const overrides = createOverrides(options.overrideStorage)

  const operate = <Result>(operation: (db: Database, now: number) => Result | Promise<Result>) =>
    exclusively(() =>
      store.run(async (db) => {
        const now = clock.now()
        await settle(db, now)
        return operation(db, now)
      }),
    )

  async function answer(request: Request, requestId: string): Promise<Response> {
    const { headers, method, url } = request
    const text = await request.text()
    const { answered, fault } = await operate(async (db, now) => {
      const rules = rulesOf(scenarioOf(db))
      db.meta.calls += 1
      const fault = faultOfCall(rules.faults, db.meta.calls)
      if (fault === 'refused') return { answered: { code: 'backend_unreachable' as const }, fault }
      const state = { db, rules, now, publicUrl, overrides }
      const call = { path: new URL(url).pathname, method, headers, text }
      return { answered: await answerRequest(state, call), fault }
    })
    if (fault === 'late') await delay(lateness(random))
    if ('code' in answered) return problemResponse(answered, requestId)
    const asJson = { 'content-type': 'application/json', 'x-request-id': requestId }
    if ('raw' in answered) {
      const { status, body } = answered.raw
      return new Response(JSON.stringify(body), { status, headers: asJson })
    }
    const { json } = answered
    return new Response(fault === 'cut' ? json.slice(0, json.length / 2) : json, {
      headers: asJson,
    })
  }

  const runningKeys = createRunningKeys()
  const backend: MockBackend = {
    async fetch(request) {
      const requestId = requestIdOf(request.headers)
      try {
        const answered = await runningKeys.run(request.headers, () => answer(request, requestId))
        return answered ?? problemResponse({ code: 'request_in_progress' }, requestId)
      } catch (error) {
        console.error('The mock backend is at fault:', error)
        const detail = error instanceof Error ? error.message : String(error)
        return problemResponse({ code: 'internal_fault', detail }, requestId)
      }
    },
    handlers: [http.all('*/public/*', ({ request }) => backend.fetch(request))],
    override: overrides.override,
    overrides,
    reset: (next) => {
      overrides.takeBack()
      return exclusively(() =>
        store.replace((running) => {
          const name = next ?? (running === null ? (scenario ?? 'default') : scenarioOf(running))
          return seedScenario(name, clock.now())
        }),
      )
    },
    playRound: (ticket, bet) =>
      operate((db, now) => settleRound(db, now, { ticket, bet, draw: drawRound, random })),
    gameOf: (ticket) =>
      operate((db, now) => {
        const found = ticketOf(db, ticket, now)
        if (typeof found === 'string') return null
        const { kind, company, nameKo, nameEn, member } = found
        const { gameMoney } = balancesOf(db, member)
        return { kind, company, game: { nameKo, nameEn }, gameMoney }
      }),
  }
  return backend
}
