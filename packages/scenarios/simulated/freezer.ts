/** What a page that the browser has frozen would have done meanwhile, in the order in which it came. */
export type Freezer = {
  /** Runs something of the page: at once, or when it goes on. */
  readonly run: (act: () => void) => void
  /** Resolves at once, or when the page goes on. */
  readonly thawed: () => Promise<void>
  readonly freeze: () => void
  readonly goOn: () => void
  readonly isFrozen: () => boolean
}

export function createFreezer(touch: () => void): Freezer {
  let isFrozen = false
  const kept: (() => void)[] = []
  const run = (act: () => void) => {
    if (isFrozen) kept.push(act)
    else act()
  }
  // One task after the other: no answer of the network comes between.
  const catchUp = async () => {
    for (let act = kept.shift(); act !== undefined; act = kept.shift()) {
      touch()
      act()
      await Promise.resolve()
    }
  }
  return {
    run,
    thawed: () => (isFrozen ? new Promise((resolve) => kept.push(resolve)) : Promise.resolve()),
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
