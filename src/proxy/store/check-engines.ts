import { setTimeout as after } from 'node:timers/promises'
import { addressesOf } from './postgres/addresses.ts'
import type { CacheAddress } from './redis/addresses.ts'

const POLL_MS = 50

/**
 * The number of servers of the cache that accept writes.
 * @throws Error with the reason when it cannot be reached, or one of them is a replica
 */
export async function readCacheServers(cache: CacheAddress, waitMs: number): Promise<number> {
  const { createRedisClient } = await import('./redis/client.ts')
  const client = createRedisClient(cache)
  try {
    const end = performance.now() + waitMs
    while (!client.isReady() && performance.now() < end) await after(POLL_MS)
    if (!client.isReady()) throw new Error(client.reason())
    return (await client.servers()).length
  } finally {
    client.close()
  }
}

/**
 * The clock of a database, in epoch milliseconds.
 * @param store `postgres://…`
 */
export async function readDatabaseTime(store: string): Promise<number> {
  const { withWritableClient } = await import('./postgres/migrate.ts')
  return withWritableClient(addressesOf(store) ?? [], async (client) => {
    const { rows } = await client.query<{ readonly now: string }>(
      'SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now',
    )
    return Number(rows[0]?.now)
  })
}
