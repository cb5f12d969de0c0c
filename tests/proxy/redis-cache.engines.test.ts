import { describe, test, vi } from 'vitest'
import { acceptDatabase } from '../../proxy/store/postgres/accept.ts'
import { noConsent } from '../../proxy/store/consent.ts'
import { addressesOf } from '../../proxy/store/postgres/addresses.ts'
import { withWritableClient } from '../../proxy/store/postgres/migrate.ts'
import { FRESH_MS } from '../../proxy/store/redis/session-entries.ts'
import { KEY, query } from '../support/engines/postgres.ts'
import { hastily, openUrl, redisAt } from './database-stores.ts'
import { linkTo, live, openTwo, ownRedis, PATIENT, SLOW } from './two-machines.ts'

const restored = { ...noConsent, isRestored: true }

const MAX_TRIES = 20

describe.concurrent('R-SESS-06 with Redis', SLOW, () => {
  test('a session is read from it, without the database', async ({ expect }) => {
    const { url, two, pin } = await openTwo()
    await pin('one')
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

  test('a change that does not reach the cache is seen after five seconds', async ({ expect }) => {
    const { url, redis, two } = await openTwo()
    const withoutCache = await openUrl(url)
    await withoutCache.sessions.updateUser('one', { ...live.sideUser, balance: 7 })
    for (const key of await redis.direct.keys('*:session:*')) {
      expect(await redis.direct.pttl(key)).toBeLessThanOrEqual(FRESH_MS)
    }
    await vi.waitFor(
      async () => expect((await two.sessions.get('one'))?.sideUser.balance).toBe(7),
      PATIENT,
    )
  })

  test('a logout on one machine ends the session on the other', async ({ expect }) => {
    const { one, two } = await openTwo()
    await vi.waitFor(() => one.sessions.remove('one'), PATIENT)
    expect([await one.sessions.get('one'), await two.sessions.get('one')]).toEqual([null, null])
  })

  test('a logout counts while the cache is away, also when it comes back with the session', async ({
    expect,
  }) => {
    const { redis, one, two, pin } = await openTwo()
    const key = await pin('one')
    const entry = await redis.direct.dumpBuffer(key)
    redis.kill()
    await vi.waitFor(() => one.sessions.remove('one'), PATIENT)
    expect(await two.sessions.get('one')).toBeNull()
    // A replica that took over without the logout.
    await redis.start()
    await vi.waitFor(() => redis.direct.restore(key, 0, entry), PATIENT)
    for (let count = 0; count < 20; count += 1) expect(await two.sessions.get('one')).toBeNull()
    await one.sessions.add('two', live)
    await vi.waitFor(async () => {
      await two.sessions.get('two')
      expect(await redis.direct.keys('*:session:*')).toHaveLength(2)
    }, PATIENT)
    expect(await two.sessions.get('one')).toBeNull()
  })

  test('a logout counts when the server of the cache follows another one that did not know it', async ({
    expect,
  }) => {
    const { redis, one, two, pin } = await openTwo()
    const other = await ownRedis()
    const key = await pin('one')
    await other.direct.restore(key, 0, await redis.direct.dumpBuffer(key))
    await vi.waitFor(() => one.sessions.remove('one'), PATIENT)
    // As a failover tool that leaves the connections of clients open.
    await redis.direct.replicaof('127.0.0.1', Number(new URL(other.address).port))
    await vi.waitFor(async () => {
      expect(await redis.direct.info('replication')).toContain('master_link_status:up')
      expect(await redis.direct.get(key)).not.toBe('-')
      expect(await redis.direct.exists(key)).toBe(1)
    }, PATIENT)
    for (let count = 0; count < 20; count += 1) expect(await two.sessions.get('one')).toBeNull()
  })

  test('a machine that cannot reach the cache ends a session for those that can', async ({
    expect,
  }) => {
    const { url, two, pin } = await openTwo()
    await pin('one')
    const cutOff = await openUrl(url)
    await vi.waitFor(() => cutOff.sessions.remove('one'), PATIENT)
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
    await vi.waitFor(() => one.sessions.remove('one'), PATIENT)
    expect(await two.sessions.get('one')).toBeNull()
    await redis.direct.replicaof('NO', 'ONE')
    await vi.waitFor(() => one.counters.upsert('login', 1, 60_000), PATIENT)
  })

  test('a machine that refuses the database serves no session from the cache', async ({
    expect,
  }) => {
    const { url, two, pin } = await openTwo()
    await pin('one')
    await query(url, "UPDATE store SET distrust = 'It lacks writes.'")
    await vi.waitFor(() => expect(two.check()).rejects.toThrow('It lacks writes.'), PATIENT)
    await expect(two.sessions.get('one')).rejects.toThrow('It lacks writes.')
  })

  test('an accepted backup ends every session, also those of its epochs in the cache', async ({
    expect,
  }) => {
    const { url, one, pin } = await openTwo()
    await pin('one')
    await query(url, 'UPDATE cache SET epoch = epoch - 2')
    await withWritableClient(addressesOf(url)!, (client) =>
      acceptDatabase(client, { keys: [KEY], storeId: null }, restored),
    )
    await vi.waitFor(() => one.check(), PATIENT)
    await one.sessions.add('two', live)
    await pin('two')
    await query(url, 'DELETE FROM sessions')
    await vi.waitFor(async () => expect(await one.sessions.get('two')).toEqual(live), PATIENT)
    expect(await one.sessions.get('one')).toBeNull()
  })

  test('a logout that follows an acceptance ends the session on a machine that has not heard of it', async ({
    expect,
  }) => {
    const isSeen = async (): Promise<boolean> => {
      const { url, redis, pin } = await openTwo()
      const link = await linkTo(url)
      const apart = await openUrl(link.url, { redis: redisAt(redis.address) })
      const served = () => hastily(() => apart.sessions.get('one')).catch(() => null)
      await pin('one')
      await vi.waitFor(async () => expect(await apart.sessions.get('one')).toEqual(live), PATIENT)
      link.hold()
      await withWritableClient(addressesOf(url)!, (client) =>
        acceptDatabase(client, { keys: [KEY], storeId: null }, restored),
      )
      const other = await openUrl(url)
      if ((await served()) === null) return false
      await other.sessions.remove('one')
      expect(await served()).toBeNull()
      return true
    }
    // On a busy machine the other store may hear of the acceptance before the logout, or stop reading the cache.
    let tries = 1
    while (!(await isSeen())) expect((tries += 1)).toBeLessThan(MAX_TRIES)
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
