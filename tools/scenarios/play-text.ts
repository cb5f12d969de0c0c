import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { readRequirements } from '../../scripts/requirements/coverage.ts'
import { createReachedParts } from './coverage/observe.ts'
import { describeFailure } from './report/failure-text.ts'
import { parseScenario, UnreadableScenarioError } from './files/read-scenario.ts'
import { runOnMachines } from './machine/machine-target.ts'
import { bundleSite } from './simulated/bundles.ts'

// Reads one scenario from standard input and, except with `--read`, runs it on the machines, for the panel of `npm run
// dev`.
const root = join(import.meta.dirname, '../..')

try {
  const requirements = readFileSync(join(root, 'docs/requirements.md'), 'utf8')
  const ids = new Set(readRequirements(requirements).map(({ id }) => id))
  const scenario = parseScenario(await text(process.stdin), 'recording.yaml', ids)
  if (!process.argv.includes('--read')) {
    const [bundles, reached] = [await bundleSite(), createReachedParts()]
    const result = await runOnMachines(scenario, { bundles, reached })
    const steps = scenario.steps.length
    console.log(
      result.failure === null ? `Passed on the machines, ${steps} steps.` : describeFailure(result),
    )
    process.exitCode = result.failure === null ? 0 : 1
  }
} catch (error) {
  console.error(error instanceof UnreadableScenarioError ? error.message : error)
  process.exitCode = 2
}
