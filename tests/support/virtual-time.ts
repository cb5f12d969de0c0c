import { setImmediate as turn } from 'node:timers/promises'

export type VirtualTime = {
  readonly now: () => number
  readonly sleep: (ms: number) => Promise<void>
  /** Work that takes no virtual time. */
  readonly atOnce: <Value>(work: () => Promise<Value>) => Promise<Value>
  /** Advances time whenever everything waits, until a promise settles. */
  readonly until: <Value>(promise: Promise<Value>) => Promise<Value>
}

/** Time that advances only while everything waits, so hours pass at once and in a fixed order. */
export function virtualTime(start = 0): VirtualTime {
  const sleepers: { readonly at: number; readonly wake: () => void }[] = []
  let now = start
  let working = 0
  return {
    now: () => now,
    sleep: (ms) =>
      new Promise((resolve) => {
        const at = now + Math.max(0, ms)
        const index = sleepers.findIndex((one) => one.at > at)
        sleepers.splice(index === -1 ? sleepers.length : index, 0, { at, wake: resolve })
      }),
    async atOnce(work) {
      working += 1
      try {
        return await work()
      } finally {
        working -= 1
      }
    },
    async until(promise) {
      const state = { isSettled: false }
      const settle = () => void (state.isSettled = true)
      promise.then(settle, settle)
      for (;;) {
        await turn()
        if (state.isSettled) return promise
        const [next] = sleepers
        // Without sleepers, a file is being read.
        if (working > 0 || next === undefined) continue
        now = Math.max(now, next.at)
        const count = sleepers.filter(({ at }) => at <= now).length
        for (const { wake } of sleepers.splice(0, count)) wake()
      }
    },
  }
}
