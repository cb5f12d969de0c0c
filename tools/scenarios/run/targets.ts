import { isSameScenario } from '../words/scenario.model.ts'
import type { Scenario } from '../words/scenario.model.ts'
import { isOfScreen } from '../words/screen-words.ts'
import type { Result } from './run-scenario.ts'

export type Target = 'machine' | 'screen' | 'browser'

export type TargetResult = Result & {
  /** Why it was skipped; unset: run. */
  readonly skipped?: string | null
  /** Playwright's trace of a failed run, relative to the working directory. */
  readonly trace?: string | null
  readonly isFlaky?: boolean
}

/** A run of scenarios on a target, sorted by path. */
export type TargetRun = { readonly target: Target; readonly results: readonly TargetResult[] }

export type Verdict = 'held' | 'failed' | 'not played'

export const verdictOf = ({ failure, skipped }: TargetResult): Verdict => {
  if (skipped) return 'not played'
  return failure === null ? 'held' : 'failed'
}

export type UnequalVerdicts = {
  readonly scenario: Scenario
  readonly verdicts: readonly { readonly target: Target; readonly verdict: Verdict }[]
}

/** Scenarios that hold on one target and fail on another. */
export function unequalVerdicts(runs: readonly TargetRun[]): readonly UnequalVerdicts[] {
  return (runs[0]?.results ?? []).flatMap(({ scenario }) => {
    const verdicts = runs.flatMap(({ target, results }) => {
      const result = results.find((targetResult) => isSameScenario(targetResult.scenario, scenario))
      return result === undefined ? [] : [{ target, verdict: verdictOf(result) }]
    })
    const hasVerdict = (verdict: Verdict) => verdicts.some((entry) => entry.verdict === verdict)
    return hasVerdict('held') && hasVerdict('failed') ? [{ scenario, verdicts }] : []
  })
}

/** Words of steps that the browser does not make. */
const SIMULATED_STEPS: Readonly<Record<string, string>> = {
  scroll: 'it scrolls',
  paste: 'it pastes',
  go: 'it goes back or forward',
  prefers: 'its player prefers something else',
  stream: 'it loses its stream',
  swipe: 'a finger drags a sheet',
  pixels: 'a finger moves',
  ms: 'a finger stays',
}

/** Settings of a beginning that the browser does not have. */
const SIMULATED_SETTINGS: Readonly<Record<string, string>> = {
  jackpot: 'its operator has no source of a jackpot',
  operator: 'its operator has other settings',
  browser: 'it is of an older browser',
  prefers: 'its player prefers something else',
}

function browserSkipReason({ begin, steps, ...scenario }: Scenario): string | null {
  if (scenario['screens only'] !== undefined) return scenario['screens only']
  const [setting] = Object.keys(SIMULATED_SETTINGS).filter(
    (name) => (begin as Readonly<Record<string, unknown>>)[name] !== undefined,
  )
  if (setting !== undefined) return SIMULATED_SETTINGS[setting] ?? null
  if (steps.some(({ step }) => 'page' in step && step.page === 'freezes'))
    return 'its page is frozen'
  const words = Object.keys(SIMULATED_STEPS)
  const word = words.find((candidate) => steps.some(({ step }) => candidate in step))
  return word === undefined ? null : (SIMULATED_STEPS[word] ?? null)
}

/** Why a target cannot play a scenario; null: it can. */
export function skipReason(scenario: Scenario, target: Target): string | null {
  const reason = target === 'browser' ? browserSkipReason(scenario) : null
  if (reason !== null) return reason
  if (target !== 'machine') return scenario['machines only'] ?? null
  const needsScreen = scenario.steps.some(
    ({ step }) => isOfScreen(step) || ('expect' in step && step.expect.screen !== undefined),
  )
  return needsScreen ? 'it says what screens show' : null
}

/** Folders and files about machines whose effects screens show as well. */
const ALSO_ON_SCREENS =
  /\/(?:screens|money-request)\/|\/(?:session\/sign-in|game-open\/blocked\.|tabs\/follower-asks\.)|all-three-sums/

/** Whether `npm test` plays a scenario on the screens: those that machines cannot play, and `ALSO_ON_SCREENS`. */
export const isPlayedOnScreens = (scenario: Scenario): boolean =>
  skipReason(scenario, 'screen') === null &&
  (ALSO_ON_SCREENS.test(`/${scenario.file}`) || skipReason(scenario, 'machine') !== null)

/** Plays a scenario, unless the target cannot. */
export async function playUnlessSkipped(
  scenario: Scenario,
  target: Target,
  play: (scenario: Scenario) => Promise<TargetResult>,
): Promise<TargetResult> {
  const skipped = skipReason(scenario, target)
  if (skipped === null) return play(scenario)
  return { scenario, skipped, failure: null, path: [], calls: [], milliseconds: 0 }
}
