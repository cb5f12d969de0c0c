import { CircuitState, circuitBreaker, CountBreaker, handleWhenResult } from 'cockatiel'
import { CallRefused, ClientDisconnected } from './backend-errors.ts'

/** Opens when more than half of the last 20 calls, and of at least 10, found the backend at fault. */
const SIZE = 20
const MINIMUM_CALLS = 10
const THRESHOLD = 0.5
/** How long it stays open before one call may try. */
const OPEN_MS = 5_000

type Result<T> = { readonly isFault: boolean; readonly isCutShort: boolean; readonly end: () => T }

export type Breaker = {
  /** @throws CallRefused while the breaker is open, and while one call tries */
  assertClosed(): void
  /** Runs the call; `reportFault` says that the backend is at fault, whatever the call then does. */
  run<T>(send: (reportFault: () => void) => Promise<T>): Promise<T>
}

/** A circuit breaker for one operation of the backend. */
export function createBreaker(): Breaker {
  const policy = circuitBreaker(
    handleWhenResult((result) => {
      const { isFault, isCutShort } = result as Result<unknown>
      // A trial whose client has gone says nothing of the backend: the next one tries later.
      return isFault || (isCutShort && policy.state === CircuitState.HalfOpen)
    }),
    {
      halfOpenAfter: OPEN_MS,
      breaker: new CountBreaker({
        threshold: THRESHOLD,
        size: SIZE,
        minimumNumberOfCalls: MINIMUM_CALLS,
      }),
    },
  )
  let refusesUntil = 0
  policy.onBreak(() => {
    refusesUntil = Date.now() + OPEN_MS
  })
  const assertClosed = () => {
    const isTrying = policy.state === CircuitState.HalfOpen
    const isOpen = policy.state === CircuitState.Open && Date.now() < refusesUntil
    if (isTrying || isOpen) throw new CallRefused('the breaker is open', OPEN_MS / 1_000)
  }
  return {
    assertClosed,
    run: async (send) => {
      // A call that has waited may find it open.
      assertClosed()
      const result = await policy.execute(() => settle(send))
      return result.end()
    },
  }
}

async function settle<T>(send: (reportFault: () => void) => Promise<T>): Promise<Result<T>> {
  let isFault = false
  const reportFault = () => {
    isFault = true
  }
  try {
    const value = await send(reportFault)
    return { isFault, isCutShort: false, end: () => value }
  } catch (error) {
    const end = (): never => {
      throw error
    }
    return { isFault, isCutShort: error instanceof ClientDisconnected, end }
  }
}
