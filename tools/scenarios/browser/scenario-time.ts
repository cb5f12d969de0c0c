import { createClock } from '@sinonjs/fake-timers'
import type { Clock } from '@sinonjs/fake-timers'
import type { Timers } from './bundle-proxy.ts'

/** Internal fields of the library. */
type Kept = { readonly timers?: ReadonlyMap<unknown, { readonly callAt: number }> }

/** Milliseconds until a clock's next timer; null: none. */
export function untilNextTimer(clock: Clock): number | null {
  const times = [...((clock as unknown as Kept).timers ?? new Map()).values()].map(
    ({ callAt }: { readonly callAt: number }) => callAt,
  )
  return times.length === 0 ? null : Math.max(0, Math.min(...times) - clock.now)
}

export type ServerTime = ReturnType<typeof createServerTime>

/** Time of proxy and mock backend; stopped until advanced. */
export function createServerTime(startsAt: number) {
  const clock = createClock(startsAt, Number.MAX_SAFE_INTEGER)
  let waiting = 0
  return {
    now: () => clock.now,
    timers: clock as unknown as Timers,
    untilNext: () => untilNextTimer(clock),
    tick: (ms: number) => void clock.tick(ms),
    delay: async (ms: number): Promise<void> => {
      waiting += 1
      await new Promise<void>((resolve) => {
        clock.setTimeout(() => resolve(), ms)
      })
      waiting -= 1
    },
    waiting: () => waiting,
  }
}
