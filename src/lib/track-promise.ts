type Tracked<Value> = Promise<Value> & {
  status?: 'pending' | 'fulfilled' | 'rejected'
  value?: Value
  reason?: unknown
}

const listeners = new Set<() => void>()
let arrivals = 0

const arrived = (): void => {
  arrivals += 1
  for (const listener of listeners) listener()
}

/** Hears of each promise that was `expected` and has come, or failed to; returns the way to stop. */
export const onArrival = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How many have come so far. */
export const arrivalCount = (): number => arrivals

/**
 * The same promise, whose outcome React's `use` reads without waiting once it is there: it carries
 * the fields by which React knows one that has settled. A rejection counts as handled.
 */
export const expected = <Value>(promise: Promise<Value>): Promise<Value> => {
  const tracked: Tracked<Value> = promise
  tracked.status = 'pending'
  tracked.then(
    (value) => {
      tracked.status = 'fulfilled'
      tracked.value = value
      arrived()
    },
    (reason: unknown) => {
      tracked.status = 'rejected'
      tracked.reason = reason
      arrived()
    },
  )
  return promise
}
