import { createClock } from '@sinonjs/fake-timers'
import type { Timers } from './bundle-proxy.ts'
import { untilNextTimer } from './page/until-next.ts'

/** Time of proxy and mock backend; stopped until advanced. */
export type ServerTime = {
  readonly now: () => number
  readonly timers: Timers
  readonly untilNext: () => number | null
  readonly tick: (ms: number) => void
  readonly delay: (ms: number) => Promise<void>
  readonly waiting: () => number
}

export function createServerTime(startsAt: number): ServerTime {
  const clock = createClock(startsAt, Number.MAX_SAFE_INTEGER)
  let waiting = 0
  return {
    now: () => clock.now,
    timers: clock as unknown as Timers,
    untilNext: () => untilNextTimer(clock),
    tick: (ms) => void clock.tick(ms),
    delay: async (ms) => {
      waiting += 1
      await new Promise<void>((resolve) => {
        clock.setTimeout(() => resolve(), ms)
      })
      waiting -= 1
    },
    waiting: () => waiting,
  }
}
