import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { nearestName } from '../../mocks/nearest-name.ts'
import { readRequirements } from '../requirements/coverage.ts'
import { answerCases } from './coverage/answers.ts'
import { allCoverage, isWhole } from './coverage/coverage.ts'
import { nothingReached } from './coverage/observe.ts'
import type { Reached } from './coverage/observe.ts'
import { judgeMutants } from './mutants.ts'
import { answersTable, coverageTable, failureText } from './print.ts'
import { readScenario, ScenarioUnreadable } from './read-scenario.ts'
import { withReportFolder, writeJunit, writeReport } from './report/write-report.ts'
import { runOnMachines } from './run-machine.ts'
import type { Result } from './run-machine.ts'
import type { Scenario } from './scenario.model.ts'
import { schemaFile, schemaText } from './schema.ts'
import { bundleSite } from './simulated/bundles.ts'
import type { Bundles } from './simulated/bundles.ts'
import { suggest } from './suggest/suggest.ts'
import { walkAtRandom } from './walk/walk.ts'
import { scenarioText } from './write-scenario.ts'

const top = join(import.meta.dirname, '../..')
const folder = join(top, 'tests/scenarios')

const usage = `npm run scenarios -- [NAME…] [--target TARGET] [--report [DIR]] [--junit FILE] [--mutants]

Runs the scenarios of tests/scenarios: all, or those whose path holds a NAME.
  --target    machine: simulated pages, in seconds; browser: the built site in Chromium, with a trace of
              each that fails; both: fails where they differ
  --mutants   leaves out each transition and each guard of the machines once, and says which of these
              faults a scenario notices
  --suggest   finds the fewest steps that take each transition which no scenario takes, and writes them
              to tests/scenarios/suggested: read them, and say what must hold
  --walk N    makes N steps at random (--seed S, 1 if not given) and looks after each whether what must
              always hold still does; what breaks it is shrunk and saved as a scenario
  --report    writes a page (index.html) about the scenarios and what they reached into the folder, if
              none is named into .cache/scenarios/report
  --junit     writes the results into the file, as continuous integration reads them
  --schema    writes tests/scenarios/scenario.schema.json, by which editors complete
Exit code: 0 all hold, 1 one does not or a transition is not reached, 2 a scenario cannot be read.`

class Misused extends Error {
  override readonly name = 'Misused'
}

function readScenarios(names: readonly string[]): readonly Scenario[] {
  const requirements = new Set(
    readRequirements(readFileSync(join(top, 'docs/requirements.md'), 'utf8')).map(({ id }) => id),
  )
  const files = globSync('**/*.yaml', { cwd: folder }).toSorted()
  const unknown = names.find((name) => !files.some((file) => file.includes(name)))
  if (unknown !== undefined) {
    const known = files.map((file) => basename(file, '.yaml'))
    const nearest = known.length > 0 ? ` Did you mean "${nearestName(unknown, known)}"?` : ''
    throw new Misused(`No scenario's path holds "${unknown}".${nearest}`)
  }
  const chosen = files.filter(
    (file) => names.length === 0 || names.some((name) => file.includes(name)),
  )
  const faults: string[] = []
  const scenarios = chosen.flatMap((file) => {
    try {
      return readScenario(relative(process.cwd(), join(folder, file)), requirements)
    } catch (error) {
      if (!(error instanceof ScenarioUnreadable)) throw error
      faults.push(error.message)
      return []
    }
  })
  if (faults.length > 0) throw new ScenarioUnreadable(faults.join('\n'))
  return scenarios
}

/** Prints what becomes of each fault; true when scenarios notice all. */
async function judge(results: readonly Result[], bundles: Bundles): Promise<boolean> {
  const verdicts = await judgeMutants(results, bundles)
  const missed = verdicts.filter(({ caughtBy }) => caughtBy === null)
  for (const { words, mutation } of missed)
    console.log(`nobody notices a chart ${mutation.kind}: ${words}`)
  const caught = verdicts.length - missed.length
  console.log(`${caught} of ${verdicts.length} faults in the charts are noticed`)
  return missed.length === 0
}

function countOf(option: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new Misused(`${option} is "${text}": it takes a whole number from 1.`)
}

const found = join(folder, 'found')
const suggested = join(folder, 'suggested')

/** Exit code 0 when there is a proposal for each transition that was not taken. */
async function writeSuggestions(
  scenarios: readonly Scenario[],
  reached: Reached,
  bundles: Bundles,
): Promise<number> {
  mkdirSync(suggested, { recursive: true })
  const { suggestions, left } = await suggest(scenarios, reached, bundles, ({ transition }) =>
    console.log(`found: ${transition}`),
  )
  for (const [index, { transition, begin, steps, expected }] of suggestions.entries()) {
    const title = `Suggested: ${transition}`
    const text = scenarioText({ title, covers: [], begin, steps: [...steps, expected] })
    writeFileSync(join(suggested, `${String(index + 1).padStart(2, '0')}.yaml`), text)
  }
  for (const one of left) console.log(`not found: ${one}`)
  console.log(`${suggestions.length} files in ${relative(process.cwd(), suggested)}`)
  return left.length === 0 ? 0 : 1
}

/** Walks at random; exit code 1 when something broke, which is then a scenario file. */
async function walk(count: number, seed: number): Promise<number> {
  const startedAt = performance.now()
  const walked = await walkAtRandom({ count, seed, bundles: await bundleSite() })
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1)
  console.log(`${walked.steps} steps at random, seed ${seed}, ${seconds} s`)
  if (walked.found === null) {
    console.log('What must always hold held after each of them.')
    return 0
  }
  const { violated, steps, begin } = walked.found
  for (const { what, expected, found } of violated)
    console.log(`  ${what}\n    expected: ${expected}\n    found:    ${found}`)
  const title = `A walk with seed ${seed} broke what must always hold of ${violated[0]?.what}`
  mkdirSync(found, { recursive: true })
  const file = join(found, `walk-${seed}.yaml`)
  writeFileSync(file, scenarioText({ title, covers: [], begin, steps }))
  console.log(`${steps.length} steps bring it about: ${relative(process.cwd(), file)}`)
  return 1
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    args: withReportFolder(process.argv.slice(2)),
    allowPositionals: true,
    options: {
      help: { type: 'boolean', default: false },
      target: { type: 'string', default: 'machine' },
      mutants: { type: 'boolean', default: false },
      suggest: { type: 'boolean', default: false },
      walk: { type: 'string' },
      seed: { type: 'string', default: '1' },
      schema: { type: 'boolean', default: false },
      report: { type: 'string' },
      junit: { type: 'string' },
    },
  })
  if (values.help) {
    console.log(usage)
    return 0
  }
  if (values.schema) {
    writeFileSync(schemaFile, schemaText())
    return 0
  }
  if (values.walk !== undefined)
    return walk(countOf('--walk', values.walk), countOf('--seed', values.seed))
  const scenarios = readScenarios(positionals)
  if (values.target === 'browser' || values.target === 'both') {
    const { runTarget } = await import('./browser/run-target.ts')
    return runTarget(values.target, scenarios)
  }
  if (values.target !== 'machine')
    throw new Misused(`--target is "${values.target}": it takes machine, browser or both.`)
  const bundles = await bundleSite()
  const reached = nothingReached()
  const startedAt = performance.now()
  const results = []
  for (const scenario of scenarios)
    results.push(await runOnMachines(scenario, { bundles, reached }))
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(2)
  const failed = results.filter(({ failure }) => failure !== null)
  for (const result of failed) console.log(`${failureText(result)}\n`)
  console.log(
    `${results.length - failed.length} of ${results.length} scenarios hold on the machines, ${seconds} s`,
  )
  const isAll = positionals.length === 0
  const coverage = allCoverage(reached)
  const answers = answerCases(results.flatMap(({ calls }) => calls))
  const unhandled = answers.filter(({ isHandled }) => !isHandled)
  if (isAll) console.log(`\n${coverageTable(coverage)}\n${answersTable(answers)}`)
  for (const { machine, state, operation, status } of unhandled)
    console.log(
      `${machine} ${state}: no transition takes every answer of ${operation}, such as ${status}`,
    )
  if (values.junit !== undefined) writeJunit(values.junit, results)
  if (values.report !== undefined)
    console.log(`\nReport: ${await writeReport(values.report, { results, coverage, reached })}`)
  if (values.mutants) {
    if (failed.length > 0) throw new Misused('Faults can be judged only where all scenarios hold.')
    return (await judge(results, bundles)) ? 0 : 1
  }
  if (values.suggest) return writeSuggestions(scenarios, reached, bundles)
  const isComplete = coverage.every(isWhole) && unhandled.length === 0
  return failed.length === 0 && (!isAll || isComplete) ? 0 : 1
}

try {
  process.exitCode = await main()
} catch (error) {
  const isExpected =
    error instanceof ScenarioUnreadable || error instanceof Misused || error instanceof TypeError
  console.error(isExpected ? error.message : error)
  process.exitCode = 2
}
