export function whenAborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    const onAbort = () => {
      resolve(null)
    }
    signal.addEventListener('abort', onAbort)
    if (signal.aborted) onAbort()
  })
}
