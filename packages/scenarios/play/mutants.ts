import type { AnyStateMachine } from 'xstate'
import { nothingReached } from '../coverage/observe.ts'
import type { Mutation } from '../coverage/observe.ts'
import { describeTransition, transitionsOf } from '../coverage/transitions.ts'
import { machineIds, machines } from '../core/machines.ts'
import { runOnMachines } from './run-machine.ts'
import type { Result } from './run.ts'
import type { Scenario } from '../core/scenario.model.ts'
import type { Bundles } from '../simulated/bundles.ts'

export type Mutant = { readonly mutation: Mutation; readonly words: string }

/** One mutant per removed transition and per removed guard. */
export const mutantsOf = (): readonly Mutant[] =>
  machineIds.flatMap((id) =>
    transitionsOf(machines[id] as unknown as AnyStateMachine).flatMap((named): Mutant[] => {
      const words = `${id}: ${describeTransition(named)}`
      const without: Mutant = { mutation: { key: named.key, kind: 'without transition' }, words }
      if (named.transition.guard === undefined) return [without]
      const unguarded: Mutant = {
        mutation: { key: named.key, kind: 'without guard' },
        words: `${words}, always allowed`,
      }
      return [without, unguarded]
    }),
  )

export type Verdict = Mutant & {
  readonly caughtBy: Scenario | null
}

/** Scenarios that take the transition first, because they detect it soonest. */
const inOrder = (results: readonly Result[], key: string): readonly Scenario[] => {
  const takes = ({ path }: Result) => path.some(({ transitions }) => transitions.includes(key))
  return [...results.filter(takes), ...results.filter((result) => !takes(result))].map(
    ({ scenario }) => scenario,
  )
}

/**
 * Runs the scenarios on each mutant until one fails.
 * @param results results on the correct charts
 */
export async function judgeMutants(
  results: readonly Result[],
  bundles: Bundles,
  told: (verdict: Verdict) => void = () => undefined,
): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = []
  for (const mutant of mutantsOf()) {
    let caughtBy: Scenario | null = null
    for (const scenario of inOrder(results, mutant.mutation.key)) {
      const { failure } = await runOnMachines(scenario, {
        bundles,
        reached: nothingReached(),
        mutation: mutant.mutation,
      })
      if (failure === null) continue
      caughtBy = scenario
      break
    }
    const verdict = { ...mutant, caughtBy }
    told(verdict)
    verdicts.push(verdict)
  }
  return verdicts
}
