import { placeToBegin } from '../core/controls.ts'
import type { Scenario } from '../core/scenario.model.ts'
import { runScenario } from '../play/run.ts'
import type { Result, RunOptions } from '../play/run.ts'
import type { ScreenBundle } from './bundle-screens.ts'
import { comparedOutlines } from '../shown/outline-files.ts'
import type { Outlines } from '../shown/outline-files.ts'
import { screenHands } from './screen-hands.ts'

export type ScreenRunOptions = Omit<RunOptions, 'server' | 'hands'> & {
  readonly bundle: ScreenBundle
  /** Compares with the accepted ones if not given. */
  readonly outlines?: Outlines
}

export async function runOnScreens(
  scenario: Scenario,
  { bundle, outlines = comparedOutlines, ...options }: ScreenRunOptions,
): Promise<Result> {
  const begin = { ...scenario.begin, path: placeToBegin(scenario) }
  const hands = screenHands(bundle, begin.language, outlines)
  const result = await runScenario({ ...scenario, begin }, { ...options, server: bundle, hands })
  return { ...result, scenario }
}
