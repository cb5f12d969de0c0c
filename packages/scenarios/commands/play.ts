import { Misused, SINCE_MAIN } from '../input/command-line.ts'
import type { PlayOptions, TargetChoice } from '../input/command-line.ts'
import { answerCases } from '../coverage/answers.ts'
import { allCoverage, isWhole } from '../coverage/coverage.ts'
import { nothingReached } from '../coverage/observe.ts'
import type { Reached } from '../coverage/observe.ts'
import { answersTable, coverageTable } from '../play/print.ts'
import { notPlayed, reasonNotToPlay } from '../play/played.ts'
import { places, runSummary, unequalText } from '../play/print-runs.ts'
import { writeJunit, writeReport } from '../report/write-report.ts'
import { runOnMachines } from '../play/run-machine.ts'
import { nameOf } from '../core/scenario.model.ts'
import type { Scenario } from '../core/scenario.model.ts'
import type { Chosen } from '../reach/choose-changed.ts'
import { readFiles } from '../input/scenario-files.ts'
import { bundleSite } from '../simulated/bundles.ts'
import type { Bundles } from '../simulated/bundles.ts'
import { differing } from '../play/targets.ts'
import type { Target, TargetRun } from '../play/targets.ts'
import { writeSuggestions } from './suggest.ts'
import { judgeMutants, mutantsOf } from '../play/mutants.ts'
import type { Result } from '../play/run.ts'

/** Prints the result for each mutant; exit code 0 when scenarios detect all. */
async function printMutants(results: readonly Result[], bundles: Bundles): Promise<number> {
  const total = mutantsOf().length
  let judged = 0
  const verdicts = await judgeMutants(results, bundles, () => {
    judged += 1
    if (process.stderr.isTTY) process.stderr.write(`\r${judged} of ${total}`)
  })
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K')
  const missed = verdicts.filter(({ caughtBy }) => caughtBy === null)
  for (const { words, mutation } of missed)
    console.log(`no scenario detects a machine ${mutation.kind}: ${words}`)
  const caught = verdicts.length - missed.length
  console.log(`${caught} of ${verdicts.length} faults in the machines are detected`)
  return missed.length === 0 ? 0 : 1
}

type OnMachines = { readonly run: TargetRun; readonly bundles: Bundles; readonly reached: Reached }

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
  return { run, bundles, reached }
}

async function playOnScreens(scenarios: readonly Scenario[]): Promise<TargetRun> {
  // Loads the DOM only for this target.
  const [{ bundleScreens }, { runOnScreens }] = await Promise.all([
    import('../screen/bundle-screens.ts'),
    import('../screen/run-screen.ts'),
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
  const told = createProgress(scenarios.length, (line) => console.log(line))
  const run: TargetRun = {
    target: 'browser',
    results: await runAllInBrowser(scenarios, told),
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

const MOST_LISTED = 5

/** Prints how many scenarios are chosen, and which for what reason. */
function printChosen(
  chosen: readonly Scenario[],
  { reasons, commit }: Chosen,
  words: string,
): void {
  console.log(`${chosen.length} of ${words} can fail by what changed since ${commit.slice(0, 8)}`)
  const nameIn = (scenario: Scenario) => nameOf(scenario).replace('tests/scenarios/', '')
  for (const [why, all] of Map.groupBy(chosen, (one) => reasons.get(nameOf(one)) ?? '')) {
    const rest = all.length > MOST_LISTED ? [`${all.length - MOST_LISTED} more`] : []
    console.log(`  ${why}: ${[...all.slice(0, MOST_LISTED).map(nameIn), ...rest].join(', ')}`)
  }
}

/** Of the scenarios, those that changes since a commit can make fail on a target. */
async function changedOnes(
  scenarios: readonly Scenario[],
  target: Target,
  changed: string | undefined,
): Promise<readonly Scenario[]> {
  if (changed === undefined) return scenarios
  const isPlayable = (one: Scenario) => reasonNotToPlay(one, target) === null
  // Loads the compiler only here.
  const { chooseChanged } = await import('../reach/choose-changed.ts')
  const found = await chooseChanged({
    since: changed === SINCE_MAIN ? null : changed,
    target,
    scenarios: readFiles([]).scenarios.filter(isPlayable),
    told: (line) => console.log(line),
  })
  const playable = scenarios.filter(isPlayable)
  const chosen = playable.filter((one) => found.reasons.has(nameOf(one)))
  printChosen(chosen, found, `${playable.length} scenarios ${places[target]}`)
  return chosen
}

const targetsOf =
  (choice: TargetChoice) =>
  (target: Target): boolean =>
    choice === target || choice === 'all' || (choice === 'both' && target !== 'screen')

export async function play(options: PlayOptions): Promise<number> {
  const { names, tags, target, report, junit, then, changed } = options
  const { scenarios, faults } = readFiles(names, tags)
  const isAll = names.length === 0 && tags.length === 0 && changed === undefined
  for (const fault of faults) console.error(fault)
  if (scenarios.length === 0) {
    if (junit !== undefined) writeJunit(junit, [], faults)
    return UNREADABLE
  }
  const isPlayed = targetsOf(target)
  const chosen = (on: Target) => changedOnes(scenarios, on, changed)
  const onMachines = isPlayed('machine') ? await playOnMachines(await chosen('machine')) : null
  const onScreens = isPlayed('screen') ? await playOnScreens(await chosen('screen')) : null
  const inBrowser = isPlayed('browser') ? await playInBrowser(await chosen('browser')) : null
  const runs = [onMachines?.run ?? null, onScreens, inBrowser].filter((run) => run !== null)
  const unequal = differing(runs)
  if (runs.length > 1) console.log(unequalText(unequal, scenarios.length, runs.length))
  const isComplete = onMachines === null || printCoverage(onMachines, isAll)
  const reached = onMachines?.reached ?? null
  if (junit !== undefined) writeJunit(junit, runs, faults)
  if (report !== undefined) console.log(`\nReport: ${await writeReport(report, { runs, reached })}`)
  const allHold = !runs.some(hasFailed)
  if (faults.length > 0) {
    console.error(`${faults.length} files cannot be read, and were not played`)
    return UNREADABLE
  }
  if (onMachines !== null && then === 'mutants') {
    if (!allHold) throw new Misused('Mutants need scenarios that all pass.')
    return printMutants(onMachines.run.results, onMachines.bundles)
  }
  if (onMachines !== null && then === 'suggest')
    return writeSuggestions(scenarios, onMachines.reached, onMachines.bundles)
  return allHold && unequal.length === 0 && isComplete ? 0 : 1
}
