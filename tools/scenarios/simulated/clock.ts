import { createClock } from '@sinonjs/fake-timers'
import { MINUTE_MS } from '#site/lib/durations.ts'
import { NeverRestsError } from './driver.ts'
import type { Surroundings } from './driver.ts'

/** Idle event loop turns after which everything counts as idle. */
const QUIET_TURNS = 4
/** Idle turns after which a page counts as waiting; fewer than QUIET_TURNS. */
const PAUSE_TURNS = 2
const MAX_PAUSE_TURNS = 50
/** Real milliseconds until everything must be idle: a busy machine changes no verdict. */
const REST_TIMEOUT_MS = MINUTE_MS
/** Limit of simulated milliseconds for a wait. */
const MAX_WAIT_MS = 10 * MINUTE_MS
/** Limit of timers at one time, to detect loops. */
const MAX_TIMERS_AT_ONCE = 500

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

const NO_SURROUNDINGS: Surroundings = {
  rest: () => false,
  untilNext: () => null,
  tick: () => undefined,
}

export type ScenarioClock = ReturnType<typeof createScenarioClock>

export function createScenarioClock(
  startsAt: number,
  restWithinMs = REST_TIMEOUT_MS,
  surroundings = NO_SURROUNDINGS,
) {
  const clock = createClock(startsAt, Number.MAX_SAFE_INTEGER)
  let activity = 0
  const touch = () => {
    activity += 1
  }
  const settle = async () => {
    const deadline = performance.now() + restWithinMs
    const hasSettled = async (before: number) => !(await surroundings.rest()) && activity === before
    for (
      let quiet = 0, last = activity;
      quiet < QUIET_TURNS || !(await hasSettled(last));
      quiet += 1
    ) {
      if (quiet >= QUIET_TURNS) quiet = -1
      await nextTurn()
      if (activity !== last) quiet = -1
      last = activity
      if (quiet === -1 && performance.now() > deadline)
        throw new NeverRestsError(`The site does not come to rest in ${restWithinMs / 1_000} s.`)
    }
  }
  const pause = async () => {
    touch()
    for (
      let quiet = 0, lastActivity = activity, turns = 0;
      quiet < PAUSE_TURNS;
      quiet += 1, turns += 1
    ) {
      await nextTurn()
      if (activity === lastActivity || turns > MAX_PAUSE_TURNS) continue
      lastActivity = activity
      quiet = -1
    }
    touch()
  }
  const controllers = new Set<AbortController>()
  const ended = new AbortController()
  const timeout = (ms: number): AbortSignal => {
    const controller = new AbortController()
    controllers.add(controller)
    clock.setTimeout(() => {
      controllers.delete(controller)
      controller.abort(new DOMException('The call took too long', 'TimeoutError'))
    }, ms)
    return controller.signal
  }
  const pass = async (ms: number) => {
    await settle()
    const timer = { hasFired: false }
    clock.setTimeout(() => {
      timer.hasFired = true
    }, ms)
    for (let moment = clock.now, timers = 0; !timer.hasFired; timers += 1) {
      const startTime = clock.now
      const wait = await surroundings.untilNext()
      const nextTimer = wait === null ? undefined : clock.setTimeout(() => undefined, wait)
      clock.next()
      clock.clearTimeout(nextTimer)
      await surroundings.tick(clock.now - startTime)
      await settle()
      if (clock.now > moment) [moment, timers] = [clock.now, 0]
      if (timers > MAX_TIMERS_AT_ONCE)
        throw new NeverRestsError('The site sets one timer after the other, and no time passes.')
    }
    clock.tick(0)
    await settle()
  }
  const until = async <Result>(promise: Promise<Result>): Promise<Result> => {
    const startedAt = clock.now
    const outcome = { isSettled: false }
    const onSettled = () => {
      outcome.isSettled = true
    }
    promise.then(onSettled, onSettled)
    await settle()
    while (!outcome.isSettled) {
      if (clock.now - startedAt > MAX_WAIT_MS)
        throw new NeverRestsError('Nothing answers within 10 minutes.')
      await pass(100)
    }
    return promise
  }
  return {
    /** Aborts every running call, because Node retains listeners of a pending signal. */
    end: (): void => {
      for (const controller of controllers) controller.abort()
      controllers.clear()
      ended.abort()
    },
    now: () => clock.now,
    /** Reports activity, which `settle` waits for. */
    touch,
    /**
     * Advances time until a promise settles.
     * @throws NeverRestsError after ten simulated minutes
     */
    until,
    /** Advances time, timer by timer. */
    pass,
    /** Advances time without waiting for its effects. */
    tick: async (ms: number): Promise<void> => {
      clock.tick(ms)
      await surroundings.tick(ms)
    },
    /**
     * Resolves when nothing happens without time passing.
     * @throws NeverRestsError
     */
    settle,
    /** Resolves when only work that waits for this pause is left. */
    pause,
    globals: {
      setTimeout: clock.setTimeout,
      clearTimeout: clock.clearTimeout,
      setInterval: clock.setInterval,
      clearInterval: clock.clearInterval,
      Date: clock.Date,
      performance: { now: () => clock.now - startsAt },
      AbortSignal: {
        timeout,
        any: (signals: AbortSignal[]) => AbortSignal.any([...signals, ended.signal]),
      },
    },
  }
}
