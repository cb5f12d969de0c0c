import { join } from 'node:path'
import { conclusionOf } from './conclusion.ts'
import { terminalText } from './terminal.ts'
import type { Verdict } from './verdict.ts'
import { writeReports } from './write-reports.ts'

type Shown = {
  readonly url: string
  readonly startedAt: Date
  /** Folder of the reports; undefined: none. */
  readonly report?: string | undefined
  /** Within that folder. */
  readonly folder?: string
  /** All findings instead of the most harmful ones. */
  readonly all: boolean
}

/** Prints a verdict, writes the reports, and returns the exit code. */
export function tell(
  verdict: Verdict,
  { url, startedAt, report, folder = '', all }: Shown,
): number {
  const { ended, calls } = verdict
  const hasAnswer = calls.length === 0 || calls.some(({ received }) => received !== null)
  // Without any answer, one line is enough.
  if (ended?.isFailure === true && !hasAnswer) console.error(ended.words)
  else console.log(terminalText(verdict, url, all))
  if (report !== undefined) {
    const files = writeReports(join(report, folder), verdict, url, startedAt)
    console.log(`\nReport: ${files.join(', ')}`)
  }
  return conclusionOf(verdict).exitCode
}
