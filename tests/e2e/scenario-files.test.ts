import { readFileSync } from 'node:fs'
import { readRequirements } from '../../scripts/requirements/coverage.ts'
import { runAllInBrowser } from '../../scripts/scenarios/browser/browser-target.ts'
import { nothingReached } from '../../scripts/scenarios/coverage/observe.ts'
import { failureText } from '../../scripts/scenarios/print.ts'
import { readScenario } from '../../scripts/scenarios/read-scenario.ts'
import { runOnMachines } from '../../scripts/scenarios/run-machine.ts'
import { bundleSite } from '../../scripts/scenarios/simulated/bundles.ts'
import { expect, test } from '../support/story.ts'

const sample = [
  'game-open/loading-dialog',
  'game-open/window-closed-early',
  'notification-dialog/unread-messages',
  'session/wrong-password',
  'tabs/signed-out-elsewhere',
]

const requirements = new Set(
  readRequirements(readFileSync('docs/requirements.md', 'utf8')).map(({ id }) => id),
)

test('R-SESS-01 R-GAME-03 scenario files say of the built site what they say of its machines', async () => {
  const scenarios = sample.map((name) => readScenario(`tests/scenarios/${name}.yaml`, requirements))
  const bundles = await bundleSite()
  const inBrowser = await runAllInBrowser(scenarios)
  for (const [index, scenario] of scenarios.entries()) {
    const onMachines = await runOnMachines(scenario, { bundles, reached: nothingReached() })
    const result = inBrowser[index]
    expect([failureText(onMachines), result && failureText(result), result?.beyond]).toEqual([
      '',
      '',
      null,
    ])
  }
})
