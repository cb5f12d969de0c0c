import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parse } from 'yaml'
import type { AnyStateMachine } from 'xstate'
import { staleFiles, writeFiles } from '#contract/generated-files'
import { repositoryRoot } from '../../../scripts/repository/repository-root.ts'
import { machineIds, machines } from '../machines/machines.ts'
import { schemaFile, schemaText } from '../files/schema.ts'
import { machinePage, machinesPage } from './machine-page.ts'
import type { DocumentedMachine } from './machine-page.ts'
import { complaintsAboutNames, meaningsSchema, namesIn } from './names.ts'
import { readChart } from './chart.ts'

const folder = 'docs/machines'

/** `gameOpen` → `game-open`. */
const fileNameOf = (id: string): string =>
  id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** @throws for a machine that is in no file of its name */
function findSource(name: string): string {
  const [source] = globSync(`src/features/**/${name}.machine.ts`, { cwd: repositoryRoot })
  if (source === undefined) throw new Error(`src/features has no ${name}.machine.ts`)
  return source.replaceAll('\\', '/')
}

/** @throws for a missing or unused meaning */
function documentMachines(): readonly DocumentedMachine[] {
  const text = readFileSync(join(repositoryRoot, folder, 'meanings.yaml'), 'utf8')
  const allMeanings = meaningsSchema.parse(parse(text))
  const complaints: string[] = []
  const documentedMachines = machineIds.flatMap((id) => {
    const machine = machines[id] as unknown as AnyStateMachine
    const chart = readChart(machine)
    const meanings = allMeanings[id]
    if (meanings === undefined) {
      complaints.push(`${id}: no meanings`)
      return []
    }
    complaints.push(...complaintsAboutNames(id, namesIn(chart, machine), meanings))
    const name = fileNameOf(id)
    return [{ chart, machine, meanings, name, source: findSource(name) }]
  })
  if (complaints.length > 0)
    throw new Error(`${folder}/meanings.yaml does not fit the charts:\n${complaints.join('\n')}`)
  return documentedMachines
}

function pageFiles(): Map<string, string> {
  const documentedMachines = documentMachines()
  const files = new Map([
    [`${folder}/README.md`, machinesPage(documentedMachines)],
    [relative(repositoryRoot, schemaFile), schemaText()],
  ])
  for (const documentedMachine of documentedMachines)
    files.set(`${folder}/${documentedMachine.name}.md`, machinePage(documentedMachine))
  return files
}

try {
  const files = pageFiles()
  const stalePaths = staleFiles(repositoryRoot, files).filter((path) => files.has(path))
  if (process.argv.includes('--check')) {
    for (const file of stalePaths) console.error(`stale: ${file}`)
    if (stalePaths.length > 0) console.error('Run `npm run generate` and commit what it writes.')
    else console.log(`${files.size} files about the machines are fresh.`)
    process.exitCode = stalePaths.length > 0 ? 1 : 0
  } else {
    writeFiles(repositoryRoot, files, stalePaths)
    console.log(`${files.size} files about the machines, ${stalePaths.length} changed.`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
