import fc from 'fast-check'

const SECOND = 1_000

/** What happens to one message to the database or to the cache. */
const fates = [
  'works',
  /** The connection breaks and the message is lost. Messages to the cache are lost silently. */
  'is-lost',
  /** Performed; the answer is lost. */
  'loses-its-answer',
  /** Arrives when its caller has given up. */
  'is-late',
  'is-slow',
] as const
export type MessageFate = (typeof fates)[number]

const fate = fc.oneof(
  { weight: 12, arbitrary: fc.constant('works' as const) },
  { weight: 2, arbitrary: fc.constantFrom(...fates) },
)
const gap = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(0, 1, 2, 5, 20) },
  { weight: 4, arbitrary: fc.constantFrom(100, 300, 700, 1_100) },
  { weight: 1, arbitrary: fc.constantFrom(2_100, 4 * SECOND) },
)
const proxy = fc.nat({ max: 2 })
const step = <Kind extends string, Rest>(
  kind: Kind,
  rest: { [Name in keyof Rest]: fc.Arbitrary<Rest[Name]> },
) =>
  fc
    .tuple(fc.record({ gap, proxy }), fc.record(rest))
    .map(([common, own]) => ({ kind, ...common, ...own }))

/** Each number is a browser; the last one is another member's. */
const browser = fc.constantFrom(0, 0, 1, 2)
const forMs = fc.constantFrom(20, 300, 900, 2_500)

const money = step('money', {
  browser: fc.constantFrom(0, 0, 1),
  /** Repeats the press before it: same key, route and amount. */
  isAgain: fc.boolean(),
  key: fc.nat({ max: 3 }),
  units: fc.constantFrom(1, 1, 2),
  behaviour: fc.constantFrom(
    'applies' as const,
    'applies' as const,
    'applies' as const,
    'applies-and-breaks' as const,
    'refuses-wait' as const,
    'refuses-503' as const,
    'breaks' as const,
  ),
  delay: fc.constantFrom(0, 1, 20, 400),
})
const visit = step('visit', { browser })

const anyStep = fc.oneof(
  { weight: 8, arbitrary: money },
  { weight: 8, arbitrary: visit },
  { weight: 3, arbitrary: step('signOut', { browser }) },
  { weight: 2, arbitrary: step('signIn', { browser }) },
  { weight: 2, arbitrary: step('profile', { browser }) },
  { weight: 1, arbitrary: step('break', {}) },
  { weight: 1, arbitrary: step('limit', { units: fc.constantFrom(1, 2, 3) }) },
  { weight: 1, arbitrary: step('game', { browser: fc.constantFrom(0, 1) }) },
  { weight: 2, arbitrary: step('kill', {}) },
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

/** An operator runs the database without a standby, promotes one that lags, and accepts what is left. */
const lossStep = fc.oneof(
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
const lossRace: fc.Arbitrary<Step[]> = fc
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
const acceptRace: fc.Arbitrary<Step[]> = fc
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
    { kind: 'accept', gap: 5, proxy: 0, aheadMs: 0 },
    ...rest.map((one) => ({ ...one, gap: Math.min(one.gap, 300) })),
  ])

/** Sessions and faults of the cache alone. */
const sessionStep = fc.oneof(
  { weight: 6, arbitrary: visit },
  { weight: 3, arbitrary: step('signOut', { browser }) },
  { weight: 1, arbitrary: step('signIn', { browser }) },
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
      ),
      { minLength: 4, maxLength: 10 },
    ),
  )
  .map(([first, rest]) => {
    const close = rest.map((one): Step => {
      const near = { ...one, gap: Math.min(one.gap, 300) }
      return 'browser' in near ? { ...near, browser: 0 } : near
    })
    return [{ ...first, browser: 0, gap: 2_100 }, ...close]
  })

/** Presses close together, by several proxies. */
const raceStep = fc.oneof(
  { weight: 6, arbitrary: money.map((one) => ({ ...one, gap: Math.min(one.gap, 20) })) },
  { weight: 1, arbitrary: step('break', {}) },
  { weight: 1, arbitrary: step('kill', {}) },
  { weight: 1, arbitrary: step('limit', { units: fc.constantFrom(1, 2, 3) }) },
)

type StepOf<Some> = Some extends fc.Arbitrary<infer Value> ? Value : never
export type Step = StepOf<typeof anyStep> | StepOf<typeof lossStep>
export type CacheStep = Extract<Step, { kind: 'cache' }>
export type DatabaseStep = Extract<Step, { kind: 'database' }>
export type Press = Extract<Step, { kind: 'money' }>

const MINUTE = 60 * SECOND

export const planArbitrary = fc.record({
  proxies: fc.integer({ min: 2, max: 3 }),
  hasCache: fc.constantFrom(true, true, true, false),
  limit: fc.integer({ min: 1, max: 4 }),
  steps: fc.oneof(
    { weight: 3, arbitrary: fc.array<Step>(anyStep, { minLength: 3, maxLength: 16 }) },
    { weight: 3, arbitrary: cacheRace },
    { weight: 1, arbitrary: fc.array<Step>(sessionStep, { minLength: 3, maxLength: 14 }) },
    { weight: 1, arbitrary: fc.array<Step>(raceStep, { minLength: 3, maxLength: 10 }) },
    { weight: 1, arbitrary: lossRace },
    { weight: 1, arbitrary: acceptRace },
    { weight: 1, arbitrary: fc.array<Step>(lossStep, { minLength: 3, maxLength: 14 }) },
  ),
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
})
export type Plan = typeof planArbitrary extends fc.Arbitrary<infer Value> ? Value : never
