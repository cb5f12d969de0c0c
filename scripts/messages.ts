import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { runMessages } from '#messages'
import { readScreens } from './screens/read-screens.ts'
import { repositoryRoot } from './repository/repository-root.ts'

/** The schema of scenario files lists every message. */
function writeScenarioSchema(): void {
  const main = join(repositoryRoot, 'tools/scenarios/charts/main.ts')
  const { status, stderr } = spawnSync(process.execPath, [main], { encoding: 'utf8' })
  if (status === 0) return
  console.error(`The schema of scenario files could not be written:\n${stderr}`)
  process.exitCode = 2
}

const { code, text, hasOtherIds } = await runMessages(process.argv.slice(2), {
  root: repositoryRoot,
  readScreens: () => readScreens(repositoryRoot),
})
process[code === 0 ? 'stdout' : 'stderr'].write(text)
process.exitCode = code
if (hasOtherIds) writeScenarioSchema()
