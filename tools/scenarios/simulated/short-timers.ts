type Timer = { readonly id: number; readonly due: number; readonly run: () => void }

export type ShortTimers = ReturnType<typeof createShortTimers>

/** Timers that run in their order while everything else is idle, without time passing. */
export function createShortTimers() {
  let waiting: readonly Timer[] = []
  let lastId = 0
  let now = 0
  return {
    set: (run: () => void, ms: number): number => {
      lastId += 1
      waiting = [...waiting, { id: lastId, due: now + ms, run }].toSorted(
        (one, other) => one.due - other.due,
      )
      return lastId
    },
    clear: (id: number): void => {
      waiting = waiting.filter((timer) => timer.id !== id)
    },
    /** Runs the next timer; false: none is left. */
    runNext: (): boolean => {
      const [next, ...others] = waiting
      waiting = others
      now = next?.due ?? 0
      next?.run()
      return next !== undefined
    },
  }
}
