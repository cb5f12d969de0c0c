import { placeToBegin } from '../core/controls.ts'
import type { Scenario } from '../core/scenario.model.ts'
import type { ScreenBundle } from './bundle-screens.ts'
import { screenHands } from './screen-hands.ts'
import { runScenario } from '../play/run.ts'
import type { Result, RunOptions } from '../play/run.ts'

export type ScreenRunOptions = Omit<RunOptions, 'server' | 'hands'> & {
  readonly bundle: ScreenBundle
}

export async function runOnScreens(
  scenario: Scenario,
  { bundle, ...options }: ScreenRunOptions,
): Promise<Result> {
  const begin = { ...scenario.begin, path: placeToBegin(scenario) }
  const hands = screenHands(bundle, begin.language)
  const result = await runScenario({ ...scenario, begin }, { ...options, server: bundle, hands })
  return { ...result, scenario }
}
