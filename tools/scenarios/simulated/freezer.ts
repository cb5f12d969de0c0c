export type Freezer = ReturnType<typeof createFreezer>

/** Queues the tasks of a frozen page. */
export function createFreezer(touch: () => void) {
  let isFrozen = false
  const waiting: (() => void)[] = []
  // One task at a time, without network answers in between.
  const catchUp = async () => {
    for (let act = waiting.shift(); act !== undefined; act = waiting.shift()) {
      touch()
      act()
      await Promise.resolve()
    }
  }
  return {
    run: (act: () => void): void => {
      if (isFrozen) waiting.push(act)
      else act()
    },
    /** Resolves when the page is not frozen. */
    thawed: (): Promise<void> =>
      isFrozen ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(),
    isFrozen: () => isFrozen,
    freeze: (): void => {
      isFrozen = true
    },
    goOn: (): void => {
      isFrozen = false
      touch()
      setImmediate(() => void catchUp())
    },
  }
}
