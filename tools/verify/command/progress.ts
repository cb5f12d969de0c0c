import { setTimeout as after } from 'node:timers/promises'
import { CLEAN_UP_MS } from '../changes/change-log.ts'
import { plural } from '../contract/outcome.ts'
import type { Progress } from '../run/run-state.ts'

/** Sleeps until the run is stopped. */
export const sleepUnlessStopped = (ms: number, signal: AbortSignal): Promise<void> =>
  after(ms, undefined, { signal }).catch(() => undefined)

const MIN_BETWEEN_SIGNALS_MS = 1_000

/** The first signal ends the run, which then restores its changes; the second exits at once. */
export function stopOnSignals(stop: AbortController): void {
  let firstAt = Number.POSITIVE_INFINITY
  const onSignal = () => {
    if (stop.signal.aborted) {
      // The terminal and the parent program may both forward the same key press.
      if (performance.now() - firstAt < MIN_BETWEEN_SIGNALS_MS) return
      console.error('\nStopped at once. Changes were not undone.')
      process.exit(2)
    }
    firstAt = performance.now()
    stop.abort()
    const seconds = CLEAN_UP_MS / 1_000
    console.error(
      `\nStopping. Undoing changes takes up to ${seconds} s; press Ctrl-C again to stop at once.`,
    )
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}

const TERMINAL_INTERVAL_MS = 200
const LOG_INTERVAL_MS = 10_000
const ERASE_LINE = '\r\u001B[K'

type ProgressOutput = {
  readonly write: (text: string) => void
  /** A terminal line can be overwritten; a log gets a new line now and then. */
  readonly isTerminal: boolean
  readonly columns: () => number
}

export function progressLine(progress: Progress, seconds: number): string {
  const { planned, done, requests, stage, waiting } = progress
  const checks = planned === 0 ? 'starting' : `${done} of ${plural(planned, 'check')}`
  const activity = waiting ?? stage
  const parts = [checks, plural(requests, 'request'), `${Math.round(seconds)} s`]
  return `${parts.join(', ')}${activity === '' ? '' : `: ${activity}`}`
}

/**
 * Shows progress during a run.
 * @returns a function that stops it
 */
export function showProgress(
  progress: Progress,
  { write, isTerminal, columns }: ProgressOutput,
): () => void {
  const start = performance.now()
  const show = () => {
    const line = progressLine(progress, (performance.now() - start) / 1_000)
    write(isTerminal ? `${ERASE_LINE}${line.slice(0, columns() - 1)}` : `${line}\n`)
  }
  const timer = setInterval(show, isTerminal ? TERMINAL_INTERVAL_MS : LOG_INTERVAL_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    if (isTerminal) write(ERASE_LINE)
  }
}

type OnStart = (progress: Progress) => void

/** Shows the progress of a run on standard error. */
export async function withProgress<Value>(
  task: (onStart: OnStart) => Promise<Value>,
): Promise<Value> {
  const { stderr } = process
  const output = {
    write: (text: string) => void stderr.write(text),
    isTerminal: stderr.isTTY,
    columns: () => stderr.columns,
  }
  let stopShowing = (): void => undefined
  const onStart: OnStart = (progress) => (stopShowing = showProgress(progress, output))
  try {
    return await task(onStart)
  } finally {
    stopShowing()
  }
}
