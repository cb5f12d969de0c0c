import { describe, test, vi } from 'vitest'
import { liveSession, openTwo, PATIENT, SLOW } from './two-machines.ts'

describe.concurrent('R-SESS-04 with Redis', SLOW, () => {
  test('two machines share a count of logins', async ({ expect }) => {
    const { one, two } = await openTwo()
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? one : two).counters.upsert('login', 1, 60_000),
      ),
    )
    expect((await one.counters.get('login'))?.points).toBe(20)
  })

  test('a lost cache does not count logins that were not tried', async ({ expect }) => {
    const { redis, one } = await openTwo()
    await one.counters.upsert('login', 5, 60_000)
    redis.kill()
    await vi.waitFor(async () => {
      await expect(one.counters.get('login')).rejects.toThrow('the cache is away')
    }, PATIENT)
    await redis.start()
    await vi.waitFor(async () => expect(await one.counters.get('login')).toBeNull(), PATIENT)
  })

  test('a server that a failover made a replica counts again when it is the primary', async ({
    expect,
  }) => {
    const { redis, one } = await openTwo()
    await redis.direct.replicaof('127.0.0.1', 1)
    await expect(one.counters.upsert('login', 1, 60_000)).rejects.toThrow(/READONLY|away/)
    await redis.direct.replicaof('NO', 'ONE')
    await vi.waitFor(() => one.counters.upsert('login', 1, 60_000), PATIENT)
  })
})

describe.concurrent('R-SESS-06 with Redis', SLOW, () => {
  test('it has no session, and losing it signs nobody out', async ({ expect }) => {
    const { redis, one, two } = await openTwo()
    await one.sessions.add('one', liveSession)
    await one.sessions.add('two', liveSession)
    expect(await two.sessions.get('one')).toEqual(liveSession)
    expect(await redis.direct.keys('*:session:*')).toEqual([])
    redis.kill()
    expect(await two.sessions.get('one')).toEqual(liveSession)
    await one.sessions.remove('one')
    expect([await one.sessions.get('one'), await two.sessions.get('one')]).toEqual([null, null])
    expect(await two.sessions.get('two')).toEqual(liveSession)
    await redis.start()
  })
})
