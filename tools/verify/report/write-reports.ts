import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ApiCall } from '../contract/model.ts'
import { harOf } from '../har/write-har.ts'
import { conclusionOf } from './conclusion.ts'
import { htmlReport } from './html.ts'
import { junitReport, sarifReport } from './machine-reports.ts'
import { terminalText } from './terminal.ts'
import type { Verdict } from './verdict.ts'

const MAX_TEXT = 4_000

export function harReport(calls: readonly ApiCall[], backend: string, startedAt: Date): object {
  let startMs = startedAt.getTime()
  const entries = calls.map(({ sent, received, failure, milliseconds }) => {
    const entry = {
      startedAt: new Date(startMs),
      milliseconds,
      method: sent.method,
      url: `${backend}${sent.path}`,
      requestHeaders: sent.headers,
      requestText: sent.text?.slice(0, MAX_TEXT),
      status: received?.status ?? 0,
      statusText: failure ?? '',
      answerHeaders: received?.headers ?? {},
      answerText: received?.text ?? '',
    }
    startMs += milliseconds
    return entry
  })
  return harOf('contract:verify', entries)
}

const jsonText = (value: object): string => `${JSON.stringify(value, null, 2)}\n`

export function writeReports(
  folder: string,
  verdict: Verdict,
  backend: string,
  startedAt: Date,
): readonly string[] {
  mkdirSync(folder, { recursive: true })
  const files = {
    'report.html': htmlReport(verdict, backend, startedAt),
    'junit.xml': junitReport(verdict, backend),
    'report.sarif': jsonText(sarifReport(verdict)),
    'requests.har': jsonText(harReport(verdict.calls, backend, startedAt)),
  }
  return Object.entries(files).map(([name, text]) => {
    const file = join(folder, name)
    writeFileSync(file, text)
    return file
  })
}

type PrintOptions = {
  readonly url: string
  readonly startedAt: Date
  /** Folder of the reports; undefined: none. */
  readonly report?: string | undefined
  /** A file within that folder. */
  readonly folder?: string
  /** All findings instead of the most harmful ones. */
  readonly all: boolean
}

/** Prints a verdict, writes the reports, and returns the exit code. */
export function printAndWrite(
  verdict: Verdict,
  { url, startedAt, report, folder = '', all }: PrintOptions,
): number {
  const { ended, calls } = verdict
  const hasAnswer = calls.length === 0 || calls.some(({ received }) => received !== null)
  // If nothing answered, one line is enough.
  if (ended?.isFailure === true && !hasAnswer) console.error(ended.words)
  else console.log(terminalText(verdict, url, all))
  if (report !== undefined) {
    const files = writeReports(join(report, folder), verdict, url, startedAt)
    console.log(`\nReport: ${files.join(', ')}`)
  }
  return conclusionOf(verdict).exitCode
}
