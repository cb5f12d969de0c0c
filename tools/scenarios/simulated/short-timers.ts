/** Timers that run in their order while everything else is idle, without time passing. */
export type ShortTimers = {
  readonly set: (run: () => void, ms: number) => number
  readonly clear: (id: number) => void
  /** Runs the next timer; false: none is left. */
  readonly runNext: () => boolean
}

type Timer = { readonly id: number; readonly due: number; readonly run: () => void }

export function createShortTimers(): ShortTimers {
  let waiting: readonly Timer[] = []
  let lastId = 0
  let now = 0
  return {
    set: (run, ms) => {
      lastId += 1
      waiting = [...waiting, { id: lastId, due: now + ms, run }].toSorted(
        (one, other) => one.due - other.due,
      )
      return lastId
    },
    clear: (id) => {
      waiting = waiting.filter((timer) => timer.id !== id)
    },
    runNext: () => {
      const [next, ...others] = waiting
      waiting = others
      now = next?.due ?? 0
      next?.run()
      return next !== undefined
    },
  }
}
