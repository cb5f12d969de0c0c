type Tracked<Value> = Promise<Value> & {
  status?: 'pending' | 'fulfilled' | 'rejected'
  value?: Value
  reason?: unknown
}

const listeners = new Set<() => void>()
let settledCalls = 0

const settle = (): void => {
  settledCalls += 1
  for (const listener of listeners) listener()
}

/** Calls `listener` whenever a tracked promise settles; returns the unsubscribe function. */
export const subscribeToSettled = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const settledCount = (): number => settledCalls

/**
 * Returns the same promise with the fields (`status`, `value`, `reason`) from which React's `use` reads a settled
 * promise without suspending. Rejections count as handled.
 */
export const trackPromise = <Value>(promise: Promise<Value>): Promise<Value> => {
  const tracked: Tracked<Value> = promise
  tracked.status = 'pending'
  tracked.then(
    (value) => {
      tracked.status = 'fulfilled'
      tracked.value = value
      settle()
    },
    (reason: unknown) => {
      tracked.status = 'rejected'
      tracked.reason = reason
      settle()
    },
  )
  return promise
}
