import { createStore } from './store.ts'

type Tracked<Value> = Promise<Value> & {
  status?: 'pending' | 'fulfilled' | 'rejected'
  value?: Value
  reason?: unknown
}

/** Number of tracked promises that have settled. */
export const settledCount = createStore(0)

const settle = (): void => settledCount.set(settledCount.get() + 1)

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
