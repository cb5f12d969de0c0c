import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { describe, test, vi } from 'vitest'
import { memberKey } from '../../src/lib/member-id.ts'
import { acceptDatabase } from '../../src/proxy/store/postgres/accept.ts'
import { addressesOf } from '../../src/proxy/store/postgres/addresses.ts'
import { withWritableClient } from '../../src/proxy/store/postgres/migrate.ts'
import { FRESH_MS } from '../../src/proxy/store/redis/session-entries.ts'
import { createIdHash } from '../../src/proxy/store/shared/names.ts'
import { freshDatabase, hasPostgres, KEY, query } from '../support/engines/postgres.ts'
import { hasRedis, startRedis } from '../support/engines/redis.ts'
import { onTestFinished } from '../support/this-test.ts'
import { openUrl, redisAt } from './database-stores.ts'
import { record } from './store-files.ts'

const SLOW = { timeout: 180_000 }
const PATIENT = { timeout: 20_000 }
const hashOf = createIdHash('https://backend.example')
const live = { ...record, expiresAt: Date.now() + 3_600_000 }

const others = {
  member: memberKey(live.sideUser.userId),
  ownId: 'own',
  name: null,
  requestId: 'request-01',
}

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
    address: `redis://127.0.0.1:${port}`,
    direct,
    kill: () => server.stop(),
    start: async () => void (server = await start(port)),
  }
}

/** An address of the database whose connections can be made to pass nothing on. */
async function linkTo(url: string) {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined))
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const place = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const hold = () => {
    for (const socket of sockets) socket.unpipe().pause()
  }
  return { url: url.replace(`${hostname}:${port}`, place), hold }
}

async function openTwo() {
  const redis = await ownRedis()
  const url = await freshDatabase()
  const open = () => openUrl(url, { redis: redisAt(redis.address) })
  const [one, two] = [await open(), await open()]
  const cached = () => redis.direct.keys('*:session:*')
  /** Makes the session's entry stay in the cache. Returns its key. */
  const pin = (id: string) =>
    vi.waitFor(async () => {
      await two.sessions.get(id)
      const [row] = await query(url, 'SELECT incarnation, epoch FROM store, cache')
      const name = hashOf(id)
      const key = `maru:${String(row?.['incarnation'])}:session:${String(row?.['epoch'])}:${name}`
      await redis.direct.persist(key)
      if ((await redis.direct.pttl(key)) !== -1) throw new Error('not cached yet')
      return key
    }, PATIENT)
  await vi.waitFor(() => Promise.all([one, two].map(({ counters }) => counters.get('a'))), PATIENT)
  await one.sessions.add('one', live)
  await vi.waitFor(async () => {
    await two.sessions.get('one')
    if ((await cached()).length === 0) throw new Error('not cached yet')
  }, PATIENT)
  return { url, redis, one, two, pin }
}

describe.skipIf(!hasPostgres || !hasRedis).concurrent('R-SESS-06 with Redis', SLOW, () => {
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

  test('R-SESS-10 a member who ends the other sessions on one machine ends them on the other', async ({
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

  test('R-SESS-10 that counts while the cache is away, also when it comes back with the session', async ({
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

  test('R-SESS-10 a machine that cannot reach the cache ends them for those that can', async ({
    expect,
  }) => {
    const { url, two, pin } = await openTwo()
    await pin('one')
    const cutOff = await openUrl(url)
    await vi.waitFor(() => cutOff.sessions.revoke(others), PATIENT)
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

  test('an accepted backup ends every session, also those of its epochs in the cache', async ({
    expect,
  }) => {
    const { url, one, pin } = await openTwo()
    await pin('one')
    await query(url, 'UPDATE cache SET epoch = epoch - 2')
    await withWritableClient(addressesOf(url)!, (client) =>
      acceptDatabase(client, { keys: [KEY], storeId: null }),
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
    const { url, redis, pin } = await openTwo()
    const link = await linkTo(url)
    const apart = await openUrl(link.url, { redis: redisAt(redis.address) })
    await pin('one')
    await vi.waitFor(async () => expect(await apart.sessions.get('one')).toEqual(live), PATIENT)
    link.hold()
    await withWritableClient(addressesOf(url)!, (client) =>
      acceptDatabase(client, { keys: [KEY], storeId: null }),
    )
    const other = await openUrl(url)
    await other.sessions.remove('one')
    expect(await apart.sessions.get('one').catch(() => null)).toBeNull()
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
