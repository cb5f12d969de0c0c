import type { Random } from '../../mocks/rules/random.ts'
import { randomInteger } from '../../mocks/rules/random.ts'
import { linkModes } from './world/link.ts'

const links = ['postgres', 'redis', 'backend'] as const

const linkFaults = links.flatMap((link) =>
  linkModes.map((mode) => [`${mode} the link to ${link}`, `the link to ${link}`] as const),
)

/** Every kind of fault, and what is disturbed: two faults of one place do not happen at the same time. */
const placeOf = {
  'kill a proxy': 'proxies',
  'pause a proxy': 'proxies',
  'upgrade all proxies': 'proxies',
  'pause the primary of PostgreSQL': 'PostgreSQL',
  'pause the standby of PostgreSQL': 'PostgreSQL',
  'lag the standby of PostgreSQL': 'PostgreSQL',
  'crash the primary of PostgreSQL': 'PostgreSQL',
  'fail over PostgreSQL': 'PostgreSQL',
  'fill the disk of PostgreSQL': 'PostgreSQL',
  'pause the primary of Redis': 'Redis',
  'kill the primary of Redis': 'Redis',
  'kill nginx': 'nginx',
  'reload nginx': 'nginx',
  'kill the backend': 'backend',
  ...(Object.fromEntries(linkFaults) as Record<(typeof linkFaults)[number][0], string>),
} as const
export type FaultKind = keyof typeof placeOf
export const faultKinds = Object.keys(placeOf) as readonly FaultKind[]

export type PlannedFault = {
  readonly kind: FaultKind
  /** Of the proxy whose process or link it is. */
  readonly proxy: number
}

/** Faults that begin one after the other and end together. */
export type PlannedTrouble = {
  readonly faults: readonly PlannedFault[]
  /** Delay from the first fault to the second, and from the last to the end. */
  readonly apartMs: number
  readonly lastsMs: number
  readonly calmMs: number
}

const PROXIES = 3
/** How often two faults happen at the same time. */
const TWO_AT_ONCE = 0.4

/**
 * Troubles without end, in rounds in which each kind comes once; at times two kinds together.
 * @param hasDisks whether disks can be filled
 */
export function* planTroubles(random: Random, hasDisks: boolean): Generator<PlannedTrouble, never> {
  for (;;) {
    const remainingKinds = shuffled(faultKinds, random).filter(
      (kind) => hasDisks || !kind.startsWith('fill'),
    )
    for (let kind = remainingKinds.shift(); kind !== undefined; kind = remainingKinds.shift()) {
      const place = placeOf[kind]
      const isPair = random() < TWO_AT_ONCE
      const second = isPair ? remainingKinds.findIndex((one) => placeOf[one] !== place) : -1
      const faults = [kind, ...(second === -1 ? [] : remainingKinds.splice(second, 1))]
      yield {
        faults: faults.map((one) => ({ kind: one, proxy: randomInteger(random, PROXIES) })),
        apartMs: randomInteger(random, 1_500),
        lastsMs: 500 + randomInteger(random, 3_000),
        calmMs: 500 + randomInteger(random, 1_500),
      }
    }
  }
}

function shuffled<Item>(items: readonly Item[], random: Random): readonly Item[] {
  const ranked = items.map((item) => ({ item, place: random() }))
  return ranked.toSorted((one, other) => one.place - other.place).map(({ item }) => item)
}

export const textOf = ({ faults }: PlannedTrouble): string =>
  faults.map(({ kind }) => kind).join(' + ')

/** Seconds within which every proxy must serve everything after the end. */
export const recoverySeconds = (trouble: string): number =>
  /fail over|fill the disk/.test(trouble) ? 10 : 5
