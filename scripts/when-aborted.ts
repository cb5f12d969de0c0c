/** Resolves to null on abort, for `Promise.race` beside a promise of a reason. */
export function whenAborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    const onAbort = () => {
      resolve(null)
    }
    signal.addEventListener('abort', onAbort)
    if (signal.aborted) onAbort()
  })
}
