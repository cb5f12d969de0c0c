import fc from 'fast-check'
import { SECOND_MS, MINUTE_MS, HOUR_MS } from '../../src/lib/durations.ts'

export const moneyBehaviours = [
  'applies',
  /** Applies it; the answer contains no id. */
  'applies-unnamed',
  /** Applies it; the answer has a status that the contract lacks. */
  'applies-strangely',
  /** Applies it; the answer is not JSON. */
  'applies-unreadably',
  /** Applies it; the connection breaks before the answer. */
  'applies-and-breaks',
  /** Applies it and answers after the proxy's timeout. */
  'applies-and-is-late',
  /** The connection breaks; applied up to 20 hours later. */
  'breaks-and-applies-late',
  /** Answers 502 like a gateway; applied later. */
  'gateway-and-applies-late',
  /** The connection breaks; it is never applied. */
  'breaks',
  /** Answers nothing; it is never applied. */
  'hangs',
  /** Refuses; nothing is applied. */
  'refuses-wait',
  'refuses-400',
  'refuses-429',
  'refuses-503',
  'unreachable',
  /** Answers that a request with this key is still running. */
  'refuses-409',
  /** The same, and that request is applied later. */
  'refuses-409-and-applies-late',
] as const
export type MoneyBehaviour = (typeof moneyBehaviours)[number]

export const storeBehaviours = [
  'works',
  'works-slowly',
  /** Not performed; the caller gives up after a second. */
  'fails',
  /** Performed; the caller gives up before the answer. */
  'performs-and-fails',
] as const
export type StoreBehaviour = (typeof storeBehaviours)[number]

const delay = fc.constantFrom(0, 1, 20, 400, 1_500, 5 * SECOND_MS, 12 * SECOND_MS, MINUTE_MS)
const gap = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(0, 1, 50, 900, 1_100, 3 * SECOND_MS, 20 * SECOND_MS) },
  { weight: 4, arbitrary: fc.constantFrom(MINUTE_MS, 10 * MINUTE_MS, HOUR_MS) },
  { weight: 2, arbitrary: fc.constantFrom(7 * HOUR_MS, 23 * HOUR_MS, 25 * HOUR_MS) },
)
const proxy = fc.nat({ max: 2 })
const step = <Kind extends string, Rest>(
  kind: Kind,
  rest: { [Name in keyof Rest]: fc.Arbitrary<Rest[Name]> },
) =>
  fc
    .tuple(fc.record({ gap, proxy }), fc.record(rest))
    .map(([common, own]) => ({ kind, ...common, ...own }))

const moneyStep = (
  routes: readonly ('deposit' | 'withdrawal')[],
  behaviours: readonly MoneyBehaviour[],
) =>
  step('money', {
    route: fc.constantFrom(...routes),
    /** Repeats the previous press: same key, route and amount. */
    isAgain: fc.boolean(),
    key: fc.nat({ max: 3 }),
    /** In tens of thousands of won, so that equal amounts are frequent. */
    units: fc.constantFrom(1, 1, 1, 2),
    behaviour: fc.constantFrom(...behaviours),
    delay,
    /** Between the effect and the answer. */
    answerDelay: fc.constantFrom(0, 0, 20, 2 * SECOND_MS),
    lateBy: fc.constantFrom(SECOND_MS, 30 * SECOND_MS, 16 * MINUTE_MS, 3 * HOUR_MS, 20 * HOUR_MS),
  })
const money = moneyStep(['deposit', 'deposit', 'deposit', 'deposit', 'withdrawal'], moneyBehaviours)
const list = step('list', {
  /** Age of the list that the backend answers. */
  staleBy: fc.constantFrom(0, 0, 0, SECOND_MS, 10 * MINUTE_MS, 2 * HOUR_MS),
  /** Requests per page. */
  pageSize: fc.constantFrom(1, 2, 20),
  page: fc.constantFrom(1, 1, 1, 2),
  delay,
})

/** The member deposits without these proxies. */
const elsewhere = step('elsewhere', { units: fc.constantFrom(1, 1, 2) })
const cancel = step('cancel', { which: fc.nat({ max: 3 }), isLost: fc.boolean() })
const settle = step('settle', { isCancelled: fc.boolean() })

const anyStep = fc.oneof(
  { weight: 12, arbitrary: money },
  { weight: 6, arbitrary: list },
  { weight: 1, arbitrary: cancel },
  { weight: 1, arbitrary: settle },
  { weight: 1, arbitrary: elsewhere },
  { weight: 1, arbitrary: step('game', {}) },
  { weight: 1, arbitrary: step('transfer', {}) },
  { weight: 1, arbitrary: step('account', {}) },
  { weight: 1, arbitrary: step('break', { days: fc.constantFrom(1, 1, 7) }) },
  { weight: 1, arbitrary: step('limit', { units: fc.constantFrom(1, 2, 3, 4, 5) }) },
  { weight: 1, arbitrary: step('confirm', {}) },
  /** The clock of the proxies is set back. */
  {
    weight: 1,
    arbitrary: step('clock', { backMs: fc.constantFrom(MINUTE_MS, 2 * HOUR_MS, 30 * HOUR_MS) }),
  },
  /** A proxy process dies and another starts. */
  { weight: 1, arbitrary: step('kill', {}) },
  /** The machine loses power: writes that are not durable are lost, and every process dies. */
  { weight: 2, arbitrary: step('power', {}) },
)
export type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never
export type Press = Extract<Step, { kind: 'money' }>

const storeBehaviour = fc.oneof(
  { weight: 10, arbitrary: fc.constant('works' as const) },
  { weight: 3, arbitrary: fc.constantFrom(...storeBehaviours) },
)

/** Steps in which attempts and the backend's list disagree; plans of these alone test that part more deeply. */
const listStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: moneyStep(
      ['deposit'],
      moneyBehaviours.filter((behaviour) => behaviour.includes('applies')),
    ),
  },
  { weight: 4, arbitrary: list },
  { weight: 1, arbitrary: cancel },
  { weight: 1, arbitrary: settle },
  { weight: 1, arbitrary: elsewhere },
)

/** Equal deposits close together, some of which take effect late, while the list is asked for. */
const race: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 2,
      arbitrary: moneyStep(
        ['deposit'],
        ['applies', 'applies', 'applies-and-breaks', 'breaks-and-applies-late', 'breaks'],
      ).map((one) => ({
        ...one,
        units: 1 as const,
        isAgain: false,
        gap: Math.min(one.gap, SECOND_MS),
        delay: Math.min(one.delay, SECOND_MS),
        answerDelay: 2 * SECOND_MS,
      })),
    },
    {
      weight: 1,
      arbitrary: list.map((one) => ({
        ...one,
        pageSize: 20 as const,
        page: 1 as const,
        staleBy: 0,
        delay: 20,
      })),
    },
  ),
  { minLength: 4, maxLength: 9 },
)

/** Deposits that take effect within a day after they were sent, then lists and equal deposits when that day is over. */
const nextDay: fc.Arbitrary<Step[]> = fc
  .tuple(
    fc.array(
      moneyStep(
        ['deposit'],
        ['breaks-and-applies-late', 'gateway-and-applies-late', 'applies-and-breaks', 'breaks'],
      ).map((one) => ({
        ...one,
        units: 1 as const,
        isAgain: false,
        gap: Math.min(one.gap, HOUR_MS),
      })),
      { minLength: 1, maxLength: 2 },
    ),
    list.map((one) => ({ ...one, gap: 25 * HOUR_MS })),
    fc.array(
      fc.oneof(
        {
          weight: 1,
          arbitrary: moneyStep(
            ['deposit'],
            ['applies', 'applies-and-breaks', 'breaks-and-applies-late'],
          ).map((one) => ({
            ...one,
            units: 1 as const,
            isAgain: false,
            gap: Math.min(one.gap, MINUTE_MS),
          })),
        },
        {
          weight: 1,
          arbitrary: list.map((one) => ({ ...one, gap: Math.min(one.gap, MINUTE_MS), staleBy: 0 })),
        },
      ),
      { minLength: 2, maxLength: 6 },
    ),
  )
  .map(([late, listPart, rest]) => [...late, listPart, ...rest])

export const planArbitrary = fc.record({
  proxies: fc.integer({ min: 1, max: 3 }),
  /** Whether the list shows when a request arrived or when it took effect. */
  isDatedWhenReceived: fc.boolean(),
  /** Number of movements in a record before older ones are folded into sums. */
  mostMovements: fc.constantFrom(1_000, 1_000, 1_000, 1_000, 3, 2),
  /** The member's initial limit of 24 hours, in tens of thousands of won. */
  limit: fc.integer({ min: 1, max: 4 }),
  steps: fc.oneof(
    { weight: 2, arbitrary: fc.array(anyStep, { minLength: 3, maxLength: 14 }) },
    { weight: 1, arbitrary: fc.array(listStep, { minLength: 3, maxLength: 20 }) },
    { weight: 1, arbitrary: race },
    { weight: 1, arbitrary: nextDay },
  ),
  /** What happens to consecutive store calls; later calls succeed. */
  store: fc.array(storeBehaviour, { maxLength: 24 }),
  /** Whether the operations of the SQLite store run as well, which takes three times as long. */
  hasSqlite: fc.constantFrom(false, false, false, true),
  start: fc.constantFrom('mid-month' as const, 'mid-month' as const, 'month-end' as const),
  /** How far the backend's clock is ahead of the proxies'. */
  backendAheadMs: fc.constantFrom(0, 0, 0, 9 * HOUR_MS, -9 * HOUR_MS),
})
export type Plan = typeof planArbitrary extends fc.Arbitrary<infer Value> ? Value : never
