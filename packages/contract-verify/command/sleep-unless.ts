import { setTimeout as after } from 'node:timers/promises'

/** Sleeps until the run is stopped. */
export const sleepUnless = (ms: number, signal: AbortSignal): Promise<void> =>
  after(ms, undefined, { signal }).catch(() => undefined)
