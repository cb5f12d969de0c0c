import { AsyncLocalStorage } from 'node:async_hooks'
import { vi } from 'vitest'
import type { Store } from '../../proxy/ports/ports.ts'
import { withRequestWait } from '../../proxy/store/shared/request-wait.ts'
import { addressesOf } from '../../proxy/store/postgres/addresses.ts'
import { createPostgresStore } from '../../proxy/store/postgres/postgres-store.ts'
import type { PostgresStoreOptions } from '../../proxy/store/postgres/postgres-store.ts'
import { parseCacheAddress } from '../../proxy/store/redis/addresses.ts'
import { createRedisClient } from '../../proxy/store/redis/client.ts'
import type { RedisClient } from '../../proxy/store/redis/client.ts'
import { freshDatabase, KEY, setClock } from '../support/engines/postgres.ts'
import { sharedRedis } from '../support/engines/redis.ts'
import { usesEngines } from '../support/engines/shared.ts'
import { onTestFinished } from '../support/this-test.ts'
import { sqliteFile } from './store-files.ts'

type ProcessEnv = Readonly<Record<string, string>>

const MAX_WAIT_MS = 20_000
const shortTimeouts = new AsyncLocalStorage<true>()

/** Calls the store with the deadlines of a request, which it is to exceed. */
export const withShortTimeouts = <Result>(work: () => Result): Result =>
  shortTimeouts.run(true, work)

/** Its calls have a long deadline, because tests share two cores. */
function withLongTimeouts<Part extends object>(part: Part): Part {
  const calls = Object.entries(part).map(([name, value]: [string, unknown]) => {
    if (typeof value !== 'function') return [name, withLongTimeouts(value as object)]
    const call = (...args: readonly unknown[]): unknown => value(...args)
    return [
      name,
      (...args: readonly unknown[]) =>
        shortTimeouts.getStore()
          ? call(...args)
          : withRequestWait(() => call(...args), MAX_WAIT_MS),
    ]
  })
  return Object.fromEntries(calls) as Part
}

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
  return withLongTimeouts(store)
}

export const redisAt = (address: string): RedisClient =>
  createRedisClient(parseCacheAddress(address)!, MAX_WAIT_MS)

/** A store on a database of its own whose clock stands still. */
export async function openDatabase({ now, hasCache }: { now: number; hasCache: boolean }) {
  const url = await freshDatabase()
  await setClock(url, now)
  let time = now
  const clock = { now: () => time }
  const redis = hasCache ? redisAt(await sharedRedis()) : null
  // A call before that is refused at once.
  if (redis !== null) await vi.waitUntil(() => redis.isReady(), { timeout: MAX_WAIT_MS })
  const store = await openUrl(url, { clock, redis, cacheTime: clock })
  return {
    store,
    setClock: async (to: number) => {
      time = to
      await setClock(url, to)
    },
  }
}

export const databaseEnv = async (): Promise<ProcessEnv> => ({
  STORE: await freshDatabase(),
  SESSION_KEYS: Buffer.from(KEY).toString('base64'),
})

/** The durable store of this run for tests of real processes: an SQLite file, or PostgreSQL where engines run. */
export const durableStores: (readonly [string, () => Promise<ProcessEnv>])[] = usesEngines
  ? [['PostgreSQL', databaseEnv]]
  : [['an SQLite file', () => Promise.resolve({ SESSION_STORE: sqliteFile() })]]
