import fc from 'fast-check'
import { browser, endOthers, forMs, money, step, visit } from './steps.ts'

/** An operator runs the database without a standby, promotes one that lags, and accepts what is left. */
export const lossStep = fc.oneof(
  { weight: 4, arbitrary: money },
  { weight: 4, arbitrary: visit },
  { weight: 4, arbitrary: step('signOut', { browser }) },
  { weight: 3, arbitrary: step('signIn', { browser }) },
  { weight: 1, arbitrary: step('break', {}) },
  { weight: 1, arbitrary: step('limit', { units: fc.constantFrom(1, 2, 3) }) },
  { weight: 1, arbitrary: step('kill', {}) },
  {
    weight: 5,
    arbitrary: step('database', {
      fault: fc.constantFrom(
        'standby-away' as const,
        'asynchronous' as const,
        'asynchronous' as const,
        'promotion' as const,
        'promotion' as const,
        'restart' as const,
        'failover' as const,
      ),
      forMs,
      isSilent: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: step('accept', { aheadMs: fc.constantFrom(0, 0, 40 * 60_000, -40 * 60_000) }),
  },
)

const databaseFault = (fault: 'asynchronous' | 'promotion') =>
  step('database', { fault: fc.constant(fault), forMs, isSilent: fc.constant(false) })

/** Something is acknowledged without a standby, is lost, and members go on. */
export const lossRace = fc
  .tuple(
    databaseFault('asynchronous'),
    fc.array(
      fc.oneof(money, step('signOut', { browser }), step('limit', { units: fc.constant(1) })),
      { minLength: 1, maxLength: 3 },
    ),
    databaseFault('promotion'),
    fc.array(
      fc.oneof(
        { weight: 4, arbitrary: visit },
        { weight: 1, arbitrary: money },
        { weight: 1, arbitrary: step('signOut', { browser }) },
        { weight: 1, arbitrary: step('accept', { aheadMs: fc.constant(0) }) },
      ),
      { minLength: 3, maxLength: 9 },
    ),
  )
  .map(([alone, lost, promotion, after]) => [
    alone,
    ...lost.map((one) => ({ ...one, gap: Math.min(one.gap, 5) })),
    { ...promotion, gap: 20 },
    ...after.map((one) => ({ ...one, gap: Math.max(one.gap, 300) })),
  ])

const accept = step('accept', { aheadMs: fc.constantFrom(0, 0, 40 * 60_000) })

/** An acceptance while sessions are in the cache. */
export const acceptRace = fc
  .tuple(
    visit,
    fc.array(
      fc.oneof(
        { weight: 3, arbitrary: visit },
        { weight: 3, arbitrary: step('signOut', { browser }) },
        { weight: 2, arbitrary: accept },
        { weight: 1, arbitrary: step('signIn', { browser }) },
      ),
      { minLength: 2, maxLength: 6 },
    ),
  )
  .map(([first, rest]) => [
    { ...first, gap: 2_100 },
    { kind: 'accept' as const, gap: 5, proxy: 0, aheadMs: 0 },
    ...rest.map((one) => ({ ...one, gap: Math.min(one.gap, 300) })),
  ])

/** Programs of two versions on tables of the version before, and after their migration. */
export const upgradeStep = fc.oneof(
  { weight: 4, arbitrary: money },
  { weight: 6, arbitrary: visit },
  { weight: 2, arbitrary: step('signOut', { browser }) },
  { weight: 2, arbitrary: step('signIn', { browser }) },
  { weight: 2, arbitrary: endOthers },
  { weight: 2, arbitrary: step('profile', { browser }) },
  { weight: 1, arbitrary: step('limit', { units: fc.constantFrom(1, 2, 3) }) },
  { weight: 1, arbitrary: step('kill', {}) },
  { weight: 3, arbitrary: step('migrate', {}) },
  { weight: 5, arbitrary: step('upgrade', {}) },
  {
    weight: 2,
    arbitrary: step('database', {
      fault: fc.constantFrom('restart' as const, 'failover' as const, 'standby-away' as const),
      forMs,
      isSilent: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: step('cache', {
      fault: fc.constantFrom('failover' as const, 'restart-old' as const, 'cut' as const),
      lagMs: fc.constantFrom(0, 5_000),
      forMs,
    }),
  },
)
