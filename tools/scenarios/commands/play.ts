import type { PlayOptions, TargetChoice } from '../input/command-line.ts'
import { answerCases } from '../coverage/answers.ts'
import { allCoverage, isWhole } from '../coverage/coverage.ts'
import { nothingReached } from '../coverage/observe.ts'
import type { Reached } from '../coverage/observe.ts'
import { answersTable, coverageTable } from '../play/print.ts'
import { notPlayed, reasonNotToPlay } from '../play/played.ts'
import { runSummary, unequalText } from '../play/print-runs.ts'
import { writeJunit, writeReport } from '../report/write-report.ts'
import { runOnMachines } from '../simulated/machine-target.ts'
import type { Scenario } from '../core/scenario.model.ts'
import { readFiles } from '../input/scenario-files.ts'
import { bundleSite } from '../simulated/bundles.ts'
import { differing } from '../play/targets.ts'
import type { Target, TargetRun } from '../play/targets.ts'

type OnMachines = { readonly run: TargetRun; readonly reached: Reached }

const secondsSince = (start: number): number => (performance.now() - start) / 1_000

async function playOnMachines(scenarios: readonly Scenario[]): Promise<OnMachines> {
  const bundles = await bundleSite()
  const reached = nothingReached()
  const startedAt = performance.now()
  const results = []
  for (const scenario of scenarios) {
    const why = reasonNotToPlay(scenario, 'machine')
    results.push(
      why === null ? await runOnMachines(scenario, { bundles, reached }) : notPlayed(scenario, why),
    )
  }
  const run: TargetRun = { target: 'machine', results }
  console.log(runSummary(run, secondsSince(startedAt)))
  return { run, reached }
}

async function playOnScreens(scenarios: readonly Scenario[]): Promise<TargetRun> {
  // Loads the DOM only for this target.
  const [{ bundleScreens }, { runOnScreens }] = await Promise.all([
    import('../screen/bundle-screens.ts'),
    import('../screen/screen-target.ts'),
  ])
  const bundle = await bundleScreens()
  const startedAt = performance.now()
  const results = []
  for (const scenario of scenarios) {
    const why = reasonNotToPlay(scenario, 'screen')
    const reached = nothingReached()
    results.push(
      why === null ? await runOnScreens(scenario, { bundle, reached }) : notPlayed(scenario, why),
    )
  }
  const run: TargetRun = { target: 'screen', results }
  console.log(runSummary(run, secondsSince(startedAt)))
  return run
}

async function playInBrowser(scenarios: readonly Scenario[]): Promise<TargetRun> {
  // Loads Playwright only for this target.
  const { runAllInBrowser, createProgress } = await import('../browser/browser-target.ts')
  const startedAt = performance.now()
  const reportProgress = createProgress(scenarios.length, (line) => console.log(line))
  const run: TargetRun = {
    target: 'browser',
    results: await runAllInBrowser(scenarios, reportProgress),
  }
  console.log(runSummary(run, secondsSince(startedAt)))
  return run
}

const UNREADABLE = 2

const hasFailed = ({ results }: TargetRun): boolean =>
  results.some(({ failure }) => failure !== null)

/** Prints the coverage; false when transitions or answers are missing. */
function printCoverage({ run, reached }: OnMachines, isAll: boolean): boolean {
  const coverage = allCoverage(reached)
  const answers = answerCases(run.results.flatMap(({ calls }) => calls))
  const unhandled = answers.filter(({ isHandled }) => !isHandled)
  if (isAll) console.log(`\n${coverageTable(coverage)}\n${answersTable(answers)}`)
  for (const { machine, state, operation, status } of unhandled)
    console.log(
      `${machine} ${state}: no transition takes every answer of ${operation}, such as ${status}`,
    )
  return !isAll || (coverage.every(isWhole) && unhandled.length === 0)
}

const targetsOf =
  (choice: TargetChoice) =>
  (target: Target): boolean =>
    choice === target || choice === 'all' || (choice === 'both' && target !== 'screen')

export async function play(options: PlayOptions): Promise<number> {
  const { names, tags, target, report, junit } = options
  const { scenarios, faults } = readFiles(names, tags)
  const isAll = names.length === 0 && tags.length === 0
  for (const fault of faults) console.error(fault)
  if (scenarios.length === 0) {
    if (junit !== undefined) writeJunit(junit, [], faults)
    return UNREADABLE
  }
  const isPlayed = targetsOf(target)
  const onMachines = isPlayed('machine') ? await playOnMachines(scenarios) : null
  const onScreens = isPlayed('screen') ? await playOnScreens(scenarios) : null
  const inBrowser = isPlayed('browser') ? await playInBrowser(scenarios) : null
  const runs = [onMachines?.run ?? null, onScreens, inBrowser].filter((run) => run !== null)
  const unequal = differing(runs)
  if (runs.length > 1) console.log(unequalText(unequal, scenarios.length, runs.length))
  const isComplete = onMachines === null || printCoverage(onMachines, isAll)
  const reached = onMachines?.reached ?? null
  if (junit !== undefined) writeJunit(junit, runs, faults)
  if (report !== undefined) console.log(`\nReport: ${writeReport(report, { runs, reached })}`)
  const allHold = !runs.some(hasFailed)
  if (faults.length > 0) {
    console.error(`${faults.length} files cannot be read, and were not played`)
    return UNREADABLE
  }
  return allHold && unequal.length === 0 && isComplete ? 0 : 1
}
