type Fetch = (request: Request) => Response | Promise<Response>

/**
 * Knows which calls run, whether or not their browser still waits: `fetch` answers as the given one,
 * `ended` resolves when none runs any more.
 */
export function watchCalls(fetch: Fetch): { readonly fetch: Fetch; ended(): Promise<void> } {
  let running = 0
  let tellEnded: () => void = () => undefined
  return {
    fetch: async (request) => {
      running += 1
      try {
        return await fetch(request)
      } finally {
        running -= 1
        if (running === 0) tellEnded()
      }
    },
    ended: () =>
      new Promise((resolve) => {
        tellEnded = resolve
        if (running === 0) resolve()
      }),
  }
}
