/** Queues the tasks of a frozen page. */
export type Freezer = {
  readonly run: (act: () => void) => void
  /** Resolves when the page is not frozen. */
  readonly thawed: () => Promise<void>
  readonly freeze: () => void
  readonly goOn: () => void
  readonly isFrozen: () => boolean
}

export function createFreezer(touch: () => void): Freezer {
  let isFrozen = false
  const waiting: (() => void)[] = []
  const run = (act: () => void) => {
    if (isFrozen) waiting.push(act)
    else act()
  }
  // One task at a time, without network answers in between.
  const catchUp = async () => {
    for (let act = waiting.shift(); act !== undefined; act = waiting.shift()) {
      touch()
      act()
      await Promise.resolve()
    }
  }
  return {
    run,
    thawed: () => (isFrozen ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()),
    isFrozen: () => isFrozen,
    freeze: () => {
      isFrozen = true
    },
    goOn: () => {
      isFrozen = false
      touch()
      setImmediate(() => void catchUp())
    },
  }
}
