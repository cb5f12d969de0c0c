import fc from 'fast-check'
import { planArbitrary } from './plan.ts'
import type { Plan } from './plan.ts'
import { simulate } from './simulate.ts'

export type Failure = {
  readonly seed: number
  /** The smallest failing plan found. */
  readonly plan: Plan
  readonly reason: string
}

/** Plays one seed's history; null: every rule held. A failing plan is shrunk. */
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
