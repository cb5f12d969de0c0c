import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { describe, test, vi } from 'vitest'
import { freePort } from '../../scripts/ports.ts'
import { freshDatabase } from '../support/engines/postgres.ts'
import { startRedis, startSentinel } from '../support/engines/redis.ts'
import { onTestFinished } from '../support/this-test.ts'
import { openUrl, redisAt } from './database-stores.ts'

const WAIT = { timeout: 60_000 }
const engines = process.env['ENGINES_FOLDER'] ?? ''

function newServer(kind: string) {
  const name = `${kind}-${randomUUID()}`
  const stop = () => {
    try {
      process.kill(Number(readFileSync(join(engines, `${name}.pid`), 'utf8')), 'SIGKILL')
    } catch {
      // It has ended.
    }
  }
  onTestFinished(stop)
  return { name, folder: join(engines, name), stop }
}

async function direct(port: number): Promise<Redis> {
  const client = new Redis(port, '127.0.0.1')
  onTestFinished(() => client.disconnect())
  await client.ping()
  return client
}

const SLOTS = 16_384

/** Three nodes, each with a third of the slots. */
async function startCluster() {
  const servers = [1, 2, 3].map(() => newServer('cluster'))
  const nodes = await Promise.all(
    servers.map(async ({ name, folder }) => {
      const bus = await freePort()
      const flags = ['--cluster-enabled', 'yes', '--cluster-port', String(bus)]
      const port = await startRedis(name, folder, {
        flags: [...flags, '--cluster-announce-ip', '127.0.0.1', '--cluster-node-timeout', '2000'],
      })
      return { port, bus, client: await direct(port) }
    }),
  )
  const bounds = nodes.map((_, index) => Math.round((SLOTS * index) / nodes.length))
  for (const [index, { client }] of nodes.entries())
    await client.call('CLUSTER', 'ADDSLOTSRANGE', bounds[index]!, (bounds[index + 1] ?? SLOTS) - 1)
  for (const { port, bus } of nodes.slice(1))
    await nodes[0]?.client.call('CLUSTER', 'MEET', '127.0.0.1', port, bus)
  await vi.waitFor(async () => {
    for (const { client } of nodes) {
      const info = String(await client.call('CLUSTER', 'INFO'))
      if (!/cluster_state:ok/.test(info) || !/cluster_known_nodes:3/.test(info))
        throw new Error('the nodes do not know each other')
    }
  }, WAIT)
  return {
    servers,
    ports: nodes.map(({ port }) => port),
    clients: nodes.map(({ client }) => client),
  }
}

async function openTwo(cache: string) {
  const url = await freshDatabase()
  const open = () => openUrl(url, { redis: redisAt(cache) })
  return { one: await open(), two: await open() }
}

describe.concurrent('R-SESS-04 logins are counted by Redis', () => {
  test('Redis goes on counting after a failover by Sentinel', async ({ expect }) => {
    const [primary, replica, sentinel] = [
      newServer('primary'),
      newServer('replica'),
      newServer('sentinel'),
    ]
    const first = await startRedis(primary.name, primary.folder)
    const flags = ['--replicaof', '127.0.0.1', String(first)]
    const second = await startRedis(replica.name, replica.folder, { flags })
    const copy = await direct(second)
    await vi.waitFor(
      async () => expect(await copy.info('replication')).toContain('master_link_status:up'),
      WAIT,
    )
    const at = await startSentinel(sentinel.name, sentinel.folder, first)
    const watcher = await direct(at)
    await vi.waitFor(async () => {
      const known = String(await watcher.call('SENTINEL', 'REPLICAS', 'main'))
      expect(known).toContain('master-link-status,ok')
    }, WAIT)
    const { one, two } = await openTwo(`redis+sentinel://127.0.0.1:${at}/main`)
    await vi.waitFor(() => one.counters.upsert('login', 1, 60_000), WAIT)
    primary.stop()
    await vi.waitFor(() => two.counters.upsert('login', 1, 60_000), WAIT)
    await vi.waitFor(async () => expect(await copy.keys('*:counter:*')).not.toEqual([]), WAIT)
  }, 180_000)

  test('Cluster of three nodes, each of which has some, and two serve when one is lost', async ({
    expect,
  }) => {
    const { ports, clients, servers } = await startCluster()
    const { one, two } = await openTwo(`redis+cluster://127.0.0.1:${ports[0]}`)
    await vi.waitFor(() => one.counters.upsert('login', 1, 60_000), WAIT)
    await vi.waitFor(async () => expect((await two.counters.get('login'))?.points).toBe(1), WAIT)
    const names = Array.from({ length: 24 }, (_, index) => `login ${index}`)
    for (const name of names) await one.counters.upsert(name, 1, 60_000)
    const kept = await Promise.all(clients.map((client) => client.keys('*:counter:*')))
    expect(Math.min(...kept.map((keys) => keys.length))).toBeGreaterThan(0)
    clients[1]?.disconnect()
    servers[1]?.stop()
    await vi.waitFor(async () => {
      const results = await Promise.allSettled(names.map((name) => two.counters.get(name)))
      expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
    }, WAIT)
  }, 180_000)
})
