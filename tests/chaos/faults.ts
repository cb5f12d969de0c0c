import type { Random } from '../../mocks/rules/random.ts'
import { wholeBelow } from '../../mocks/rules/random.ts'
import { linkModes } from './world/link.ts'
import type { Link } from './world/link.ts'
import type { World } from './world/world.ts'

const links = ['postgres', 'redis', 'backend'] as const

/** Every kind of fault; a link's kind names what is disturbed and where. */
export const faultKinds = [
  'kill a proxy',
  'pause a proxy',
  'pause the primary of PostgreSQL',
  'pause the standby of PostgreSQL',
  'lag the standby of PostgreSQL',
  'crash the primary of PostgreSQL',
  'fail over PostgreSQL',
  'pause the primary of Redis',
  'kill the primary of Redis',
  ...links.flatMap((link) => linkModes.map((mode) => `${mode} the link to ${link}` as const)),
] as const
export type FaultKind = (typeof faultKinds)[number]

/** How to end a fault, and what to repair after everything serves again. */
type Running = { readonly end: () => Promise<void> | void; readonly repair?: () => Promise<void> }

/** One fault as drawn from the seed. */
export type PlannedFault = {
  readonly kind: FaultKind
  /** Of the proxy whose process or link it is. */
  readonly proxy: number
  readonly lastsMs: number
  readonly calmMs: number
}

/** Faults without end, in rounds in which each kind comes once. */
export function* planFaults(random: Random): Generator<PlannedFault, never> {
  for (;;) {
    for (const kind of shuffled(faultKinds, random)) {
      yield {
        kind,
        proxy: wholeBelow(random, 3),
        lastsMs: 500 + wholeBelow(random, 3_000),
        calmMs: 500 + wholeBelow(random, 1_500),
      }
    }
  }
}

function shuffled<Item>(items: readonly Item[], random: Random): readonly Item[] {
  const drawn = items.map((item) => ({ item, place: random() }))
  return drawn.toSorted((one, other) => one.place - other.place).map(({ item }) => item)
}

/** Seconds within which every proxy must serve everything after the fault's end. */
export const recoverySeconds = (kind: string): number => (kind === 'fail over PostgreSQL' ? 10 : 5)

/** Begins a fault. */
export async function beginFault(world: World, { kind, proxy: n }: PlannedFault): Promise<Running> {
  const { postgres, redis } = world
  const proxy = world.proxies[n]
  if (proxy === undefined) throw new Error(`There is no proxy ${n}.`)
  switch (kind) {
    case 'kill a proxy':
      await world.killProxy(proxy)
      return { end: () => proxy.start() }
    case 'pause a proxy':
      proxy.signal('SIGSTOP')
      return { end: () => proxy.signal('SIGCONT') }
    case 'pause the primary of PostgreSQL':
      postgres.signalPrimary('SIGSTOP')
      return { end: () => postgres.signalPrimary('SIGCONT') }
    case 'pause the standby of PostgreSQL':
      postgres.signalStandby('SIGSTOP')
      return { end: () => postgres.signalStandby('SIGCONT') }
    case 'lag the standby of PostgreSQL':
      await postgres.lagStandby(true)
      return { end: () => postgres.lagStandby(false) }
    case 'crash the primary of PostgreSQL':
      postgres.crashPrimary()
      return { end: () => undefined }
    case 'fail over PostgreSQL':
      postgres.killPrimary()
      return { end: () => postgres.promote(), repair: () => postgres.rebuild() }
    case 'pause the primary of Redis': {
      const server = await redis.primary()
      redis.signal(server, 'SIGSTOP')
      return { end: () => redis.signal(server, 'SIGCONT') }
    }
    case 'kill the primary of Redis': {
      const server = await redis.primary()
      redis.signal(server, 'SIGKILL')
      return { end: () => redis.restart(server) }
    }
    default: {
      const [mode, , , , target] = kind.split(' ')
      const disturbed: Readonly<Record<string, readonly Link[]>> = {
        postgres: proxy.postgres,
        redis: redis.links,
        backend: [world.backendLink],
      }
      const chosen = disturbed[target ?? ''] ?? []
      const wanted = linkModes.find((one) => one === mode) ?? 'cut'
      for (const link of chosen) link.set(wanted)
      return {
        end: () => {
          for (const link of chosen) link.set('open')
        },
      }
    }
  }
}
