import { mkdirSync, rmSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { chooseChecks, changeChecks, fullChecks } from './checks/checks.ts'
import type { Check } from './checks/checks.ts'
import { describeCounts, runCheck, startAll } from './checks/run-checks.ts'
import type { Outcome } from './checks/run-checks.ts'
import { describeAreas, mostExpensive, readTimes } from './checks/times.ts'
import { ensureChromium } from './chromium.ts'
import { ensureTestServers } from './test-servers.ts'
import { repositoryRoot } from './repository/repository-root.ts'

const PROCESSOR_TIMES_FILE = join(repositoryRoot, '.cache/reports/processor.jsonl')

function print({ name, report }: Check, outcome: Outcome): void {
  const hasPassed = outcome.failed === 0
  const figures = report === undefined ? '' : `${describeCounts(outcome)}  `
  const mark = hasPassed ? 'ok  ' : 'FAIL'
  console.log(`${mark}  ${name.padEnd(13)} ${figures}${outcome.seconds.toFixed(1)} s`)
  if (!hasPassed) console.log(`\n${outcome.output.trimEnd()}\n`)
}

/** Why a check cannot run here; null: it can. Installs what is missing, and says so. */
function installNeeds({ needs = [] }: Check): string | null {
  if (needs.includes('chromium')) process.env.CHROMIUM_PATH = ensureChromium()
  const missingEngines = needs.includes('engines') ? ensureTestServers() : []
  return missingEngines.length === 0 ? null : missingEngines.join(' ')
}

/** Parts of `test:all` run one after another, after the unit tests, which end last of `npm test`. */
const sequenceParts = (checks: readonly Check[]): readonly Check[] => {
  const parts = checks.filter((check) => fullChecks.includes(check))
  return checks.map((check) => {
    const index = parts.indexOf(check)
    if (index === -1) return check
    return { ...check, after: parts[index - 1]?.name ?? 'unit' }
  })
}

async function main([first, ...names]: readonly string[]): Promise<number> {
  const chosenChecks =
    first === '--all'
      ? chooseChecks([...changeChecks, ...fullChecks], names)
      : chooseChecks(changeChecks, first === undefined ? [] : [first, ...names])
  const skippedChecks = chosenChecks.flatMap((check) => {
    const reason = installNeeds(check)
    return reason === null ? [] : [{ check, reason }]
  })
  const checks = sequenceParts(
    chosenChecks.filter((chosenCheck) => skippedChecks.every(({ check }) => check !== chosenCheck)),
  )
  startProcessorTimes()
  const stop = stopOnSignal()
  const { total, costs } = await runChecks(checks, stop)
  if (stop.aborted) return 128 + constants.signals[stop.reason as NodeJS.Signals]
  printCosts(costs)
  for (const { check, reason } of skippedChecks) console.log(`skipped: ${check.name}: ${reason}`)
  console.log(describeCounts(total))
  const mayNotSkip = process.env['CI'] === 'all' && (skippedChecks.length > 0 || total.skipped > 0)
  return total.failed === 0 && !mayNotSkip ? 0 : 1
}

type Cost = readonly [check: string, processorSeconds: number]

/** Runs two checks at a time, and prints each outcome in the order of `checks`. */
async function runChecks(checks: readonly Check[], stop: AbortSignal) {
  const outcomeByCheck = startAll(checks, 2, (check) => runCheck(check, stop))
  const costs: Cost[] = []
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const check of checks) {
    const outcome = await outcomeByCheck.get(check.name)
    if (!outcome || stop.aborted) continue
    print(check, outcome)
    costs.push([check.name, outcome.processorSeconds])
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += outcome[key]
  }
  return { total, costs }
}

/** Empties the file to which test files add their processor time. */
function startProcessorTimes(): void {
  rmSync(PROCESSOR_TIMES_FILE, { force: true })
  mkdirSync(dirname(PROCESSOR_TIMES_FILE), { recursive: true })
  process.env['PROCESSOR_TIMES'] = PROCESSOR_TIMES_FILE
}

/** Prints the processor seconds of checks, of test areas and of the most expensive files. */
function printCosts(costs: readonly Cost[]): void {
  const total = costs.reduce((sum, [, seconds]) => sum + seconds, 0)
  const files = readTimes(PROCESSOR_TIMES_FILE, repositoryRoot)
  if (total === 0 || files.length === 0) return
  console.log(`Processor time: ${total.toFixed(0)} s\n${describeAreas(costs, files)}`)
  console.log(`The most expensive files:\n${mostExpensive(files, 10)}`)
}

/** Aborts on SIGINT, SIGTERM and SIGHUP; the reason is the signal's name. */
function stopOnSignal(): AbortSignal {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!stopping.signal.aborted) console.log('Stopping …')
      stopping.abort(signal)
    })
  }
  return stopping.signal
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
