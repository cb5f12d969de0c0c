import { CircuitState, circuitBreaker, handleWhenResult } from 'cockatiel'
import type { IBreaker } from 'cockatiel'
import type { ReportFault } from '../ports/ports.ts'
import { CallRefusedError, ClientDisconnectedError } from './backend-errors.ts'

/** A breaker opens when the last call of more than half of the last 20 clients, and of at least 5, failed. */
const MAX_OUTCOMES = 20
const MINIMUM_FAULTS = 5
/** Time until one trial call is allowed. */
const OPEN_MS = 5_000

type Clients = readonly string[]
type Fault = Parameters<ReportFault>[0]
type Result = { fault: Fault | null; isCutShort: boolean }

type Send<T> = (reportFault: ReportFault) => Promise<T>

export type Breaker = {
  /** @throws CallRefusedError while the breaker is open, or while a trial call runs */
  assertClosed(clients: Clients): void
  /** Runs the call. `reportFault` records a fault of the backend, independently of the result. */
  run<T>(clients: Clients, send: Send<T>): Promise<T>
}

/**
 * A circuit breaker for one operation of the backend. Only the last call of each client counts, so one client that
 * makes the backend fail does not shut out the others. An unreachable backend counts as a fault for every client.
 */
export function createBreaker(): Breaker {
  const outcomes = createOutcomes()
  const policy = circuitBreaker(
    handleWhenResult((result) => {
      const { fault, isCutShort } = result as Result
      // A trial whose client disconnected proves nothing: the next call is the trial.
      return fault !== null || (isCutShort && policy.state === CircuitState.HalfOpen)
    }),
    { halfOpenAfter: OPEN_MS, breaker: outcomes.breaker },
  )
  let refusesUntil = 0
  let failedTrialClients: Clients = []
  policy.onBreak(() => {
    refusesUntil = Date.now() + OPEN_MS
  })
  const assertClosed = (clients: Clients) => {
    const isTrialRunning = policy.state === CircuitState.HalfOpen
    // The client of a failed trial lets others try first. Otherwise one client could keep the breaker open.
    const refusalEnd = refusesUntil + (isShared(clients, failedTrialClients) ? OPEN_MS : 0)
    const isOpen = policy.state === CircuitState.Open && Date.now() < refusalEnd
    if (isTrialRunning || isOpen) throw new CallRefusedError('the breaker is open', OPEN_MS / 1_000)
  }
  const runTrial = async <T>(clients: Clients, send: Send<T>): Promise<T> => {
    const trial = await policy.execute(async () => {
      failedTrialClients = clients
      const result = await runSettled(send)
      outcomes.add(clients, result)
      return result
    })
    return trial.returnOrThrow()
  }
  return {
    assertClosed,
    run: async (clients, send) => {
      // The breaker may have opened while the call waited.
      assertClosed(clients)
      if (policy.state === CircuitState.Open) return runTrial(clients, send)
      if (failedTrialClients.length > 0) failedTrialClients = []
      const result: Result = { fault: null, isCutShort: false }
      try {
        return await send((fault) => {
          result.fault = fault
        })
      } catch (error) {
        result.isCutShort = error instanceof ClientDisconnectedError
        throw error
      } finally {
        outcomes.add(clients, result)
        if (result.fault !== null && policy.state === CircuitState.Closed) {
          await policy.execute(() => result)
        }
      }
    },
  }
}

type Outcome = { readonly clients: Clients; readonly isFault: boolean }

const isShared = (clients: Clients, otherClients: Clients): boolean =>
  clients.some((client) => otherClients.includes(client))

/** The last call of each recent client. Clients that share an address or a session count as one. */
function createOutcomes() {
  let outcomes: readonly Outcome[] = []
  const breaker: IBreaker = {
    state: null,
    success: (state) => {
      if (state === CircuitState.HalfOpen) outcomes = []
    },
    failure: () => {
      const faults = outcomes.filter(({ isFault }) => isFault).length
      return faults >= MINIMUM_FAULTS && faults > outcomes.length / 2
    },
  }
  const isLastSuccessOf = (clients: Clients): boolean => {
    const lastOutcome = outcomes.at(-1)
    return (
      lastOutcome !== undefined &&
      !lastOutcome.isFault &&
      lastOutcome.clients.length === clients.length &&
      lastOutcome.clients.every((client, index) => client === clients[index])
    )
  }
  return {
    breaker,
    add: (clients: Clients, { fault, isCutShort }: Result): void => {
      if (fault === null && isCutShort) return
      if (fault === null && isLastSuccessOf(clients)) return
      const countedClients = fault === 'unreachable' ? [] : clients
      const otherOutcomes = outcomes.filter((outcome) => !isShared(outcome.clients, countedClients))
      outcomes = [...otherOutcomes, { clients: countedClients, isFault: fault !== null }].slice(
        -MAX_OUTCOMES,
      )
    },
  }
}

type TrialResult<T> = Result & { readonly returnOrThrow: () => T }

async function runSettled<T>(send: Send<T>): Promise<TrialResult<T>> {
  let fault: Fault | null = null
  try {
    const value = await send((reported) => {
      fault = reported
    })
    return { fault, isCutShort: false, returnOrThrow: () => value }
  } catch (error) {
    const returnOrThrow = (): never => {
      throw error
    }
    return { fault, isCutShort: error instanceof ClientDisconnectedError, returnOrThrow }
  }
}
