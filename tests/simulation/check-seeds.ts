import fc from 'fast-check'

export type Failure = {
  readonly seed: number
  readonly plan: unknown
  readonly reason: string
}

/**
 * Plays one seed's history; null: no rule was violated. A failing plan is shrunk.
 * @param simulate throws when a history breaks a rule
 */
export async function checkSeed<Plan>(
  seed: number,
  planArbitrary: fc.Arbitrary<Plan>,
  simulate: (plan: Plan) => Promise<void>,
): Promise<Failure | null> {
  const property = fc.asyncProperty(planArbitrary, simulate)
  const result = await fc.check(property, { seed, numRuns: 1, plugins: [fc.unbiased()] })
  if (!result.failed) return null
  const { errorInstance } = result
  const reason =
    errorInstance instanceof Error ? (errorInstance.stack ?? errorInstance.message) : ''
  const [plan] = (result.counterexample ?? []) as readonly unknown[]
  return { seed, plan, reason }
}
