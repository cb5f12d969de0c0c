type Fetch = (request: Request) => Response | Promise<Response>

/**
 * Counts in-flight requests, including those whose client has disconnected. `fetch` wraps the given
 * one; `idle` resolves when no request is in flight.
 */
export function trackInFlightRequests(fetch: Fetch): {
  readonly fetch: Fetch
  idle(): Promise<void>
} {
  let inFlight = 0
  let resolveIdle: () => void = () => undefined
  return {
    fetch: async (request) => {
      inFlight += 1
      try {
        return await fetch(request)
      } finally {
        inFlight -= 1
        if (inFlight === 0) resolveIdle()
      }
    },
    idle: () =>
      new Promise((resolve) => {
        resolveIdle = resolve
        if (inFlight === 0) resolve()
      }),
  }
}
