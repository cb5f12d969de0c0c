import { runAllInBrowser } from '../../scripts/scenarios/browser/browser-target.ts'
import { nothingReached } from '../../scripts/scenarios/coverage/observe.ts'
import { failureText } from '../../scripts/scenarios/print.ts'
import { runOnMachines } from '../../scripts/scenarios/run-machine.ts'
import type { Scenario } from '../../scripts/scenarios/scenario.model.ts'
import { bundleSite } from '../../scripts/scenarios/simulated/bundles.ts'

/** Plays scenarios on both targets: where one does not hold, or a browser cannot play it and no file says why. */
export async function differencesBetweenTargets(
  scenarios: readonly Scenario[],
): Promise<readonly string[]> {
  const bundles = await bundleSite()
  const inBrowser = await runAllInBrowser(scenarios)
  const onMachines = []
  for (const scenario of scenarios)
    onMachines.push(await runOnMachines(scenario, { bundles, reached: nothingReached() }))
  return [...onMachines, ...inBrowser].map(failureText).filter((text) => text !== '')
}
