import type { Clock } from '@sinonjs/fake-timers'

/** Internal fields of the library. */
type Kept = { readonly timers?: ReadonlyMap<unknown, { readonly callAt: number }> }

/** Milliseconds until a clock's next timer; null: none. */
export function untilNextTimer(clock: Clock): number | null {
  const times = [...((clock as unknown as Kept).timers ?? new Map()).values()].map(
    ({ callAt }: { readonly callAt: number }) => callAt,
  )
  return times.length === 0 ? null : Math.max(0, Math.min(...times) - clock.now)
}
