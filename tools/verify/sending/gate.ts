/** Parallel requests that take longer than this multiple of a lone one wait in the server. */
const CROWDED_FACTOR = 2
/** Smaller differences are ignored. */
const SLACK_MS = 40
const INITIAL_LIMIT = 2
const MAX_DURATIONS = 25

type ParallelLimit = {
  readonly limit: () => number
  readonly addDuration: (milliseconds: number, inFlight: number) => void
  readonly slowDown: () => void
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/**
 * Finds how many concurrent requests a server answers without delay (additive increase, multiplicative decrease), so
 * that a small server does not appear slow because of this run.
 */
function createParallelLimit(max: number): ParallelLimit {
  let limit = Math.min(INITIAL_LIMIT, max)
  let isSlowStart = true
  let answersSinceChange = 0
  const soloDurations: number[] = []
  const parallelDurations: number[] = []

  const setLimit = (next: number) => {
    limit = Math.max(1, Math.min(max, Math.floor(next)))
    answersSinceChange = 0
    parallelDurations.length = 0
  }

  const isCrowded = () =>
    median(parallelDurations) > median(soloDurations) * CROWDED_FACTOR + SLACK_MS

  return {
    limit: () => limit,
    addDuration(milliseconds, inFlight) {
      const durations = inFlight <= 1 ? soloDurations : parallelDurations
      durations.push(milliseconds)
      if (durations.length > MAX_DURATIONS) durations.shift()
      answersSinceChange += 1
      if (inFlight < limit || answersSinceChange < limit) return
      if (isCrowded()) {
        isSlowStart = false
        setLimit(limit / 2)
      } else if (limit < max) setLimit(isSlowStart ? limit * 2 : limit + 1)
    },
    slowDown() {
      isSlowStart = false
      setLimit(limit / 2)
    },
  }
}

type GateOptions = {
  readonly parallel: number
  /** Maximum of requests per second; undefined: unlimited. */
  readonly rate: number | undefined
  readonly clock: () => number
  readonly sleep: (ms: number) => Promise<void>
}

/**
 * `parallel`: when permitted; `alone`: without other requests in flight; `at once`: immediately, for simultaneous
 * requests or those that others wait for.
 */
export type SendMode = 'parallel' | 'alone' | 'at once'

export type Gate = {
  /**
   * Sends when permitted.
   * @param send calls `wasAlone` after the response: whether no other request was in flight meanwhile
   */
  readonly send: <Value>(
    mode: SendMode,
    send: (wasAlone: () => boolean) => Promise<Value>,
  ) => Promise<Value>
  readonly slowDown: () => void
  /** While `task` runs, only `at once` requests are sent. */
  readonly pauseDuring: <Value>(task: () => Promise<Value>) => Promise<Value>
}

export function createGate({ parallel, rate, clock, sleep }: GateOptions): Gate {
  const parallelLimit = createParallelLimit(parallel)
  const queue: { readonly isAlone: boolean; readonly grant: () => void }[] = []
  let inFlight = 0
  let isLoneInFlight = false
  let admittedCount = 0
  let pauseCount = 0
  let nextStart = -Infinity

  const admitNext = () => {
    for (;;) {
      const [first] = queue
      const capacity = first?.isAlone === true ? 1 : parallelLimit.limit()
      if (first === undefined || isLoneInFlight || pauseCount > 0 || inFlight >= capacity) return
      queue.shift()
      inFlight += 1
      admittedCount += 1
      isLoneInFlight = first.isAlone
      first.grant()
    }
  }
  const waitForPlace = (isAlone: boolean) =>
    new Promise<void>((resolve) => {
      queue.push({ isAlone, grant: resolve })
      admitNext()
    })
  /** Milliseconds until the rate permits the next request, which counts from now on. */
  const reserveStart = (): number => {
    if (rate === undefined) return 0
    const now = clock()
    const start = Math.max(now, nextStart)
    nextStart = start + 1_000 / rate
    return start - now
  }

  return {
    async send(mode, send) {
      if (mode === 'at once') {
        admittedCount += 1
        reserveStart()
        return send(() => false)
      }
      await waitForPlace(mode === 'alone')
      const wait = reserveStart()
      if (wait > 0) await sleep(wait)
      const [startedAt, inFlightAtStart, admittedBefore] = [clock(), inFlight, admittedCount]
      try {
        return await send(() => inFlightAtStart === 1 && admittedCount === admittedBefore)
      } finally {
        parallelLimit.addDuration(clock() - startedAt, inFlightAtStart)
        inFlight -= 1
        if (mode === 'alone') isLoneInFlight = false
        admitNext()
      }
    },
    slowDown: parallelLimit.slowDown,
    async pauseDuring(task) {
      pauseCount += 1
      try {
        return await task()
      } finally {
        pauseCount -= 1
        admitNext()
      }
    },
  }
}
