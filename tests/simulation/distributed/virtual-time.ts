import type { Timeline } from '../timeline.ts'
import { owned } from './world.ts'

type Interval = { timer: NodeJS.Timeout; unref(): Interval }

/**
 * Also plans intervals and immediates of the tested code on the timeline, and reads its monotonic clock.
 * @param clock that of the machine where commands of an operator run
 */
export async function withVirtualTime<Result>(
  timeline: Timeline,
  clock: () => number,
  work: () => Promise<Result>,
): Promise<Result> {
  const real = {
    setInterval: globalThis.setInterval,
    clearInterval: globalThis.clearInterval,
    setImmediate: globalThis.setImmediate,
    now: performance.now,
    Date: globalThis.Date,
  }
  const start = timeline.now
  const interval = (act: () => void, ms: number): Interval => {
    const again = () => {
      handle.timer = setTimeout(again, ms)
      act()
    }
    const handle: Interval = { timer: setTimeout(again, ms), unref: () => handle }
    return handle
  }
  class VirtualDate extends real.Date {
    constructor(at: number | string = clock()) {
      super(at)
    }
    static override now(): number {
      return clock()
    }
  }
  globalThis.Date = VirtualDate as DateConstructor
  performance.now = () => timeline.now - start
  globalThis.setInterval = interval as unknown as typeof setInterval
  globalThis.clearInterval = ((handle: Interval) => {
    clearTimeout(handle.timer)
  }) as unknown as typeof clearInterval
  globalThis.setImmediate = ((act: () => void) =>
    timeline.after(0, owned(act))) as unknown as typeof setImmediate
  try {
    return await work()
  } finally {
    performance.now = real.now
    globalThis.Date = real.Date
    globalThis.setInterval = real.setInterval
    globalThis.clearInterval = real.clearInterval
    globalThis.setImmediate = real.setImmediate
  }
}
