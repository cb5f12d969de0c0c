import { SESSION_LIFETIME_MS } from '../../../src/lib/business-constants.ts'
import { withoutWait } from '../request-wait.ts'
import { cacheFault } from '../engine-faults.ts'
import type { RedisClient } from '../redis/client.ts'
import { createSessionEntries } from '../redis/session-entries.ts'
import { createLossWatch } from '../loss-watch.ts'
import type { VersionedRow } from '../records/sealed-session.ts'
import { beginEpoch, LEASE_MS, readEpoch } from './cache-epoch.ts'
import type { Epoch } from './cache-epoch.ts'
import type { Connected } from './statements.ts'

const RENEW_MS = 200
/** A new epoch lasts at least this long, so that processes which reach different servers do not end each other's. */
const MIN_EPOCH_MS = 2_000

type Run = <Result>(work: (connected: Connected) => Promise<Result>, ms: number) => Promise<Result>

/**
 * Sessions in Redis before the database. An entry is used only under an epoch that the database named less than
 * `LEASE_MS` ago, and only from a server process of that epoch: a server that restarted, or a replica that took over,
 * may have forgotten a logout.
 */
export function createSessionCache(
  client: RedisClient,
  clock: { now(): number },
  run: Run,
  tell: (event: 'cache_lost' | 'cache_ready', sentence: string) => void,
) {
  const entries = createSessionEntries(client)
  const watch = createLossWatch(
    () => tell('cache_ready', 'The cache is used.'),
    (reason) =>
      tell(
        'cache_lost',
        `The cache cannot be used: ${reason}. Sessions are read from the database, and each process counts logins alone.`,
      ),
  )
  let lease: { readonly epoch: Epoch; readonly until: number } | null = null
  let isClosed = false
  let timer: NodeJS.Timeout | null = null

  const current = (): Epoch | null =>
    lease !== null && performance.now() < lease.until ? lease.epoch : null

  const isCurrent = ({ number, incarnation }: Epoch): boolean => {
    const now = current()
    return now?.number === number && now.incarnation === incarnation
  }

  const renew = async () => {
    if (!client.isReady()) watch.fails(client.reason())
    const requestedAt = performance.now()
    const epoch = await run(readEpoch, LEASE_MS)
    lease = { epoch, until: requestedAt + LEASE_MS }
    if (client.isReady()) await begin(epoch)
  }
  /** Begins an epoch with the servers that are there now. */
  const begin = async (epoch: Epoch) => {
    if (epoch.number > 0 && epoch.age < MIN_EPOCH_MS) return
    const servers = await askServers()
    if (servers.join() === epoch.servers.join()) return
    await run((connected) => beginEpoch(connected, epoch.number, servers), LEASE_MS)
  }
  const askServers = async () => {
    try {
      const servers = await client.servers()
      watch.works()
      return servers
    } catch (error) {
      watch.fails(cacheFault(error))
      throw error
    }
  }
  const plan = () => {
    timer = setTimeout(() => {
      withoutWait(renew)
        .catch(() => undefined)
        .finally(() => {
          if (!isClosed) plan()
        })
    }, RENEW_MS)
    timer.unref()
  }
  plan()

  /** Whether no process of this epoch uses an entry of the session any more. */
  const isBuried = async (epoch: Epoch, hash: string): Promise<boolean> => {
    try {
      return epoch.servers.includes(await entries.bury(epoch, hash, SESSION_LIFETIME_MS))
    } catch {
      return false
    }
  }

  return {
    /** Before the first request. */
    open: () => renew().catch(() => undefined),
    current,
    /** Null: not in the cache, or the cache cannot be used. */
    read: async (epoch: Epoch | null, hash: string): Promise<VersionedRow | 'removed' | null> => {
      if (epoch === null || epoch.servers.length === 0 || !client.isReady()) return null
      try {
        const { server, row } = await entries.read(epoch, hash)
        return epoch.servers.includes(server) && isCurrent(epoch) ? row : null
      } catch {
        return null
      }
    },
    /** @param epoch the one before the row was read */
    fill: (epoch: Epoch | null, hash: string, row: VersionedRow | null): void => {
      if (epoch === null || epoch.servers.length === 0 || row === null) return
      void entries.fill(epoch, hash, row, row.expires_at - clock.now())
    },
    isBuried,
    close: () => {
      isClosed = true
      if (timer !== null) clearTimeout(timer)
      client.close()
    },
  }
}

export type SessionCache = ReturnType<typeof createSessionCache>
