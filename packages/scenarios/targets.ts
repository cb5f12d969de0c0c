import type { Result } from './run-machine.ts'
import type { Scenario } from './scenario.model.ts'

export type Target = 'machine' | 'browser'

/** What became of a scenario on a target. */
export type TargetResult = Result & {
  /** Why it is not played there; not set: it was. */
  readonly skipped?: string | null
  /** Playwright's record of a run that failed, relative to the working directory. */
  readonly trace?: string | null
  /** It failed, and held when it was played once more. */
  readonly isFlaky?: boolean
}

/** Scenarios played on a target, in the order of their paths. */
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

/** The scenarios of which one target says that they hold, and another one that they do not. */
export function differing(runs: readonly TargetRun[]): readonly Difference[] {
  const [first, ...others] = runs
  if (first === undefined || others.length === 0) return []
  return first.results.flatMap(({ scenario }) => {
    const verdicts = runs.flatMap(({ target, results }) => {
      const result = results.find((one) => one.scenario.file === scenario.file)
      return result === undefined ? [] : [{ target, verdict: verdictOf(result) }]
    })
    const played = new Set(
      verdicts.map(({ verdict }) => verdict).filter((one) => one !== 'not played'),
    )
    return played.size > 1 ? [{ scenario, verdicts }] : []
  })
}
