import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { teardown } from '../../support/engines/folder.ts'
import type { Kill } from '../history.ts'
import { clock } from '../history.ts'
import { startBackend } from './backend.ts'
import type { Backend } from './backend.ts'
import { Balancer } from './balancer.ts'
import { Link } from './link.ts'
import { PostgresPair } from './postgres-pair.ts'
import { Proxy } from './proxy.ts'
import { RedisPair } from './redis-pair.ts'

const PROXIES = 3

export type World = {
  readonly balancer: Balancer
  readonly proxies: readonly Proxy[]
  readonly postgres: PostgresPair
  readonly redis: RedisPair
  readonly backend: Backend
  readonly backendLink: Link
  readonly kills: readonly Kill[]
  killProxy(proxy: Proxy): Promise<void>
  /** Replaces them one after the other. `countsAsKill`: they may lose deferred writes. */
  replaceProxies(countsAsKill: boolean): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts three proxies behind nginx, PostgreSQL with a synchronous standby, Redis with a replica and Sentinel, and the
 * mock as backend.
 */
export async function startWorld(members: readonly string[], logs: string): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'chaos-'))
  // The user of PostgreSQL enters it.
  chmodSync(folder, 0o755)
  mkdirSync(logs, { recursive: true })
  // Removed with the servers, also when the run is killed.
  process.env['ENGINES_FOLDER'] = folder
  const stops: (() => unknown)[] = []
  const stop = async () => {
    for (const one of stops.toReversed()) await one()
  }
  try {
    const site = join(folder, 'site')
    mkdirSync(site)
    writeFileSync(join(site, 'index.html'), '<meta name="maru:game-hosts" />')
    const key = randomBytes(32)
    stops.push(teardown)
    const postgres = await PostgresPair.start(folder, key)
    // Registered before the servers start, so that it runs after they end.
    stops.unshift(() => postgres.removeDisks())
    const redis = await RedisPair.start(folder)
    stops.push(() => redis.close())
    const backend = await startBackend(members)
    stops.push(() => backend.stop())
    const backendLink = await Link.open(backend.port)
    stops.push(() => backendLink.close())
    const env = {
      // Sessions belong to the backend's address, so the proxies share it.
      BACKEND_URL: `http://127.0.0.1:${backendLink.port}`,
      BACKEND_TIMEOUT_MS: '3000',
      CACHE: `redis+sentinel://127.0.0.1:${redis.sentinel}/main`,
      CLIENT_CONNECTIONS: '0',
      LOG_LEVEL: 'warn',
      SESSION_KEYS: key.toString('base64'),
      MEMBER_WRITES_PER_MINUTE: '0',
      SITE_DIR: site,
      TRUSTED_PROXIES: '127.0.0.1/32',
    }
    const proxies: Proxy[] = []
    for (let n = 1; n <= PROXIES; n += 1) {
      const proxy = await Proxy.create(postgres.ports, env, join(logs, `proxy-${n}.log`))
      stops.push(() => proxy.stop())
      await proxy.start()
      proxies.push(proxy)
    }
    const ports = proxies.map(({ port }) => port)
    const balancer = await Balancer.open(join(folder, 'balancer'), ports)
    const kills: Kill[] = []
    const noteKill = (proxy: Proxy) => void kills.push({ proxy: proxy.address, at: clock() })
    const killProxy = async (proxy: Proxy) => {
      noteKill(proxy)
      await proxy.kill()
    }
    const replaceProxies = async (countsAsKill: boolean) => {
      for (const proxy of proxies) {
        await proxy.replace()
        if (countsAsKill) noteKill(proxy)
      }
    }
    const servers = { postgres, redis, backend, backendLink, balancer }
    return { ...servers, proxies, kills, killProxy, replaceProxies, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
