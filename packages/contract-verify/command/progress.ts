import { plural } from '../core/words.ts'
import type { Progress } from '../core/run-state.ts'

const EVERY_MS_TERMINAL = 200
const EVERY_MS_LOG = 10_000
const ERASE_LINE = '\r\u001B[K'

export type ProgressOutput = {
  readonly write: (text: string) => void
  /** A terminal line can be overwritten; a log gets a new line now and then. */
  readonly isTerminal: boolean
  readonly columns: () => number
}

export function progressLine(progress: Progress, seconds: number): string {
  const { planned, done, requests, stage, waiting } = progress
  const checks = planned === 0 ? 'starting' : `${done} of ${plural(planned, 'check')}`
  const what = waiting ?? stage
  const parts = [checks, plural(requests, 'request'), `${Math.round(seconds)} s`]
  return `${parts.join(', ')}${what === '' ? '' : `: ${what}`}`
}

/**
 * Shows progress during a run.
 * @returns a function that stops it
 */
export function showProgress(
  progress: Progress,
  { write, isTerminal, columns }: ProgressOutput,
): () => void {
  const started = performance.now()
  const show = () => {
    const line = progressLine(progress, (performance.now() - started) / 1_000)
    write(isTerminal ? `${ERASE_LINE}${line.slice(0, columns() - 1)}` : `${line}\n`)
  }
  const timer = setInterval(show, isTerminal ? EVERY_MS_TERMINAL : EVERY_MS_LOG)
  timer.unref()
  return () => {
    clearInterval(timer)
    if (isTerminal) write(ERASE_LINE)
  }
}
