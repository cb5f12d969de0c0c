import { createClock } from '@sinonjs/fake-timers'

/** Turns of the event loop without any activity after which nothing more comes by itself. */
const QUIET_TURNS = 4
/** Milliseconds of real time within which everything comes to rest. */
const REST_WITHIN_MS = 10_000
/** Milliseconds of the scenario's time for which something is waited for. */
const MOST_MS = 600_000
/** Timers of one moment; a page that starts another whenever one ends has more. */
const MOST_TIMERS_OF_A_MOMENT = 500

export class NeverRests extends Error {
  override readonly name = 'NeverRests'
}

/** The time of one scenario, for its pages and its servers, and the way to let it pass. */
export type ScenarioClock = {
  readonly now: () => number
  /** What a program reads as its globals: timers, `Date`, `AbortSignal.timeout`. */
  readonly globals: Readonly<Record<string, unknown>>
  /** Something happened: `settle` waits for what follows. */
  readonly touch: () => void
  /** Resolves when nothing happens any more without time passing; throws `NeverRests` in the end. */
  readonly settle: () => Promise<void>
  /** Lets time pass until a promise is settled; throws `NeverRests` after ten minutes of it. */
  readonly until: <Result>(promise: Promise<Result>) => Promise<Result>
  /** Lets so many milliseconds pass, timer by timer. */
  readonly pass: (ms: number) => Promise<void>
  /** Gives up every call that still runs: Node keeps all that waits for a signal until it is aborted. */
  readonly end: () => void
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

export function createScenarioClock(
  startsAt: number,
  restWithinMs = REST_WITHIN_MS,
): ScenarioClock {
  const clock = createClock(startsAt, Number.MAX_SAFE_INTEGER)
  let activity = 0
  const touch = () => {
    activity += 1
  }
  const settle = async () => {
    const until = performance.now() + restWithinMs
    for (let quiet = 0, seen = activity; quiet < QUIET_TURNS; quiet += 1) {
      await turn()
      if (activity === seen) continue
      if (performance.now() > until) {
        throw new NeverRests(`The site does not come to rest in ${restWithinMs / 1_000} s.`)
      }
      seen = activity
      quiet = -1
    }
  }
  const running = new Set<AbortController>()
  const timeout = (ms: number): AbortSignal => {
    const controller = new AbortController()
    running.add(controller)
    clock.setTimeout(() => {
      running.delete(controller)
      controller.abort(new DOMException('The call took too long', 'TimeoutError'))
    }, ms)
    return controller.signal
  }
  const pass = async (ms: number) => {
    await settle()
    const waiting = { isOver: false }
    clock.setTimeout(() => {
      waiting.isOver = true
    }, ms)
    for (let moment = clock.now, timers = 0; !waiting.isOver; timers += 1) {
      clock.next()
      await settle()
      if (clock.now > moment) [moment, timers] = [clock.now, 0]
      if (timers > MOST_TIMERS_OF_A_MOMENT)
        throw new NeverRests('The site sets one timer after the other, and no time passes.')
    }
    clock.tick(0)
    await settle()
  }
  const until = async <Result>(promise: Promise<Result>): Promise<Result> => {
    const begun = clock.now
    const waiting = { isOver: false }
    const over = () => {
      waiting.isOver = true
    }
    promise.then(over, over)
    await settle()
    while (!waiting.isOver) {
      if (clock.now - begun > MOST_MS) throw new NeverRests('Nothing answers within 10 minutes.')
      await pass(100)
    }
    return promise
  }
  return {
    end: () => {
      for (const controller of running) controller.abort()
      running.clear()
    },
    now: () => clock.now,
    touch,
    until,
    pass,
    settle,
    globals: {
      setTimeout: clock.setTimeout,
      clearTimeout: clock.clearTimeout,
      setInterval: clock.setInterval,
      clearInterval: clock.clearInterval,
      Date: clock.Date,
      performance: { now: () => clock.now - startsAt },
      AbortSignal: { timeout, any: (signals: AbortSignal[]) => AbortSignal.any(signals) },
    },
  }
}
