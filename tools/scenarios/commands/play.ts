import { answerCases } from '../coverage/answers.ts'
import { allCoverage, isComplete } from '../coverage/coverage.ts'
import { createReachedParts } from '../coverage/observe.ts'
import type { ReachedParts } from '../coverage/observe.ts'
import { readFiles } from '../files/scenario-files.ts'
import { writeJunit, writeReport } from '../report/write-report.ts'
import { playUnlessSkipped, unequalVerdicts } from '../run/targets.ts'
import type { Target, TargetResult, TargetRun } from '../run/targets.ts'
import type { Scenario } from '../words/scenario.model.ts'
import type { PlayOptions } from './command-line.ts'
import {
  answersTable,
  coverageTable,
  createProgress,
  runSummary,
  describeUnequal,
} from './print.ts'

type PlayScenario = (scenario: Scenario) => Promise<TargetResult>

/** Bundles the code of a target; loads a DOM only for the screens. */
async function preparePlay(
  target: 'machine' | 'screen',
  reached: ReachedParts,
): Promise<PlayScenario> {
  if (target === 'machine') {
    const { runOnMachines } = await import('../machine/machine-target.ts')
    const { bundleSite } = await import('../simulated/bundles.ts')
    const bundles = await bundleSite()
    return (scenario) => runOnMachines(scenario, { bundles, reached })
  }
  const { runOnScreens } = await import('../screen/screen-target.ts')
  const { bundleScreens } = await import('../screen/bundle-screens.ts')
  const bundle = await bundleScreens()
  return (scenario) => runOnScreens(scenario, { bundle, reached: createReachedParts() })
}

async function playAll(
  target: Target,
  scenarios: readonly Scenario[],
  reached: ReachedParts,
): Promise<TargetRun> {
  const play = target === 'browser' ? null : await preparePlay(target, reached)
  const startedAt = performance.now()
  const results: TargetResult[] = []
  if (play === null) {
    const { runAllInBrowser } = await import('../browser/browser-target.ts')
    const report = createProgress(scenarios.length, (line) => console.log(line))
    results.push(...(await runAllInBrowser(scenarios, report)))
  } else
    for (const scenario of scenarios) results.push(await playUnlessSkipped(scenario, target, play))
  const run: TargetRun = { target, results }
  console.log(runSummary(run, (performance.now() - startedAt) / 1_000))
  return run
}

const UNREADABLE_EXIT_CODE = 2

/** Prints the coverage; false when transitions or answers are missing. */
function printCoverage({ results }: TargetRun, reached: ReachedParts, isAll: boolean): boolean {
  const coverage = allCoverage(reached)
  const answers = answerCases(results.flatMap(({ calls }) => calls))
  const unhandled = answers.filter(({ isHandled }) => !isHandled)
  if (isAll) console.log(`\n${coverageTable(coverage)}\n${answersTable(answers)}`)
  for (const { machine, state, operation, status } of unhandled)
    console.log(
      `${machine} ${state}: no transition takes every answer of ${operation}, such as ${status}`,
    )
  return !isAll || (coverage.every(isComplete) && unhandled.length === 0)
}

const targetsOf: Readonly<Record<PlayOptions['target'], readonly Target[]>> = {
  machine: ['machine'],
  screen: ['screen'],
  browser: ['browser'],
  both: ['machine', 'browser'],
  all: ['machine', 'screen', 'browser'],
}

export async function play(options: PlayOptions): Promise<number> {
  const { names, tags, target: choice, report, junit } = options
  const { scenarios, faults } = readFiles(names, tags)
  const isAll = names.length === 0 && tags.length === 0
  for (const fault of faults) console.error(fault)
  if (scenarios.length === 0) {
    if (junit !== undefined) writeJunit(junit, [], faults)
    return UNREADABLE_EXIT_CODE
  }
  const reached = createReachedParts()
  const runs: TargetRun[] = []
  for (const target of targetsOf[choice]) runs.push(await playAll(target, scenarios, reached))
  const unequal = unequalVerdicts(runs)
  if (runs.length > 1) console.log(describeUnequal(unequal, scenarios.length, runs.length))
  const machineRun = runs.find(({ target }) => target === 'machine')
  const isComplete = machineRun === undefined || printCoverage(machineRun, reached, isAll)
  if (junit !== undefined) writeJunit(junit, runs, faults)
  if (report !== undefined) {
    const file = writeReport(report, { runs, reached: machineRun === undefined ? null : reached })
    console.log(`\nReport: ${file}`)
  }
  if (faults.length > 0) {
    console.error(`${faults.length} files cannot be read, and were not played`)
    return UNREADABLE_EXIT_CODE
  }
  const haveAllPassed = runs.every(({ results }) =>
    results.every(({ failure }) => failure === null),
  )
  return haveAllPassed && unequal.length === 0 && isComplete ? 0 : 1
}
