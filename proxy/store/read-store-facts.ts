import { setTimeout as sleep } from 'node:timers/promises'
import { addressesOf } from './postgres/addresses.ts'
import type { CacheAddress } from './redis/addresses.ts'

const POLL_MS = 50

/**
 * The number of servers of the cache that accept writes.
 * @throws Error, with the reason, when the cache cannot be reached or a server is a replica
 */
export async function countCacheServers(cache: CacheAddress, waitMs: number): Promise<number> {
  const { createRedisClient } = await import('./redis/client.ts')
  const client = createRedisClient(cache)
  try {
    const deadline = performance.now() + waitMs
    while (!client.isReady() && performance.now() < deadline) await sleep(POLL_MS)
    if (!client.isReady()) throw new Error(client.faultReason())
    return await client.countWritableServers()
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
export async function readDatabaseFacts(store: string): Promise<DatabaseFacts> {
  const { withWritableClient } = await import('./postgres/migrate.ts')
  return withWritableClient(addressesOf(store) ?? [], async (client) => {
    const { rows } = await client.query<{ readonly now: string; readonly isOwner: boolean | null }>(
      `SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now, (SELECT
        pg_has_role(current_user, relowner, 'MEMBER') FROM pg_class WHERE oid = to_regclass('audit')) AS "isOwner"`,
    )
    return { now: Number(rows[0]?.now), isOwner: rows[0]?.isOwner === true }
  })
}

/**
 * Why each unreachable host of STORE is unreachable; standbys count as reachable. Empty if no host can be reached:
 * `checkStore` of the checks reports that.
 * @param store `postgres://…`
 */
export async function findUnusableHosts(store: string): Promise<readonly string[]> {
  const { connectionFault } = await import('./postgres/migrate.ts')
  const addresses = addressesOf(store) ?? []
  const results = await Promise.all(addresses.map(connectionFault))
  const faults = results.filter((fault) => fault !== null)
  return faults.length < addresses.length ? faults : []
}
