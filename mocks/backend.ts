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
import type { Database } from './db/database.ts'
import { balancesOf } from './db/ledger.ts'
import { randomOf, randomText } from './db/draw-random.ts'
import { settle } from './db/settle.ts'
import { createQueue, memoryStorage } from './db/storage.ts'
import type { RunExclusively, StateStorage, TextStorage } from './db/storage.ts'
import { createStore } from './db/store.ts'
import type { RunTransaction } from './db/store.ts'
import { behaviours as allBehaviours } from './handlers/behaviours.ts'
import { createRunningKeys } from './handlers/idempotency.ts'
import type { RoundBet, RoundResult } from './rules/round.ts'
import { findTicket } from './handlers/find-ticket.ts'
import { settleRound } from './handlers/settle-round.ts'
import { createRealSide } from './real-side.ts'
import type { CallRealBackend } from './real-side.ts'
import type { Behaviours } from './answer-request.ts'
import { createResponder } from './respond.ts'
import { serveOperations } from './serve-operations.ts'
import { createState } from './seeds/create-state.ts'
import { startStateOf } from './seeds/start-states.ts'
import type { StartStateName } from './seeds/start-states.ts'

export type MockBackendOptions = {
  /** Start state; default: `default`. A saved state with another start state is discarded. */
  readonly startState?: StartStateName
  /** Gives epoch milliseconds. `clock` commands shift the mock's time from it. */
  readonly clock?: { now(): number }
  /** Keeps the state over a restart; default: memory. */
  readonly storage?: StateStorage
  /** Serialises transactions on the storage; default: a queue of this process. */
  readonly runExclusively?: RunExclusively
  /** Origin of the games, such as `http://localhost:4010`. */
  readonly publicUrl: string
  readonly delay?: (ms: number) => Promise<void>
  readonly overrideStorage?: TextStorage
  /** Random numbers from 0 to below 1 for the games; ignored if there is a seed. */
  readonly random?: () => number
  readonly seed?: RandomSeed
  /** Default: all of `mocks/handlers`. Operations without a behaviour are answered by their generated handler. */
  readonly behaviours?: Behaviours
  readonly realBackend?: RealBackend | undefined
}

export type RealBackend = HybridSettings & {
  readonly call: CallRealBackend
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
   * Answers `/public/*` by the contract; other paths with 404. When a fault breaks the connection, the promise or the
   * answer's body rejects.
   */
  fetch(request: Request): Promise<Response>
  readonly handlers: RequestHandler[]
  /** Performs a command while the mock runs: see `mocks/control/commands.ts`. */
  readonly perform: Perform
  reset(startState?: StartStateName): Promise<void>
  playRound(ticket: string, bet: RoundBet): Promise<RoundResult>
  /** The game of an `open_game` ticket; null: invalid or expired. */
  findGame(ticket: string): Promise<OpenedGame | null>
}

const waitFor = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const requestIdOf = (headers: Headers): string => {
  const requestId = headers.get(headerParameters.requestId.name) ?? ''
  return isWithinLimits(requestId, headerParameters.requestId) ? requestId : randomText(16)
}

function findOpenedGame(db: Database, ticket: string, now: number): OpenedGame | null {
  const gameTicket = findTicket(db, ticket, now)
  if (typeof gameTicket === 'string') return null
  const { kind, company, nameKo, nameEn, member } = gameTicket
  const { gameMoney } = balancesOf(db, member)
  return { kind, company, game: { nameKo, nameEn }, gameMoney }
}

export function createMockBackend(options: MockBackendOptions): MockBackend {
  const { clock = Date, storage = memoryStorage(), publicUrl } = options
  const { runExclusively = createQueue(), delay = waitFor, random = Math.random } = options
  const { startState, seed = null, behaviours = allBehaviours } = options
  const { overrideStorage, realBackend } = options

  const store = createStore(storage, {
    createState: () => createState(startState ?? 'default', clock.now(), seed),
    mayContinue: (db) => startState === undefined || db.meta.scenario === startState,
  })

  const overrides = createOverrides(overrideStorage)
  const log = createCallLog()
  const sides = createSides({
    backend: realBackend?.url ?? null,
    mockedOperations: realBackend?.mockedOperations ?? [],
    storage: realBackend?.storage,
  })

  const transact: RunTransaction = (transaction) =>
    runExclusively(() =>
      store.run(async (db) => {
        const now = timeOf(db.meta.clock, clock.now())
        await settle(db, now)
        return transaction(db, now)
      }),
    )

  const perform = createControl({
    transact,
    systemTime: () => clock.now(),
    replace: (buildState) =>
      runExclusively(() =>
        store.replace(async (currentState) => {
          const name =
            currentState === null
              ? (startState ?? 'default')
              : startStateOf(currentState.meta.scenario)
          return buildState(currentState, name)
        }),
      ),
    seed,
    overrides,
    log,
    sides,
  })

  const runningKeys = createRunningKeys()
  const respond = createResponder({
    transact,
    publicUrl,
    behaviours,
    overrides,
    log,
    realSide:
      realBackend === undefined
        ? null
        : createRealSide({ callRealBackend: realBackend.call, sides, transact }),
    delay,
    random,
    runOncePerKey: (headers, run) => runningKeys.run(headers, run),
  })
  const { getHandlers, fetch } = serveOperations((request, operation) =>
    respond(request, requestIdOf(request.headers), operation),
  )

  return {
    fetch,
    get handlers() {
      return getHandlers()
    },
    perform,
    reset: async (name) => {
      await perform({ command: 'scenario', ...(name === undefined ? {} : { name }) })
    },
    playRound: (ticket, bet) =>
      transact((db, now) => settleRound(db, now, { ticket, bet, random: randomOf(db, random) })),
    findGame: (ticket) => transact((db, now) => findOpenedGame(db, ticket, now)),
  }
}
