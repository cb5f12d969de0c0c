import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { AnyStateMachine } from 'xstate'
import { layoutChart } from '../charts/layout-chart.ts'
import { readChart } from '../charts/read-chart.ts'
import { machineIds, machines } from '../machines.ts'
import type { Result } from '../run-machine.ts'
import { junitText } from './junit.ts'
import { reportHtml } from './report-html.ts'
import type { ReportFacts } from './report-html.ts'

const FOLDER = '.cache/scenarios/report'

/** Arguments in which `--report` names a folder: the usual one, where nothing or an option follows. */
export const withReportFolder = (args: readonly string[]): string[] =>
  args.map((arg, index) => {
    const next = args[index + 1]
    const isBare = arg === '--report' && (next === undefined || next.startsWith('-'))
    return isBare ? `--report=${FOLDER}` : arg
  })

export function writeJunit(file: string, results: readonly Result[]): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, junitText(results))
}

/** Writes the page about a run, and returns where it is. */
export async function writeReport(
  folder: string,
  facts: Pick<ReportFacts, 'results' | 'coverage' | 'reached'>,
): Promise<string> {
  const layouts = await Promise.all(
    machineIds.map((id) => layoutChart(readChart(machines[id] as unknown as AnyStateMachine))),
  )
  const player = readFileSync(join(import.meta.dirname, 'player.js'), 'utf8')
  const sources = new Map(
    facts.results.map(({ scenario }) => [scenario.file, readFileSync(scenario.file, 'utf8')]),
  )
  const file = join(folder, 'index.html')
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, reportHtml({ ...facts, layouts, sources, player }))
  return file
}
