import type { PlannedFault } from './plan.ts'
import { linkModes } from './world/link.ts'
import type { Link } from './world/link.ts'
import type { World } from './world/world.ts'

/** How to end a fault, and what to repair after everything serves again. */
type RunningFault = {
  readonly end: () => Promise<void> | void
  readonly repair?: () => Promise<void>
}

const nothing = () => undefined

/**
 * Begins a fault.
 * @param isAlone whether there is no other one at the same time
 */
export async function beginFault(
  world: World,
  { kind, proxy: n }: PlannedFault,
  isAlone: boolean,
): Promise<RunningFault> {
  const { postgres, redis, balancer, backend } = world
  const proxy = world.proxies[n]
  if (proxy === undefined) throw new Error(`There is no proxy ${n}.`)
  switch (kind) {
    case 'kill a proxy':
      await world.killProxy(proxy)
      return { end: () => proxy.start() }
    case 'pause a proxy':
      proxy.signal('SIGSTOP')
      return { end: () => proxy.signal('SIGCONT') }
    case 'upgrade all proxies': {
      // Unwritten data of a stopped proxy is lost, as after a kill.
      const replacement = world.replaceProxies(!isAlone)
      replacement.catch(nothing)
      return { end: () => replacement }
    }
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
      return { end: nothing }
    case 'fail over PostgreSQL':
      postgres.killPrimary()
      return { end: () => postgres.promote(), repair: () => postgres.rebuild() }
    case 'fill the disk of PostgreSQL':
      postgres.fillDisk()
      return { end: () => postgres.freeDisk() }
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
    case 'kill nginx':
      balancer.kill()
      return { end: () => balancer.start() }
    case 'reload nginx':
      balancer.reload()
      return { end: () => balancer.reload() }
    case 'kill the backend':
      backend.kill()
      return { end: () => backend.listen() }
    default: {
      const [verb, , , , target] = kind.split(' ')
      const disturbed: Readonly<Record<string, readonly Link[]>> = {
        postgres: proxy.postgres,
        redis: redis.links,
        backend: [world.backendLink],
      }
      const chosen = disturbed[target ?? ''] ?? []
      const mode = linkModes.find((one) => one === verb) ?? 'cut'
      for (const link of chosen) link.set(mode)
      return {
        end: () => {
          for (const link of chosen) link.set('open')
        },
      }
    }
  }
}
