import { placeToBegin } from '../run/controls.ts'
import type { Scenario } from '../words/scenario.model.ts'
import { runScenario } from '../run/run-scenario.ts'
import type { Result } from '../run/run-scenario.ts'
import { createSimulatedBrowser } from '../simulated/simulated-browser.ts'
import type { SimulationOptions } from '../simulated/simulated-browser.ts'
import type { WorldOptions } from '../simulated/world.ts'
import type { ScreenBundle } from './bundle-screens.ts'
import { openScreenPage } from './screen-page.ts'
import type { ScreenPage } from './dom-controls.ts'

export type ScreenOptions = SimulationOptions & {
  readonly bundle: ScreenBundle
  /** Receives each page that is opened. */
  readonly onPage?: (page: ScreenPage) => void
}

/** Opens the site's screens in the simulated browser, in a DOM. */
export const screenWorldOptions = ({
  bundle,
  onPage,
  ...options
}: ScreenOptions): WorldOptions => ({
  bundles: bundle,
  restWithinMs: options.restWithinMs,
  openBrowser: createSimulatedBrowser(
    (environment) => {
      const page = openScreenPage(bundle, environment)
      onPage?.(page)
      return page
    },
    1,
    options,
  ),
})

export async function runOnScreens(scenario: Scenario, options: ScreenOptions): Promise<Result> {
  const begin = { ...scenario.begin, path: placeToBegin(scenario) }
  return { ...(await runScenario({ ...scenario, begin }, screenWorldOptions(options))), scenario }
}
