import { fittingParallel } from './fitting-parallel.ts'

export type GateOptions = {
  /** How many requests may be under way at once. */
  readonly parallel: number
  /** How many may begin in a second; without a limit if undefined. */
  readonly rate: number | undefined
  readonly clock: () => number
  readonly sleep: (ms: number) => Promise<void>
}

/**
 * How a request goes out: beside others when there is room; alone, with nothing else under way; or at once, as one of
 * several that must come at the same moment or because others wait for it.
 */
export type Way = 'beside' | 'alone' | 'at once'

export type Gate = {
  /** Sends when a request may be sent. @param send is given what says, when it ends, whether it was alone meanwhile */
  readonly through: <Value>(
    way: Way,
    send: (wasAlone: () => boolean) => Promise<Value>,
  ) => Promise<Value>
  /** The server asks for fewer requests. */
  readonly slowDown: () => void
  /** Lets nothing pass but what goes at once, as long as some work lasts. */
  readonly holdDuring: <Value>(work: () => Promise<Value>) => Promise<Value>
}

/** Lets requests pass in the order in which they come: as many at once as the server answers without delay, so many in a second. */
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
