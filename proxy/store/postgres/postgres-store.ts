import type { Store } from '../../ports/ports.ts'
import { createGuardedStore } from '../shared/guarded-store.ts'
import { createLaterWrites, noRemovedSessions } from '../shared/later-writes.ts'
import type { StoreCalls } from '../shared/operations.ts'
import { createSessionStore } from '../shared/session-store.ts'
import { normalizeBackendUrl, memberNamer, createNameHasher } from '../shared/name-hashes.ts'
import { createRecordCipher } from '../shared/record-cipher.ts'
import { createSessionDecryption } from '../shared/sealed-session.ts'
import { watchCache } from '../redis/client.ts'
import type { RedisClient } from '../redis/client.ts'
import { createRedisCounters } from '../redis/counters.ts'
import { beginWait } from '../shared/request-wait.ts'
import { createNewsBus } from './news.ts'
import { createCalls } from './operations.ts'
import { createSessionReader } from './sessions.ts'
import type { RunWork } from './sessions.ts'
import { watchDatabase } from './watched-database.ts'
export type DatabaseEvent =
  | 'store_waiting'
  | 'store_ready'
  | 'cache_lost'
  | 'cache_ready'
  | 'events_lost'
  | 'events_ready'

export type PostgresStoreOptions = {
  /** One connection string per host. */
  readonly addresses: readonly string[]
  /** Encryption keys; the first encrypts, all decrypt. */
  readonly keys: readonly Uint8Array[]
  readonly clock: { now(): number }
  readonly backendUrl: string
  /** The value of STORE_ID; null: any id. */
  readonly storeId?: string | null
  /** Receives why the store must not be used, why a record is undecryptable, and why writes are postponed. */
  readonly warn: (reason: string) => void
  /** Counts logins; null: the database does. */
  readonly redis?: RedisClient | null
  /** The time that counts in Redis; null: its server's clock. */
  readonly cacheTime?: { now(): number } | null
  readonly tell?: (event: DatabaseEvent, sentence: string) => void
}

async function withinWaitingTime<Result>(work: (ms: number) => Promise<Result>): Promise<Result> {
  const wait = beginWait()
  try {
    return await work(wait.ms)
  } finally {
    wait.end()
  }
}

/**
 * The proxy's store in a PostgreSQL database, shared by processes of many machines. Resolves when it is open, cannot be
 * reached, or must not be used; the database is then checked twice a second until it can be used.
 */
export async function createPostgresStore(options: PostgresStoreOptions): Promise<Store> {
  const {
    addresses,
    keys,
    clock,
    backendUrl,
    storeId = null,
    warn,
    tell = () => undefined,
  } = options
  const { redis = null, cacheTime = null } = options
  const cipher = createRecordCipher(keys)
  const database = await watchDatabase({ addresses, cipher, storeId, warn, tell })
  const run: RunWork = (work, ms) =>
    ms === undefined
      ? withinWaitingTime((remainingMs) => database.run(work, remainingMs))
      : database.run(work, ms)

  const decrypt = createSessionDecryption(cipher)
  const getSession = createSessionReader(run, withinWaitingTime, decrypt)
  const calls: StoreCalls = { call: createCalls(run, getSession) }
  const laterWrites = createLaterWrites(calls, noRemovedSessions, clock, warn)
  const hashName = createNameHasher(keys, normalizeBackendUrl(backendUrl))
  const guardedStore = createGuardedStore(calls, laterWrites, { hashName, clock, backendUrl })
  const counterKey = (key: string) =>
    `maru:${database.storeId() ?? ''}:counter:${hashName('counter', key)}`
  const counters =
    redis === null
      ? guardedStore.counters
      : createRedisCounters(redis, counterKey, clock, cacheTime)

  const endWatch = redis === null ? null : watchCache(redis, tell)
  const memberNameOf = memberNamer(backendUrl)
  const news = createNewsBus({ addresses, run: database.run, hashName, memberNameOf, tell })

  return {
    ...guardedStore,
    counters,
    news,
    sessions: createSessionStore(calls, {
      clock,
      backendUrl,
      laterWrites,
      warn,
      read: getSession,
      remove: async (hash, logout) => {
        try {
          await calls.call('removeSession', hash, clock.now(), logout)
        } catch (error) {
          laterWrites.postponeRemoval(hash, logout)
          throw error
        }
      },
    }),
    check: () => calls.call('probe'),
    close: async () => {
      database.stopWatching()
      await laterWrites.close()
      news.close()
      endWatch?.()
      redis?.close()
      await database.close()
    },
  }
}
