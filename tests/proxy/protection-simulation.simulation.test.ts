import { expect, test } from 'vitest'
import { mutants } from '../simulation/mutants.ts'
import { playSeeds } from '../simulation/play-seeds.ts'

// `npm run simulate` plays any number of seeds, `-- --mutants` every planted defect.
const SEEDS = 2_000
const LONG_MS = 300_000

test(
  'R-PROT-01 R-PROT-03 R-PROT-05 R-ACCT-07 in 2,000 random histories of faults every deposit that was made is counted, no press moves money twice, and a break closes every way in',
  { timeout: LONG_MS },
  async () => {
    const outcome = await playSeeds({ from: 0, to: SEEDS }, 1, null, () => undefined)
    expect(outcome).toEqual({ seeds: SEEDS, failure: null })
  },
)

/** Seeds that once failed. */
const formerFailures = [268]

test.each(formerFailures)(
  'R-PROT-05 the history of seed %i, which broke a rule once, breaks none',
  async (seed) => {
    const outcome = await playSeeds({ from: seed, to: seed + 1 }, 1, null, () => undefined)
    expect(outcome).toEqual({ seeds: 1, failure: null })
  },
)

test(
  'R-PROT-05 a history that breaks a rule is found and reported with its seed',
  { timeout: LONG_MS },
  async () => {
    const wanted = 'a deposit takes no part of the limit before it is sent'
    const mutant = mutants.find(({ name }) => name === wanted) ?? null
    expect(mutant).not.toBeNull()
    const { failure } = await playSeeds({ from: 0, to: 200 }, 1, mutant, () => undefined)
    expect(failure).toMatchObject({
      seed: expect.any(Number),
      reason: expect.stringContaining('won'),
    })
  },
)
