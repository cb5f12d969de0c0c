/** The idempotency keys whose first request has not been answered yet, by caller. */
export type RunningKeys = {
  /** Runs a request under its key; undefined when one with that key still runs. */
  run<Answer>(headers: Headers, request: () => Promise<Answer>): Promise<Answer | undefined>
}

/** Keys of one backend; a request without a key runs at any time. */
export function createRunningKeys(): RunningKeys {
  const running = new Set<string>()
  return {
    async run(headers, request) {
      const key = headers.get('idempotency-key')
      if (key === null) return request()
      const name = `${headers.get('authorization') ?? ''} ${key}`
      if (running.has(name)) return undefined
      running.add(name)
      try {
        return await request()
      } finally {
        running.delete(name)
      }
    },
  }
}
