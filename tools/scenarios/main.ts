import { readCommandLine, usage } from './commands/command-line.ts'
import { UsageError } from './files/scenario-files.ts'
import type { CommandLine } from './commands/command-line.ts'
import { play } from './commands/play.ts'
import { walk } from './commands/walk.ts'
import { watchFiles } from './commands/watch.ts'
import { UnreadableScenarioError } from './files/read-scenario.ts'

async function run(line: CommandLine): Promise<number> {
  if (line.command === 'help') console.log(usage)
  else if (line.command === 'watch') await watchFiles(line.args)
  else if (line.command === 'walk') return walk(line)
  else return play(line)
  return 0
}

try {
  process.exitCode = await run(readCommandLine(process.argv.slice(2)))
} catch (error) {
  const isExpected = error instanceof UnreadableScenarioError || error instanceof UsageError
  console.error(isExpected ? error.message : error)
  process.exitCode = 2
}
