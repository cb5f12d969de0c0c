import { globSync, readFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { nearestName } from '../../../src/lib/nearest-name.ts'
import { readRequirements } from '../../../scripts/requirements/coverage.ts'
import { Misused } from './command-line.ts'
import { readScenario, ScenarioUnreadable } from '../core/read-scenario.ts'
import type { Scenario } from '../core/scenario.model.ts'

const top = join(import.meta.dirname, '../../..')

export const scenarioFolder = join(top, 'tests/scenarios')

export const knownRequirements = (): ReadonlySet<string> =>
  new Set(
    readRequirements(readFileSync(join(top, 'docs/requirements.md'), 'utf8')).map(({ id }) => id),
  )

export type ReadFiles = {
  readonly scenarios: readonly Scenario[]
  readonly faults: readonly string[]
}

/**
 * Files whose path contains one of the names, or all, sorted by path.
 * @throws Misused for a name without a match
 */
export function readFiles(names: readonly string[]): ReadFiles {
  const requirements = knownRequirements()
  const files = globSync('**/*.yaml', { cwd: scenarioFolder }).toSorted()
  const isNamed = (file: string) => (name: string) =>
    file.includes(name) || join(scenarioFolder, file) === resolve(name)
  const unknown = names.find((name) => !files.some((file) => isNamed(file)(name)))
  if (unknown !== undefined) {
    const known = files.map((file) => basename(file, '.yaml'))
    const nearest = known.length > 0 ? ` Did you mean "${nearestName(unknown, known)}"?` : ''
    throw new Misused(`No scenario's path contains "${unknown}".${nearest}`)
  }
  const chosen = files.filter((file) => names.length === 0 || names.some(isNamed(file)))
  const faults: string[] = []
  const scenarios = chosen.flatMap((file) => {
    try {
      return readScenario(relative(process.cwd(), join(scenarioFolder, file)), requirements)
    } catch (error) {
      if (!(error instanceof ScenarioUnreadable)) throw error
      faults.push(error.message)
      return []
    }
  })
  return { scenarios, faults }
}

/**
 * The same scenarios, all of which must be readable.
 * @throws ScenarioUnreadable with all faults, Misused for a name without a match
 */
export function readScenarios(names: readonly string[]): readonly Scenario[] {
  const { scenarios, faults } = readFiles(names)
  if (faults.length > 0) throw new ScenarioUnreadable(faults.join('\n'))
  return scenarios
}
