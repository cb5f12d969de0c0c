import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { nameOf } from '../core/scenario.model.ts'
import type { Scenario } from '../core/scenario.model.ts'
import type { Change } from './sources.ts'

const top = join(import.meta.dirname, '../../..')

/** What no page runs, and what is changed together with a file that is generated from it. */
const isElsewhere = (file: string): boolean =>
  /\.(?:md|test\.tsx?|messages\.yaml)$|^\.(?:github|vscode)\/|^\.git(?:ignore|attributes)$/.test(
    file,
  ) ||
  /^(?:bench|deploy|docs|examples|openapi|panel)\//.test(file) ||
  /^tests\/(?!scenarios\/)|^tests\/scenarios\/scenario\.schema\.json$/.test(file) ||
  file.startsWith('src/i18n/compiled/texts/')

const isStyle = (file: string): boolean => /\.(?:css|svg)$/.test(file)
const isOfSite = (file: string): boolean => /^(?:src|mocks)\//.test(file)

/** Files that the program which plays scenarios runs itself, but not the machines, whose states it names. */
async function filesOfTools(): Promise<ReadonlySet<string>> {
  const entries = ['play/run-machine.ts', 'screen/run-screen.ts', 'input/scenario-files.ts']
  const build = await rolldown({
    input: entries.map((file) => join(import.meta.dirname, '..', file)),
    platform: 'node',
    logLevel: 'silent',
    external: (id) => !/^[./]/.test(id) || id.endsWith('core/machines.ts'),
  })
  const { output } = await build.generate({ format: 'esm' })
  await build.close()
  const ids = output.flatMap((one) => (one.type === 'chunk' ? one.moduleIds : []))
  return new Set(ids.map((id) => id.replace(`${top}/`, '')))
}

/** A changed file with which every scenario is played; null: there is none. */
export async function fileOfAll(
  changes: readonly Change[],
  isBrowser: boolean,
): Promise<string | null> {
  const files = changes.map(({ file }) => file).filter((file) => !isElsewhere(file))
  const outside = files.find(
    (file) => (!isOfSite(file) && !file.startsWith('tests/')) || (isStyle(file) && isBrowser),
  )
  if (outside !== undefined) return outside
  const ofSite = files.filter((file) => isOfSite(file) && !isStyle(file))
  if (ofSite.length === 0) return null
  const tools = await filesOfTools()
  return ofSite.find((file) => tools.has(file)) ?? null
}

const read = (file: string): string => {
  try {
    return readFileSync(join(top, file), 'utf8')
  } catch {
    return ''
  }
}

const nameIn = (file: string): string => file.replace('tests/scenarios/', '').replace(/\.yaml$/, '')

/** The names of scenarios after which a file's scenarios go on. */
function beginningsOf(file: string): readonly string[] {
  const after = /^after: *['"]?([\w/-]+)/m.exec(read(file))?.[1]
  if (after === undefined) return []
  return [after, ...beginningsOf(`tests/scenarios/${after}.yaml`)]
}

/** Whether a scenario is played with what a changed file says. */
function isSaidBy(file: string, scenario: Scenario): boolean {
  return file === scenario.file || beginningsOf(scenario.file).includes(nameIn(file))
}

/** Name of each scenario whose own files are changed → the file. */
export function saidOtherwise(
  changes: readonly Change[],
  scenarios: readonly Scenario[],
): ReadonlyMap<string, string> {
  const files = changes.map(({ file }) => file).filter((file) => file.startsWith('tests/scenarios'))
  return new Map(
    scenarios.flatMap((scenario) => {
      const file = files.find((one) => isSaidBy(one, scenario))
      return file === undefined ? [] : [[nameOf(scenario), file] as const]
    }),
  )
}
