import type { RequestHandler } from 'msw'
import { headerParameters } from '../src/generated/headers.ts'
import { isWithinLimits } from '../src/lib/limits.ts'
import { createCallLog } from './control/call-log.ts'
import { createControl } from './control/control.ts'
import type { Perform } from './control/control.ts'
import type { RandomSeed } from './control/commands.ts'
import { createOverrides } from './control/overrides.ts'
import { createSides } from './control/sides.ts'
import type { HybridSettings } from './control/hybrid-settings.ts'
import type { GameKind } from './catalog/providers.ts'
import { timeOf } from './db/clock.ts'
import { createDatabase } from './db/database.ts'
import type { Database } from './db/database.ts'
import { balancesOf } from './db/ledger.ts'
import { drawFromSeed, randomOf, randomText } from './db/draw-random.ts'
import { settle } from './db/settle.ts'
import { createQueue, memoryStorage } from './db/storage.ts'
import type { Exclusively, StateStorage, TextStorage } from './db/storage.ts'
import { createStore } from './db/store.ts'
import type { Operate } from './db/store.ts'
import { behaviours as allBehaviours } from './handlers/behaviours.ts'
import { createRunningKeys } from './handlers/idempotency.ts'
import type { RoundBet, RoundResult } from './rules/round.ts'
import { settleRound, ticketOf } from './handlers/settle-round.ts'
import { createRealSide } from './real-side.ts'
import type { AskReal } from './real-side.ts'
import type { Behaviours } from './answer-request.ts'
import { createResponder } from './respond.ts'
import { serveOperations } from './serve-operations.ts'
import { startStateOf, startStates } from './seeds/start-states.ts'
import type { StartState, StartStateName } from './seeds/start-states.ts'
import { seedBoard } from './seeds/seed-board.ts'
import { seedHistory } from './seeds/seed-history.ts'
import { seedMembers } from './seeds/seed-members.ts'

export type MockBackendOptions = {
  /** Of a new state; default: `default`. A saved state that started otherwise is dropped. */
  readonly startState?: StartStateName
  /** Epoch milliseconds; the basis of all times, adjusted by `clock` commands. */
  readonly clock?: { now(): number }
  /** Keeps the state over a restart; default: memory. */
  readonly storage?: StateStorage
  /** Serialises operations on the storage; default: a queue of this process. */
  readonly exclusively?: Exclusively
  /** Origin of the games, such as `http://localhost:4010`. */
  readonly publicUrl: string
  readonly delay?: (ms: number) => Promise<void>
  readonly overrideStorage?: TextStorage
  /** Returns 0 <= n < 1 for the games, unless a seed is set. */
  readonly random?: () => number
  readonly seed?: RandomSeed
  /** Default: all of `mocks/handlers`. Operations without a behaviour are answered by their generated handler. */
  readonly behaviours?: Behaviours
  readonly real?: RealBackend | undefined
}

export type RealBackend = HybridSettings & {
  readonly ask: AskReal
  readonly storage?: TextStorage
}

export type OpenedGame = {
  readonly kind: GameKind
  readonly company: string
  readonly game: { readonly nameKo: string; readonly nameEn: string }
  /** Money in the games, in won. */
  readonly gameMoney: number
}

export type MockBackend = {
  /**
   * Answers `/public/*` by the contract; other paths with 404. Rejects, or its body does, where a fault breaks the
   * connection.
   */
  fetch(request: Request): Promise<Response>
  readonly handlers: RequestHandler[]
  /** Controls the mock while it runs: see `mocks/control/commands.ts`. */
  readonly perform: Perform
  reset(startState?: StartStateName): Promise<void>
  playRound(ticket: string, bet: RoundBet): Promise<RoundResult>
  /** The game of an `open_game` ticket; null: invalid or expired. */
  gameOf(ticket: string): Promise<OpenedGame | null>
}

const waitFor = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const requestIdOf = (headers: Headers): string => {
  const requestId = headers.get(headerParameters.requestId.name) ?? ''
  return isWithinLimits(requestId, headerParameters.requestId) ? requestId : randomText(16)
}

export function createMockBackend(options: MockBackendOptions): MockBackend {
  const { clock = Date, storage = memoryStorage(), publicUrl } = options
  const { exclusively = createQueue(), delay = waitFor, random = Math.random } = options
  const { startState, seed, behaviours = allBehaviours } = options

  const begin = async (
    name: StartStateName,
    now: number,
    from: RandomSeed | null,
  ): Promise<Database> => {
    const db = createDatabase(name)
    const { content = {} }: StartState = startStates[name]
    seedMembers(db, now, content.userIds)
    seedHistory(db, now, content.balances)
    await seedBoard(db, now, content)
    if (from !== null) drawFromSeed(db, from)
    return db
  }
  const store = createStore(storage, {
    begin: () => begin(startState ?? 'default', clock.now(), seed ?? null),
    isContinued: (db) => startState === undefined || db.meta.scenario === startState,
  })

  const overrides = createOverrides(options.overrideStorage)
  const log = createCallLog()
  const { real } = options
  const sides = createSides({
    backend: real?.url ?? null,
    mocked: real?.mocked ?? [],
    storage: real?.storage,
  })

  const operate: Operate = (operation) =>
    exclusively(() =>
      store.run(async (db) => {
        const now = timeOf(db.meta.clock, clock.now())
        await settle(db, now)
        return operation(db, now)
      }),
    )

  const perform = createControl({
    operate,
    givenTime: () => clock.now(),
    replace: (next) =>
      exclusively(() =>
        store.replace(async (running) => {
          const name =
            running === null ? (startState ?? 'default') : startStateOf(running.meta.scenario)
          return next(running, name)
        }),
      ),
    begin,
    seed: seed ?? null,
    overrides,
    log,
    sides,
  })

  const runningKeys = createRunningKeys()
  const respond = createResponder({
    operate,
    publicUrl,
    behaviours,
    overrides,
    log,
    realSide: real === undefined ? null : createRealSide({ ask: real.ask, sides, operate }),
    delay,
    random,
    once: (headers, run) => runningKeys.run(headers, run),
  })
  const { handlers, fetch } = serveOperations((request, operation) =>
    respond(request, requestIdOf(request.headers), operation),
  )

  return {
    fetch,
    get handlers() {
      return handlers()
    },
    perform,
    reset: async (name) => {
      await perform({ command: 'scenario', ...(name === undefined ? {} : { name }) })
    },
    playRound: (ticket, bet) =>
      operate((db, now) => {
        return settleRound(db, now, { ticket, bet, random: randomOf(db, random) })
      }),
    gameOf: (ticket) =>
      operate((db, now) => {
        const gameTicket = ticketOf(db, ticket, now)
        if (typeof gameTicket === 'string') return null
        const { kind, company, nameKo, nameEn, member } = gameTicket
        const { gameMoney } = balancesOf(db, member)
        return { kind, company, game: { nameKo, nameEn }, gameMoney }
      }),
  }
}
