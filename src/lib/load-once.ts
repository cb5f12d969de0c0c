import { trackPromise } from './track-promise.ts'

const retries = new Set<() => void>()
const listeners = new Set<(tries: number) => void>()

/** Calls `retry` once, when what failed may be tried again. */
export const onRetry = (retry: () => void): void => void retries.add(retry)

/** What could not be loaded is asked for again by the part that needs it, and what broke is shown again. */
export const retryFailed = (): void => {
  const all = [...retries]
  retries.clear()
  for (const retry of all) retry()
}

/** Calls `listener` each time something could not be loaded, with how often that was tried. */
export const onLoadFailure = (listener: (tries: number) => void): void =>
  void listeners.add(listener)

/**
 * A function that loads at its first call, and gives the same tracked promise at each. A failure stays
 * until `retryFailed`: a component that suspends would ask without end.
 */
export const loadOnce = <Value>(load: () => Promise<Value>): (() => Promise<Value>) => {
  let loaded: Promise<Value> | undefined
  let tries = 0
  return () => {
    if (loaded) return loaded
    tries += 1
    loaded = trackPromise(load())
    loaded.catch(() => {
      onRetry(() => (loaded = undefined))
      for (const listener of listeners) listener(tries)
    })
    return loaded
  }
}
