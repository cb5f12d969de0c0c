import type { Result } from '../run/run-scenario.ts'
import { isSame } from '../core/scenario.model.ts'
import type { Scenario } from '../core/scenario.model.ts'

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

export type Difference = {
  readonly scenario: Scenario
  readonly verdicts: readonly { readonly target: Target; readonly verdict: Verdict }[]
}

export function differing(runs: readonly TargetRun[]): readonly Difference[] {
  const [first, ...others] = runs
  if (first === undefined || others.length === 0) return []
  return first.results.flatMap(({ scenario }) => {
    const verdicts = runs.flatMap(({ target, results }) => {
      const result = results.find((one) => isSame(one.scenario, scenario))
      return result === undefined ? [] : [{ target, verdict: verdictOf(result) }]
    })
    const played = new Set(
      verdicts.map(({ verdict }) => verdict).filter((one) => one !== 'not played'),
    )
    return played.size > 1 ? [{ scenario, verdicts }] : []
  })
}
