import fc from 'fast-check'
import { planArbitrary } from './plan.ts'
import type { Plan } from './plan.ts'
import { simulate } from './simulate.ts'

export type Failure = {
  readonly seed: number
  /** The smallest plan found that still fails. */
  readonly plan: Plan
  readonly reason: string
}

/** Plays the history of one seed; null: every rule held. A failing one is made as small as it goes. */
export async function checkSeed(seed: number): Promise<Failure | null> {
  const property = fc.asyncProperty(planArbitrary, simulate)
  const result = await fc.check(property, { seed, numRuns: 1, plugins: [fc.unbiased()] })
  const [plan] = (result.counterexample ?? []) as Partial<[Plan]>
  if (plan === undefined) return null
  const { errorInstance } = result
  const reason =
    errorInstance instanceof Error ? (errorInstance.stack ?? errorInstance.message) : ''
  return { seed, plan, reason }
}
