import { describe, test, vi } from 'vitest'
import { memberKey } from '../../src/lib/member-id.ts'
import { query } from '../support/engines/postgres.ts'
import { openUrl, redisAt } from './database-stores.ts'
import { linkTo, live, openTwo, PATIENT, SLOW } from './two-machines.ts'

const others = {
  member: memberKey(live.sideUser.userId),
  ownId: 'own',
  name: null,
  requestId: 'request-01',
}

describe.concurrent('R-SESS-10 with Redis', SLOW, () => {
  test('a member who ends the other sessions on one machine ends them on the other', async ({
    expect,
  }) => {
    const { one, two, pin } = await openTwo()
    await one.sessions.add('own', live)
    await pin('one')
    await vi.waitFor(() => one.sessions.revoke(others), PATIENT)
    expect(await two.sessions.get('one')).toBeNull()
    expect(await two.sessions.wasRevoked('one')).toBe(true)
    expect(await two.sessions.get('own')).toEqual(live)
  })

  test('that counts while the cache is away, also when it comes back with the session', async ({
    expect,
  }) => {
    const { redis, one, two, pin } = await openTwo()
    await one.sessions.add('own', live)
    const key = await pin('one')
    const entry = await redis.direct.dumpBuffer(key)
    redis.kill()
    await vi.waitFor(() => one.sessions.revoke(others), PATIENT)
    expect(await two.sessions.get('one')).toBeNull()
    await redis.start()
    await vi.waitFor(() => redis.direct.restore(key, 0, entry), PATIENT)
    for (let count = 0; count < 20; count += 1) expect(await two.sessions.get('one')).toBeNull()
    expect(await two.sessions.get('own')).toEqual(live)
  })

  test('a machine that cannot reach the cache ends them for those that can', async ({ expect }) => {
    const { url, two, pin } = await openTwo()
    await pin('one')
    const cutOff = await openUrl(url)
    await vi.waitFor(() => cutOff.sessions.revoke(others), PATIENT)
    expect(await two.sessions.get('one')).toBeNull()
  })

  test.for([
    ['all others', null],
    ['one of them', 'one'],
  ] as const)(
    'a member who ends %s, is answered an error and tries again, ends them on every machine',
    async ([, id], { expect }) => {
      const { url, redis, one, two, pin } = await openTwo()
      await one.sessions.add('own', live)
      await pin('one')
      const link = await linkTo(url)
      const store = await openUrl(link.url, { redis: redisAt(redis.address) })
      const listed = await one.sessions.list(others.member, 'own')
      const name = id === null ? null : (listed.find(({ isThis }) => !isThis)?.name ?? '')
      link.loseAnswerTo('endSessions')
      await expect(store.sessions.revoke({ ...others, name })).rejects.toThrow()
      expect(await one.sessions.wasRevoked('one')).toBe(true)
      await vi.waitFor(async () => expect(await two.sessions.get('one')).toEqual(live), PATIENT)
      await vi.waitFor(() => store.sessions.revoke({ ...others, name }), PATIENT)
      expect(await two.sessions.get('one')).toBeNull()
      expect(await two.sessions.get('own')).toEqual(live)
      const lines = await query(url, "SELECT details FROM audit WHERE event = 'endSessions'")
      expect(lines).toEqual([{ details: expect.objectContaining({ ended: 1 }) as unknown }])
    },
  )
})
