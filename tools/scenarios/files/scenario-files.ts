import { globSync, readFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { nearestName } from '#site/lib/nearest-name.ts'
import { repositoryRoot } from '../../../scripts/repository/repository-root.ts'
import { readRequirements } from '../../../scripts/requirements/coverage.ts'
import { parseScenarios, UnreadableScenarioError } from './read-scenario.ts'
import type { OtherFiles } from './read-scenario.ts'
import type { Scenario } from '../words/scenario.model.ts'

/** A command that cannot be followed, such as a name without a scenario. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export const scenarioFolder = join(repositoryRoot, 'tests/scenarios')

export const knownRequirements = (): ReadonlySet<string> =>
  new Set(
    readRequirements(readFileSync(join(repositoryRoot, 'docs/requirements.md'), 'utf8')).map(
      ({ id }) => id,
    ),
  )

export type ReadFiles = {
  readonly scenarios: readonly Scenario[]
  readonly faults: readonly string[]
}

const scenarioFiles = globSync(['**/*', '**/.*', '**/.*/**'], {
  cwd: scenarioFolder,
  withFileTypes: true,
})
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => relative(scenarioFolder, join(parentPath, name)))
  .map((file) => file.replaceAll('\\', '/'))

/** The fault of each file that no run would play. */
export const strayFileFaults = (files: readonly string[]): readonly string[] =>
  files
    .filter((file) => !file.endsWith('.yaml') && file !== 'scenario.schema.json')
    .map(
      (file) => `tests/scenarios/${file}: is not played. Name scenarios *.yaml, and remove others.`,
    )

const otherFiles: OtherFiles = {
  names: scenarioFiles
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.replace(/\.yaml$/, ''))
    .toSorted(),
  fileOf: (name) => relative(process.cwd(), join(scenarioFolder, `${name}.yaml`)),
  textOf: (name) => readFileSync(join(scenarioFolder, `${name}.yaml`), 'utf8'),
}

/** @throws UsageError for a tag that no file has */
function filterByTags(
  scenarios: readonly Scenario[],
  tags: readonly string[],
): readonly Scenario[] {
  const allTags = [...new Set(scenarios.flatMap((scenario) => scenario.tags ?? []))].toSorted()
  const unknownTag = tags.find((tag) => !allTags.includes(tag))
  if (unknownTag !== undefined) {
    const available =
      allTags.length > 0 ? ` There are: ${allTags.join(', ')}.` : ' No file has tags.'
    throw new UsageError(`No scenario has the tag "${unknownTag}".${available}`)
  }
  return tags.length === 0
    ? scenarios
    : scenarios.filter((scenario) => scenario.tags?.some((tag) => tags.includes(tag)))
}

/**
 * Scenarios of the files whose path contains or begins with one of the names, or of all, sorted by path; with tags, those that have
 * one of them.
 * @throws UsageError for a name or a tag without a match
 */
export function readFiles(names: readonly string[], tags: readonly string[] = []): ReadFiles {
  const requirements = knownRequirements()
  const files = otherFiles.names.map((name) => `${name}.yaml`)
  const matchesName = (file: string) => (name: string) =>
    file.includes(name) || join(scenarioFolder, file).startsWith(resolve(name))
  const unknownName = names.find((name) => !files.some((file) => matchesName(file)(name)))
  if (unknownName !== undefined) {
    const allNames = files.map((file) => basename(file, '.yaml'))
    const nearest =
      allNames.length > 0 ? ` Did you mean "${nearestName(unknownName, allNames)}"?` : ''
    throw new UsageError(`No scenario's path contains "${unknownName}".${nearest}`)
  }
  const chosenNames = otherFiles.names.filter(
    (name) => names.length === 0 || names.some(matchesName(`${name}.yaml`)),
  )
  const faults = names.length === 0 ? [...strayFileFaults(scenarioFiles)] : []
  const scenarios = chosenNames.flatMap((name) => {
    try {
      return parseScenarios(
        otherFiles.textOf(name),
        otherFiles.fileOf(name),
        requirements,
        otherFiles,
      )
    } catch (error) {
      if (!(error instanceof UnreadableScenarioError)) throw error
      faults.push(error.message)
      return []
    }
  })
  return { scenarios: filterByTags(scenarios, tags), faults }
}

/**
 * The same scenarios, all of which must be readable.
 * @throws UnreadableScenarioError with all faults, UsageError for a name without a match
 */
export function readScenarios(names: readonly string[]): readonly Scenario[] {
  const { scenarios, faults } = readFiles(names)
  if (faults.length > 0) throw new UnreadableScenarioError(faults.join('\n'))
  return scenarios
}
