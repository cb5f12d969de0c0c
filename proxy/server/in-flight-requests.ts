/** Counts in-flight requests, including those of disconnected clients. `idle` resolves at zero. */
export function trackInFlightRequests() {
  let inFlight = 0
  let resolveIdle: () => void = () => undefined
  const endOne = () => {
    inFlight -= 1
    if (inFlight === 0) resolveIdle()
  }
  return {
    track: <Answer>(answer: Promise<Answer>): Promise<Answer> => {
      inFlight += 1
      answer.then(endOne, endOne)
      return answer
    },
    idle: () =>
      new Promise<void>((resolve) => {
        resolveIdle = resolve
        if (inFlight === 0) resolve()
      }),
  }
}
