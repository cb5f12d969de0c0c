import { expect, test } from 'vitest'
import { playSeeds } from '../play-seeds.ts'
import { distributedMutants } from './mutants.ts'

// `npm run simulate -- --distributed` plays any number of seeds, `--mutants` every planted defect.
const SEEDS = 150
const LONG_MS = 300_000
const distributed = { mutant: null, isDistributed: true }

test(
  `R-PROT-01 R-PROT-05 R-ACCT-07 R-SESS-06 in ${SEEDS} random histories of proxies on PostgreSQL and a cache that fail no deposit is uncounted or sent twice, and no session that was signed out is served`,
  { timeout: LONG_MS },
  async () => {
    const outcome = await playSeeds({ from: 0, to: SEEDS }, 1, distributed, () => undefined)
    expect(outcome).toEqual({ seeds: SEEDS, failure: null })
  },
)

test(
  'R-PROT-05 a history that breaks a rule of many proxies is found and reported with its seed',
  { timeout: LONG_MS },
  async () => {
    const wanted = 'the record of a member is read without a lock'
    const mutant = distributedMutants.find(({ name }) => name === wanted) ?? null
    expect(mutant).not.toBeNull()
    const planted = { ...distributed, mutant }
    const { failure } = await playSeeds({ from: 0, to: 60 }, 1, planted, () => undefined)
    expect(failure).toMatchObject({
      seed: expect.any(Number),
      reason: expect.stringContaining('Violation'),
    })
  },
)
