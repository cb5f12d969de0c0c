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

export const fate = fc.oneof(
  { weight: 12, arbitrary: fc.constant('works' as const) },
  { weight: 2, arbitrary: fc.constantFrom(...fates) },
)
const gap = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(0, 1, 2, 5, 20) },
  { weight: 4, arbitrary: fc.constantFrom(100, 300, 700, 1_100) },
  { weight: 1, arbitrary: fc.constantFrom(2_100, 4 * SECOND) },
)
const proxy = fc.nat({ max: 2 })
export const step = <Kind extends string, Rest>(
  kind: Kind,
  rest: { [Name in keyof Rest]: fc.Arbitrary<Rest[Name]> },
) =>
  fc
    .tuple(fc.record({ gap, proxy }), fc.record(rest))
    .map(([common, own]) => ({ kind, ...common, ...own }))

/** Each number is a browser; the last one is another member's. */
export const browser = fc.constantFrom(0, 0, 1, 2)
export const forMs = fc.constantFrom(20, 300, 900, 2_500)

export const money = step('money', {
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
export const visit = step('visit', { browser })

export const endOthers = step('endOthers', { browser })
