import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { arazzoDocuments, workflowFolder } from './arazzo/documents.ts'
import { Misused, readCommandLine, usage } from './input/command-line.ts'
import type { CommandLine } from './input/command-line.ts'
import { play } from './commands/play.ts'
import { walk } from './commands/walk.ts'
import { watchFiles } from './commands/watch.ts'
import { ScenarioUnreadable } from './core/read-scenario.ts'
import { schemaFile, schemaText } from './core/schema.ts'

async function exportArazzo(names: readonly string[]): Promise<void> {
  const folder = names.length === 0 ? workflowFolder : join('.cache/scenarios/workflows')
  const documents = await arazzoDocuments({ names, folder })
  if (names.length === 0) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of documents) {
    writeFileSync(join(folder, file), text)
    console.log(relative(process.cwd(), join(folder, file)))
  }
}

async function run(line: CommandLine): Promise<number> {
  if (line.command === 'help') console.log(usage)
  else if (line.command === 'schema') writeFileSync(schemaFile, schemaText())
  else if (line.command === 'arazzo') await exportArazzo(line.names)
  else if (line.command === 'watch') await watchFiles(line)
  else if (line.command === 'walk') return walk(line)
  else return play(line)
  return 0
}

try {
  process.exitCode = await run(readCommandLine(process.argv.slice(2)))
} catch (error) {
  const isExpected = error instanceof ScenarioUnreadable || error instanceof Misused
  console.error(isExpected ? error.message : error)
  process.exitCode = 2
}
