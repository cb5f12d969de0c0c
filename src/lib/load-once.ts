import { trackPromise } from './track-promise.ts'

const retries = new Set<() => void>()
const listeners = new Set<(tries: number) => void>()

/** Calls `retry` once, at the next `retryFailed`. */
export const onRetry = (retry: () => void): void => void retries.add(retry)

/** Makes failed loads retry and broken parts render again. */
export const retryFailed = (): void => {
  const dueRetries = [...retries]
  retries.clear()
  for (const retry of dueRetries) retry()
}

/** Calls `listener` for each failed load with the number of attempts. */
export const onLoadFailure = (listener: (tries: number) => void): void =>
  void listeners.add(listener)

/**
 * A function that loads on its first call and always returns the same tracked promise. A failure is cached until
 * `retryFailed`, because a suspended component would retry without end.
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
