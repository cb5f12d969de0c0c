import { setTimeout as sleep } from 'node:timers/promises'
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
    const deadline = performance.now() + waitMs
    while (!client.isReady() && performance.now() < deadline) await sleep(POLL_MS)
    if (!client.isReady()) throw new Error(client.reason())
    return await client.servers()
  } finally {
    client.close()
  }
}

export type DatabaseFacts = {
  /** Its clock, in epoch milliseconds. */
  readonly now: number
  /** Whether the user of STORE may change what protects the audit log. */
  readonly isOwner: boolean
}

/** @param store `postgres://…` */
export async function readDatabase(store: string): Promise<DatabaseFacts> {
  const { withWritableClient } = await import('./postgres/migrate.ts')
  return withWritableClient(addressesOf(store) ?? [], async (client) => {
    const { rows } = await client.query<{ readonly now: string; readonly owns: boolean | null }>(
      `SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now, (SELECT
        pg_has_role(current_user, relowner, 'MEMBER') FROM pg_class WHERE oid = to_regclass('audit')) AS owns`,
    )
    return { now: Number(rows[0]?.now), isOwner: rows[0]?.owns === true }
  })
}

/**
 * Hosts of STORE that cannot be used now, each with the reason; standbys can. Empty when all are away, which is a fault.
 * @param store `postgres://…`
 */
export async function readHostsAway(store: string): Promise<readonly string[]> {
  const { connectionFault } = await import('./postgres/migrate.ts')
  const addresses = addressesOf(store) ?? []
  const faults = await Promise.all(addresses.map(connectionFault))
  const failures = faults.filter((fault) => fault !== null)
  return failures.length < addresses.length ? failures : []
}
