export type Freezer = ReturnType<typeof createFreezer>

/** Queues the tasks of a frozen page. */
export function createFreezer(touch: () => void) {
  let isFrozen = false
  const queuedTasks: (() => void)[] = []
  // Runs one task at a time, without network answers in between.
  const runQueuedTasks = async () => {
    for (
      let callback = queuedTasks.shift();
      callback !== undefined;
      callback = queuedTasks.shift()
    ) {
      touch()
      callback()
      await Promise.resolve()
    }
  }
  return {
    run: (callback: () => void): void => {
      if (isFrozen) queuedTasks.push(callback)
      else callback()
    },
    /** Resolves when the page is not frozen. */
    untilThawed: (): Promise<void> =>
      isFrozen ? new Promise((resolve) => queuedTasks.push(resolve)) : Promise.resolve(),
    isFrozen: () => isFrozen,
    freeze: (): void => {
      isFrozen = true
    },
    thaw: (): void => {
      isFrozen = false
      touch()
      setImmediate(() => void runQueuedTasks())
    },
  }
}
