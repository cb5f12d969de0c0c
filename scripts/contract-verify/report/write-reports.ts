import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Verdict } from '../verify.ts'
import { harReport } from './har.ts'
import { htmlReport } from './html.ts'
import { jsonReport } from './json.ts'
import { junitReport } from './junit.ts'
import { sarifReport } from './sarif.ts'

const asJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`

/** Writes every form of the report into a folder, and says which files these are. */
export function writeReports(
  folder: string,
  verdict: Verdict,
  backend: string,
  startedAt: Date,
): readonly string[] {
  mkdirSync(folder, { recursive: true })
  const files = {
    'report.html': htmlReport(verdict, backend, startedAt),
    'report.json': asJson(jsonReport(verdict, backend)),
    'junit.xml': junitReport(verdict, backend),
    'report.sarif': asJson(sarifReport(verdict)),
    'requests.har': asJson(harReport(verdict.calls, backend, startedAt)),
  }
  return Object.entries(files).map(([name, text]) => {
    const file = join(folder, name)
    writeFileSync(file, text)
    return file
  })
}
