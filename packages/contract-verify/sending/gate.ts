import { fittingParallel } from './fitting-parallel.ts'

export type GateOptions = {
  readonly parallel: number
  /** Maximum of requests per second; undefined: unlimited. */
  readonly rate: number | undefined
  readonly clock: () => number
  readonly sleep: (ms: number) => Promise<void>
}

/**
 * `beside`: when permitted; `alone`: with nothing else under way; `at once`: immediately, for simultaneous requests
 * or those that others wait for.
 */
export type Way = 'beside' | 'alone' | 'at once'

export type Gate = {
  /**
   * Sends when permitted.
   * @param send gets a function that tells, at the end, whether the request was alone
   */
  readonly through: <Value>(
    way: Way,
    send: (wasAlone: () => boolean) => Promise<Value>,
  ) => Promise<Value>
  readonly slowDown: () => void
  /** Only `at once` requests pass while the work runs. */
  readonly holdDuring: <Value>(work: () => Promise<Value>) => Promise<Value>
}

export function createGate({ parallel, rate, clock, sleep }: GateOptions): Gate {
  const fitting = fittingParallel(parallel)
  const waiting: { readonly isAlone: boolean; readonly admit: () => void }[] = []
  let underWay = 0
  let isClosed = false
  let admitted = 0
  let holds = 0
  let nextStart = -Infinity

  const admit = () => {
    for (;;) {
      const [first] = waiting
      const room = first?.isAlone === true ? 1 : fitting.limit()
      if (first === undefined || isClosed || holds > 0 || underWay >= room) return
      waiting.shift()
      underWay += 1
      admitted += 1
      isClosed = first.isAlone
      first.admit()
    }
  }
  const place = (isAlone: boolean) =>
    new Promise<void>((resolve) => {
      waiting.push({ isAlone, admit: resolve })
      admit()
    })
  const turn = async (mayWait: boolean) => {
    if (rate === undefined) return
    const now = clock()
    const start = Math.max(now, nextStart)
    nextStart = start + 1_000 / rate
    if (start > now && mayWait) await sleep(start - now)
  }

  return {
    async through(way, send) {
      if (way === 'at once') {
        admitted += 1
        await turn(false)
        return send(() => false)
      }
      await place(way === 'alone')
      await turn(true)
      const [started, beside, before] = [clock(), underWay, admitted]
      try {
        return await send(() => beside === 1 && admitted === before)
      } finally {
        fitting.answered(clock() - started, beside)
        underWay -= 1
        if (way === 'alone') isClosed = false
        admit()
      }
    },
    slowDown: fitting.slowDown,
    async holdDuring(work) {
      holds += 1
      try {
        return await work()
      } finally {
        holds -= 1
        admit()
      }
    },
  }
}
