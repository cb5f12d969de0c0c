import { isOfScreen } from '../core/screen-words.ts'
import type { Scenario } from '../core/scenario.model.ts'
import type { Target, TargetResult } from './targets.ts'

const needsScreen = ({ steps }: Scenario): boolean =>
  steps.some(
    ({ step }) => isOfScreen(step) || ('expect' in step && step.expect.screen !== undefined),
  )

/** Steps that the browser does not make. */
const ofSimulation = ['scroll', 'paste', 'go', 'prefers', 'stream'] as const

/** Why a target cannot play a scenario; null: it can. */
export function reasonNotToPlay(scenario: Scenario, target: Target): string | null {
  if (target === 'browser' && scenario['screens only'] !== undefined)
    return scenario['screens only']
  if (target === 'browser' && scenario.begin.jackpot !== undefined)
    return 'its operator has no source of a jackpot'
  if (target === 'browser' && scenario.begin.operator !== undefined)
    return 'its operator has other settings'
  if (target === 'browser' && scenario.begin.browser !== undefined)
    return 'it is of an older browser'
  if (target === 'browser' && scenario.begin.prefers !== undefined)
    return 'its player prefers something else'
  if (
    target === 'browser' &&
    scenario.steps.some(({ step }) => ofSimulation.some((word) => word in step))
  )
    return 'it scrolls, pastes, goes back, prefers something else or loses its stream'
  if (
    target === 'browser' &&
    scenario.steps.some(({ step }) => 'swipe' in step || 'pixels' in step || 'ms' in step)
  )
    return 'a finger drags a sheet'
  if (target !== 'machine') return scenario['machines only'] ?? null
  return needsScreen(scenario) ? 'it says what screens show' : null
}

/** Folders and files about machines whose effects screens show as well. */
const seenToo =
  /\/(?:screens|money-request)\/|\/(?:session\/sign-in|game-open\/blocked\.|tabs\/follower-asks\.)|all-three-sums/

/** Whether `npm test` plays a scenario on the screens: those that machines cannot play, and those of `seenToo`. */
export const isPlayedOnScreens = (scenario: Scenario): boolean =>
  reasonNotToPlay(scenario, 'screen') === null &&
  (seenToo.test(`/${scenario.file}`) || reasonNotToPlay(scenario, 'machine') !== null)

export const notPlayed = (scenario: Scenario, why: string): Required<TargetResult> => ({
  scenario,
  skipped: why,
  failure: null,
  trace: null,
  isFlaky: false,
  path: [],
  calls: [],
  milliseconds: 0,
})
