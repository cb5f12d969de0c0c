import { placeToBegin } from '../core/controls.ts'
import type { Scenario } from '../core/scenario.model.ts'
import { runScenario } from '../play/run.ts'
import type { Result, RunOptions } from '../play/run.ts'
import type { ScreenBundle } from '../screen/bundle-screens.ts'
import { comparedOutlines } from '../shown/outline-files.ts'
import type { Outlines } from '../shown/outline-files.ts'
import { createRecorder } from './recorder.ts'
import { traceFailure } from './trace-files.ts'
import type { Recorded } from './trace-files.ts'
import { screenHands } from '../screen/screen-hands.ts'

export type ScreenRunOptions = Omit<RunOptions, 'server' | 'hands'> & {
  readonly bundle: ScreenBundle
  /** Compares with the accepted ones if not given. */
  readonly outlines?: Outlines
  /** Takes what was seen instead of comparing it with the accepted trace. */
  readonly onSeen?: (recorded: Recorded) => void
}

export async function runOnScreens(
  scenario: Scenario,
  { bundle, outlines = comparedOutlines, onSeen, ...options }: ScreenRunOptions,
): Promise<Result> {
  const begin = { ...scenario.begin, path: placeToBegin(scenario) }
  const hands = screenHands(bundle, begin.language, outlines)
  const shown = { ...scenario, begin }
  const played = { ...options, server: bundle, hands }
  const follower = createRecorder(shown)
  const { chapters } = follower
  const result = await runScenario(shown, { ...played, follower })
  if (result.failure !== null) return { ...result, scenario }
  onSeen?.({ scenario, chapters })
  const failure = onSeen === undefined ? traceFailure(scenario, chapters) : null
  return { ...result, scenario, failure }
}
