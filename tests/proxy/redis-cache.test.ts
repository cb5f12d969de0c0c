import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { describe, test, vi } from 'vitest'
import { acceptDatabase } from '../../src/proxy/store/postgres/accept.ts'
import { addressesOf } from '../../src/proxy/store/postgres/addresses.ts'
import { withWritableClient } from '../../src/proxy/store/postgres/migrate.ts'
import { parseCacheAddress } from '../../src/proxy/store/redis/addresses.ts'
import { createRedisClient } from '../../src/proxy/store/redis/client.ts'
import { freshDatabase, hasPostgres, KEY, query } from '../support/engines/postgres.ts'
import { hasRedis, startRedis } from '../support/engines/redis.ts'
import { onTestFinished } from '../support/this-test.ts'
import { openUrl } from './database-stores.ts'
import { record } from './store-files.ts'

const PATIENT = { timeout: 10_000 }
const live = { ...record, expiresAt: Date.now() + 3_600_000 }

/** A Redis of its own, which can be killed and started again on its port. */
async function ownRedis() {
  const folder = process.env['ENGINES_FOLDER'] ?? ''
  const start = async (port?: number) => {
    const name = `redis-${randomUUID()}`
    const at = await startRedis(name, join(folder, name), port === undefined ? {} : { port })
    const pid = Number(readFileSync(join(folder, `${name}.pid`), 'utf8'))
    return { port: at, stop: () => process.kill(pid, 'SIGKILL') }
  }
  let server = await start()
  onTestFinished(() => void server.stop())
  const { port } = server
  const direct = new Redis(port, '127.0.0.1')
  direct.on('error', () => undefined)
  onTestFinished(() => direct.disconnect())
  return {
    address: parseCacheAddress(`redis://127.0.0.1:${port}`)!,
    direct,
    kill: () => server.stop(),
    start: async () => void (server = await start(port)),
  }
}

/** Two machines with one database and one cache, which both use. */
async function openTwo() {
  const redis = await ownRedis()
  const url = await freshDatabase()
  const open = () => openUrl(url, { redis: createRedisClient(redis.address) })
  const [one, two] = [await open(), await open()]
  const isCached = async () => (await redis.direct.keys('*:session:*')).length > 0
  const cache = async (id: string) => {
    await vi.waitFor(async () => {
      await two.sessions.get(id)
      if (!(await isCached())) throw new Error('not cached yet')
    }, PATIENT)
  }
  await one.sessions.add('one', live)
  await cache('one')
  return { url, redis, one, two, cache, isCached }
}

describe.skipIf(!hasPostgres || !hasRedis).concurrent('R-SESS-06 with Redis', () => {
  test('a session is read from it, without the database', async ({ expect }) => {
    const { url, two } = await openTwo()
    await query(url, 'DELETE FROM sessions')
    await vi.waitFor(async () => expect(await two.sessions.get('one')).toEqual(live), PATIENT)
    expect(await two.sessions.get('two')).toBeNull()
  })

  test('a change of the member on one machine is seen on the other', async ({ expect }) => {
    const { one, two } = await openTwo()
    await one.sessions.updateUser('one', { ...live.sideUser, balance: 7 })
    await vi.waitFor(
      async () => expect((await two.sessions.get('one'))?.sideUser.balance).toBe(7),
      PATIENT,
    )
  })

  test('a logout on one machine ends the session on the other', async ({ expect }) => {
    const { one, two } = await openTwo()
    await one.sessions.remove('one')
    expect([await one.sessions.get('one'), await two.sessions.get('one')]).toEqual([null, null])
  })

  test('a logout counts while the cache is away, also when it comes back with the session', async ({
    expect,
  }) => {
    const { redis, one, two } = await openTwo()
    const [key] = await redis.direct.keys('*:session:*')
    const entry = await redis.direct.dumpBuffer(key!)
    redis.kill()
    await one.sessions.remove('one')
    expect(await two.sessions.get('one')).toBeNull()
    // A replica that took over without the logout.
    await redis.start()
    await vi.waitFor(() => redis.direct.restore(key!, 0, entry), PATIENT)
    for (let count = 0; count < 20; count += 1) expect(await two.sessions.get('one')).toBeNull()
    await one.sessions.add('two', live)
    await vi.waitFor(async () => {
      await two.sessions.get('two')
      expect(await redis.direct.keys('*:session:*')).toHaveLength(2)
    }, PATIENT)
    expect(await two.sessions.get('one')).toBeNull()
  })

  test('a machine that cannot reach the cache ends a session for those that can', async ({
    expect,
  }) => {
    const { url, two, isCached } = await openTwo()
    expect(await isCached()).toBe(true)
    const cutOff = await openUrl(url)
    await cutOff.sessions.remove('one')
    expect(await two.sessions.get('one')).toBeNull()
  })

  test('a lost cache signs nobody out, and does not count logins that were not tried', async ({
    expect,
  }) => {
    const { redis, one } = await openTwo()
    await one.counters.upsert('login', 5, 60_000)
    redis.kill()
    await vi.waitFor(async () => {
      await expect(one.counters.get('login')).rejects.toThrow('the cache is away')
    }, PATIENT)
    expect(await one.sessions.get('one')).toEqual(live)
    await redis.start()
    await vi.waitFor(async () => expect(await one.counters.get('login')).toBeNull(), PATIENT)
  })

  test('a server that a failover made a replica signs nobody out, and is used when it is the primary again', async ({
    expect,
  }) => {
    const { redis, one, two } = await openTwo()
    await redis.direct.replicaof('127.0.0.1', 1)
    await expect(one.counters.upsert('login', 1, 60_000)).rejects.toThrow(/READONLY|away/)
    expect(await two.sessions.get('one')).toEqual(live)
    await one.sessions.remove('one')
    expect(await two.sessions.get('one')).toBeNull()
    await redis.direct.replicaof('NO', 'ONE')
    await vi.waitFor(() => one.counters.upsert('login', 1, 60_000), PATIENT)
  })

  test('an accepted backup ends every session, also those of its epochs in the cache', async ({
    expect,
  }) => {
    const { url, redis, one } = await openTwo()
    await query(url, 'UPDATE cache SET epoch = epoch - 2')
    await withWritableClient(addressesOf(url)!, (client) =>
      acceptDatabase(client, { keys: [KEY], storeId: null }),
    )
    await vi.waitFor(() => one.check(), PATIENT)
    await one.sessions.add('two', live)
    await vi.waitFor(async () => {
      await one.sessions.get('two')
      expect(await redis.direct.keys('*:session:*')).toHaveLength(2)
    }, PATIENT)
    await query(url, 'DELETE FROM sessions')
    await vi.waitFor(async () => expect(await one.sessions.get('two')).toEqual(live), PATIENT)
    expect(await one.sessions.get('one')).toBeNull()
  })

  test('two machines share a count of logins', async ({ expect }) => {
    const { one, two } = await openTwo()
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? one : two).counters.upsert('login', 1, 60_000),
      ),
    )
    expect((await one.counters.get('login'))?.points).toBe(20)
  })
})
