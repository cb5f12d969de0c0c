import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Verdict } from './verdict.ts'
import { harReport } from './har.ts'
import { htmlReport } from './html.ts'
import { jsonReport } from './json.ts'
import { junitReport } from './junit.ts'
import { createMask, createPageMask } from './mask.ts'
import type { Mask } from './mask.ts'
import { sarifReport } from './sarif.ts'

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
