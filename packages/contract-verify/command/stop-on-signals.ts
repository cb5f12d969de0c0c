import { PUT_BACK_MS } from '../changes/notes.ts'

const SAME_SIGNAL_MS = 1_000

/** The first signal ends the run, which then restores its changes; the second exits at once. */
export function stopOnSignals(stop: AbortController): void {
  let firstAt = Number.POSITIVE_INFINITY
  const onSignal = () => {
    if (stop.signal.aborted) {
      // The terminal and the parent program may both forward the same key press.
      if (performance.now() - firstAt < SAME_SIGNAL_MS) return
      console.error('\nEnded at once: what was changed until then is not put back.')
      process.exit(2)
    }
    firstAt = performance.now()
    stop.abort()
    const seconds = PUT_BACK_MS / 1_000
    console.error(
      `\nStopped. What was changed is put back, in ${seconds} s at most; Ctrl-C again ends at once.`,
    )
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}
