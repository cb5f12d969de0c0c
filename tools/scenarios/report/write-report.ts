import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { allCoverage } from '../coverage/coverage.ts'
import type { ReachedParts } from '../coverage/observe.ts'
import type { TargetRun } from '../run/targets.ts'
import { junitText } from './junit.ts'
import { reportHtml } from './report-html.ts'

export const REPORT_FOLDER = '.cache/scenarios/report'

export function writeJunit(
  file: string,
  runs: readonly TargetRun[],
  faults: readonly string[],
): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, junitText(runs, faults))
}

type ReportInput = {
  readonly runs: readonly TargetRun[]
  readonly reached: ReachedParts | null
}

export function writeReport(folder: string, { runs, reached }: ReportInput): string {
  const filter = readFileSync(join(import.meta.dirname, 'filter.js'), 'utf8')
  const files = new Set(runs.flatMap(({ results }) => results.map(({ scenario }) => scenario.file)))
  const sources = new Map([...files].map((name) => [name, readFileSync(name, 'utf8')]))
  const coverage = reached === null ? [] : allCoverage(reached)
  const file = join(folder, 'index.html')
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, reportHtml({ runs, coverage, sources, filter }))
  return file
}
