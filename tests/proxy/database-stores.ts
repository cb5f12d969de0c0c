import type { Store } from '../../src/proxy/core/ports.ts'
import { addressesOf } from '../../src/proxy/store/postgres/addresses.ts'
import { createPostgresStore } from '../../src/proxy/store/postgres/postgres-store.ts'
import type { PostgresStoreOptions } from '../../src/proxy/store/postgres/postgres-store.ts'
import { parseCacheAddress } from '../../src/proxy/store/redis/addresses.ts'
import { createRedisClient } from '../../src/proxy/store/redis/client.ts'
import type { RedisClient } from '../../src/proxy/store/redis/client.ts'
import { freshDatabase, KEY, setClock } from '../support/engines/postgres.ts'
import { sharedRedis } from '../support/engines/redis.ts'
import { onTestFinished } from '../support/this-test.ts'

/** A store on a database, closed after the test. */
export async function openUrl(
  url: string,
  options: Partial<PostgresStoreOptions> = {},
): Promise<Store> {
  const store = await createPostgresStore({
    addresses: addressesOf(url) ?? [],
    keys: [KEY],
    clock: Date,
    backendUrl: 'https://backend.example',
    warn: () => undefined,
    ...options,
  })
  onTestFinished(() => store.close())
  return store
}

/** A client of the run's Redis. */
export const openRedis = async (): Promise<RedisClient> =>
  createRedisClient(parseCacheAddress(await sharedRedis())!)

/** A store on a database of its own whose clock stands still. */
export async function openDatabase({ now, hasCache }: { now: number; hasCache: boolean }) {
  const url = await freshDatabase()
  await setClock(url, now)
  let time = now
  const clock = { now: () => time }
  const redis = hasCache ? await openRedis() : null
  const store = await openUrl(url, { clock, redis, cacheTime: clock })
  return {
    store,
    setClock: async (to: number) => {
      time = to
      await setClock(url, to)
    },
  }
}

/** Settings of a proxy process with a database of its own. */
export const databaseEnv = async (): Promise<Readonly<Record<string, string>>> => ({
  STORE: await freshDatabase(),
  SESSION_KEYS: Buffer.from(KEY).toString('base64'),
})
