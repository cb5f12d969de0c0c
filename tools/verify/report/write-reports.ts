import type { ApiCall } from '../contract/model.ts'
import { harOf } from '../har/write-har.ts'
import { maskedHeaders, maskedText } from './curl.ts'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Verdict } from './verdict.ts'
import { htmlReport } from './html.ts'
import { jsonReport, sarifReport } from './programs.ts'
import { junitReport } from './junit.ts'
import { createMask, createPageMask } from './mask.ts'
import type { Mask } from './mask.ts'
import { conclusionOf } from './conclusion.ts'
import { terminalText } from './terminal.ts'

const MAX_TEXT = 4_000

export function harReport(calls: readonly ApiCall[], backend: string, startedAt: Date): object {
  let at = startedAt.getTime()
  const entries = calls.map(({ sent, received, failure, milliseconds }) => {
    const entry = {
      startedAt: new Date(at),
      milliseconds,
      method: sent.method,
      url: `${backend}${sent.path}`,
      requestHeaders: maskedHeaders(sent.headers),
      requestText: sent.text === undefined ? undefined : maskedText(sent.text).slice(0, MAX_TEXT),
      status: received?.status ?? 0,
      statusText: failure ?? '',
      answerHeaders: maskedHeaders(received?.headers ?? {}),
      answerText: maskedText(received?.text ?? ''),
    }
    at += milliseconds
    return entry
  })
  return harOf('contract:verify', entries)
}

/** JSON with texts masked before escaping. */
const jsonWriter =
  (mask: Mask) =>
  (value: object): string => {
    const masked = (_name: string, one: unknown) => (typeof one === 'string' ? mask(one) : one)
    return `${JSON.stringify(value, masked, 2)}\n`
  }

export function writeReports(
  folder: string,
  verdict: Verdict,
  backend: string,
  startedAt: Date,
): readonly string[] {
  mkdirSync(folder, { recursive: true })
  const secrets = verdict.secrets()
  const inPage = createPageMask(secrets)
  const asJson = jsonWriter(createMask(secrets))
  const files = {
    'report.html': inPage(htmlReport(verdict, backend, startedAt)),
    'report.json': asJson(jsonReport(verdict, backend)),
    'junit.xml': inPage(junitReport(verdict, backend)),
    'report.sarif': asJson(sarifReport(verdict)),
    'requests.har': asJson(harReport(verdict.calls, backend, startedAt)),
  }
  return Object.entries(files).map(([name, text]) => {
    const file = join(folder, name)
    writeFileSync(file, text)
    return file
  })
}

type Shown = {
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
