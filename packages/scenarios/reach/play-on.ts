import type { Plugin } from 'rolldown'
import type { Scenario } from '../core/scenario.model.ts'
import { nothingReached } from '../coverage/observe.ts'
import { runOnMachines } from '../play/run-machine.ts'
import type { Result } from '../play/run.ts'
import { bundleSite } from '../simulated/bundles.ts'
import type { SourceChange } from '../simulated/bundles.ts'

/** Targets whose code is bundled here; the browser plays the built site. */
export type MapTarget = 'machine' | 'screen'

type Bundling = {
  readonly change?: SourceChange
  readonly plugins?: readonly Plugin[]
  /** Real milliseconds for a step. */
  readonly restWithinMs?: number
}

type PlayOnCode = (scenario: Scenario, isMutant?: (id: number) => boolean) => Promise<Result>

const REST_WITHIN_MS = 30_000

const none = () => false

/** Bundles a target's code; what it returns plays scenarios on it. */
export async function playOn(
  target: MapTarget,
  { change, plugins, restWithinMs = REST_WITHIN_MS }: Bundling,
): Promise<PlayOnCode> {
  const reached = nothingReached()
  if (target === 'machine') {
    const bundles = await bundleSite(change, plugins)
    return (scenario, isMutant = none) =>
      runOnMachines(scenario, { bundles, reached, isMutant, restWithinMs })
  }
  // Loads the DOM only for this target.
  const [{ bundleScreens }, { runOnScreens }] = await Promise.all([
    import('../screen/bundle-screens.ts'),
    import('../screen/run-screen.ts'),
  ])
  const bundle = await bundleScreens(change, plugins)
  return (scenario, isMutant = none) =>
    runOnScreens(scenario, { bundle, reached, isMutant, restWithinMs })
}
