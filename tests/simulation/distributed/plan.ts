import fc from 'fast-check'
import { acceptRace, lossRace, lossStep, upgradeStep } from './operator-steps.ts'
import { browser, endOthers, fate, forMs, money, step, visit } from './steps.ts'

const SECOND = 1_000
/** One proxy cannot reach the database, and nobody notices but it. */
const cutOff = step('cutOff', { forMs: fc.constantFrom(300, 900, 2_500) })

const anyStep = fc.oneof(
  { weight: 8, arbitrary: money },
  { weight: 8, arbitrary: visit },
  { weight: 3, arbitrary: step('signOut', { browser }) },
  { weight: 2, arbitrary: step('signIn', { browser }) },
  { weight: 1, arbitrary: endOthers },
  { weight: 2, arbitrary: step('profile', { browser }) },
  { weight: 1, arbitrary: step('break', {}) },
  { weight: 1, arbitrary: step('limit', { units: fc.constantFrom(1, 2, 3) }) },
  { weight: 1, arbitrary: step('game', { browser: fc.constantFrom(0, 1) }) },
  { weight: 2, arbitrary: step('kill', {}) },
  { weight: 1, arbitrary: cutOff },
  {
    weight: 3,
    arbitrary: step('database', {
      fault: fc.constantFrom('restart' as const, 'failover' as const, 'standby-away' as const),
      forMs,
      isSilent: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: step('cache', {
      fault: fc.constantFrom(
        'restart-empty' as const,
        'restart-old' as const,
        'copy' as const,
        'failover' as const,
        'failover' as const,
        'split' as const,
        'split-kept' as const,
        'cut' as const,
      ),
      lagMs: fc.constantFrom(0, 50, 5_000),
      forMs,
    }),
  },
)

/** Sessions and faults of the cache alone. */
const sessionStep = fc.oneof(
  { weight: 6, arbitrary: visit },
  { weight: 3, arbitrary: step('signOut', { browser }) },
  { weight: 1, arbitrary: step('signIn', { browser }) },
  { weight: 1, arbitrary: endOthers },
  { weight: 2, arbitrary: step('profile', { browser }) },
  {
    weight: 3,
    arbitrary: step('cache', {
      fault: fc.constantFrom(
        'restart-old' as const,
        'copy' as const,
        'failover' as const,
        'split' as const,
        'split-kept' as const,
      ),
      lagMs: fc.constantFrom(0, 50, 5_000),
      forMs,
    }),
  },
  { weight: 1, arbitrary: step('kill', {}) },
)
/** One session whose entry is in the cache, a sign-out, and faults of the cache, close together. */
const cacheRace: fc.Arbitrary<Step[]> = fc
  .tuple(
    visit,
    fc.array(
      fc.oneof(
        { weight: 4, arbitrary: visit },
        { weight: 2, arbitrary: step('signOut', { browser }) },
        {
          weight: 3,
          arbitrary: step('cache', {
            fault: fc.constantFrom(
              'copy' as const,
              'failover' as const,
              'split' as const,
              'split-kept' as const,
            ),
            lagMs: fc.constantFrom(0, 5_000),
            forMs: fc.constantFrom(20, 20, 300, 2_500),
          }),
        },
        { weight: 2, arbitrary: step('kill', {}) },
        { weight: 1, arbitrary: cutOff },
      ),
      { minLength: 4, maxLength: 10 },
    ),
    /** The epoch of the cache has only begun, or is old enough to end. */
    fc.boolean(),
  )
  .map(([first, rest, isYoung]) => {
    const close = rest.map((one): Step => {
      const near = { ...one, gap: Math.min(one.gap, isYoung ? 100 : 300) }
      return 'browser' in near ? { ...near, browser: 0 } : near
    })
    return [{ ...first, browser: 0, gap: isYoung ? 0 : 2_100 }, ...close]
  })

/** A member ends sessions that are in the cache, and tries again. */
const endRace: fc.Arbitrary<Step[]> = fc
  .tuple(
    visit,
    fc.array(endOthers, { minLength: 2, maxLength: 3 }),
    fc.array(visit, { minLength: 1, maxLength: 4 }),
  )
  .map(([first, ends, visits]): Step[] => [
    { ...first, browser: 1, gap: 2_100 },
    ...ends.map((one): Step => ({ ...one, browser: 0 })),
    ...visits.map((one): Step => ({ ...one, browser: 1 })),
  ])

/** Presses close together, by several proxies. */
const raceStep = fc.oneof(
  { weight: 6, arbitrary: money.map((one) => ({ ...one, gap: Math.min(one.gap, 20) })) },
  { weight: 1, arbitrary: step('break', {}) },
  { weight: 1, arbitrary: step('kill', {}) },
  { weight: 1, arbitrary: step('limit', { units: fc.constantFrom(1, 2, 3) }) },
)

type StepOf<Some> = Some extends fc.Arbitrary<infer Value> ? Value : never
const once = step('try', {})

/** Tries of one client at several proxies, also over a minute. */
const tryStep = fc.oneof(
  { weight: 12, arbitrary: once },
  { weight: 1, arbitrary: visit.map((one) => ({ ...one, gap: 61 * SECOND })) },
  { weight: 1, arbitrary: step('kill', {}) },
  {
    weight: 1,
    arbitrary: step('database', {
      fault: fc.constantFrom('restart' as const, 'failover' as const),
      forMs,
      isSilent: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: step('cache', {
      fault: fc.constantFrom(
        'restart-empty' as const,
        'restart-old' as const,
        'copy' as const,
        'failover' as const,
        'split' as const,
        'cut' as const,
      ),
      lagMs: fc.constantFrom(0, 50, 5_000),
      forMs,
    }),
  },
)

export type Step = StepOf<typeof anyStep | typeof lossStep | typeof tryStep | typeof upgradeStep>
export type CacheStep = Extract<Step, { kind: 'cache' }>
export type DatabaseStep = Extract<Step, { kind: 'database' }>
export type Press = Extract<Step, { kind: 'money' }>

const MINUTE = 60 * SECOND

const surroundings = {
  proxies: fc.integer({ min: 2, max: 3 }),
  hasCache: fc.constantFrom(true, true, true, false),
  limit: fc.integer({ min: 1, max: 4 }),
  /** Faults of consecutive BEGIN and COMMIT statements and scripts; later ones succeed. */
  postgresFates: fc.oneof(fc.constant([]), fc.array(fate, { maxLength: 40 })),
  cacheFates: fc.oneof(
    fc.constant([]),
    fc.array(fate, { maxLength: 40 }),
    fc.array(fc.constantFrom('works' as const, 'works' as const, 'is-late' as const), {
      maxLength: 40,
    }),
  ),
  /** Latencies of consecutive messages in milliseconds, repeated cyclically. */
  latencies: fc.array(fc.constantFrom(0, 0, 1, 1, 2, 7), { minLength: 1, maxLength: 23 }),
  /** How far the clock of each proxy, and of each host of the database, is ahead. */
  skewMs: fc.tuple(
    fc.constantFrom(0, -2 * MINUTE, 5 * MINUTE),
    fc.constantFrom(0, 2 * MINUTE, -40 * MINUTE),
    fc.constantFrom(0, 40 * MINUTE),
  ),
  hostSkewMs: fc.tuple(fc.constantFrom(0, 500), fc.constantFrom(0, -500, 2 * MINUTE)),
}

export const planArbitrary = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      ...surroundings,
      isBefore: fc.constant(false),
      steps: fc.oneof(
        { weight: 3, arbitrary: fc.array<Step>(anyStep, { minLength: 3, maxLength: 16 }) },
        { weight: 3, arbitrary: cacheRace },
        { weight: 1, arbitrary: endRace },
        { weight: 1, arbitrary: fc.array<Step>(sessionStep, { minLength: 3, maxLength: 14 }) },
        { weight: 1, arbitrary: fc.array<Step>(raceStep, { minLength: 3, maxLength: 10 }) },
        {
          weight: 1,
          arbitrary: fc.oneof(
            fc.array<Step>(tryStep, { minLength: 4, maxLength: 16 }),
            fc.array<Step>(once, { minLength: 4, maxLength: 8 }),
          ),
        },
        { weight: 1, arbitrary: lossRace },
        { weight: 1, arbitrary: acceptRace },
        { weight: 1, arbitrary: fc.array<Step>(lossStep, { minLength: 3, maxLength: 14 }) },
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      ...surroundings,
      /** The tables and all programs are those of the version before. */
      isBefore: fc.constant(true),
      steps: fc.array<Step>(upgradeStep, { minLength: 4, maxLength: 16 }),
    }),
  },
)
export type Plan = typeof planArbitrary extends fc.Arbitrary<infer Value> ? Value : never
