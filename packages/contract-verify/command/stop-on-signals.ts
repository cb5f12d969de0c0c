import { PUT_BACK_MS } from '../changes/notes.ts'

const SAME_SIGNAL_MS = 1_000

/** The first signal ends the run, which then restores its changes; the second exits at once. */
export function stopOnSignals(stop: AbortController): void {
  let firstAt = Number.POSITIVE_INFINITY
  const onSignal = () => {
    if (stop.signal.aborted) {
      // The terminal and the parent program may both forward the same key press.
      if (performance.now() - firstAt < SAME_SIGNAL_MS) return
      console.error('\nStopped at once. Changes were not undone.')
      process.exit(2)
    }
    firstAt = performance.now()
    stop.abort()
    const seconds = PUT_BACK_MS / 1_000
    console.error(
      `\nStopping. Undoing changes takes up to ${seconds} s; press Ctrl-C again to stop at once.`,
    )
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}
