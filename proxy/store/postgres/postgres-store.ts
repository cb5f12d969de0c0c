import type { Store } from '../../ports/ports.ts'
import { createGuardedStore } from '../shared/guarded-store.ts'
import { createLaterWrites, noRemovedSessions } from '../shared/later-writes.ts'
import type { StoreCalls } from '../shared/operations.ts'
import { createSessionStore } from '../shared/session-store.ts'
import { databaseFault } from '../shared/engine-faults.ts'
import { createNewsBus } from '../shared/news-bus.ts'
import { normalizeBackendUrl, createMemberName, createNames } from '../shared/names.ts'
import { createRecordCipher } from '../shared/record-cipher.ts'
import { createSessionDecryption } from '../shared/sealed-session.ts'
import { watchCache } from '../redis/client.ts'
import type { RedisClient } from '../redis/client.ts'
import { createRedisCounters } from '../redis/counters.ts'
import { beginWait } from '../shared/request-wait.ts'
import {
  StoreUnavailableError,
  UnexpectedStoreError,
  StoreFaultError,
} from '../shared/store-errors.ts'
import { createConnections, isTimeout } from './connections.ts'
import { checkStore, readKey } from './identity.ts'
import type { OpenStore } from './identity.ts'
import { createPostgresNews, createRedisNews } from './news.ts'
import { createCalls } from './operations.ts'
import { createSessionCalls } from './sessions.ts'
import type { RunWork } from './sessions.ts'
import { isForeign } from './statements.ts'
import type { Connection } from './statements.ts'
import { endAbandonedCommits, sweep } from './sweep.ts'

const WATCH_MS = 500
const WAITING_NOTE_MS = 3_000
const SWEEP_MS = 60_000
const OWN_CALL_MS = 1_000
const STANDBY_NOTE_MS = 5_000
const STANDBY_AWAY =
  ': commits wait for the synchronous standby; bring it back, or remove it from synchronous_standby_names'

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
  /** Hears when the store must not be used, once of undecryptable records, and of postponed writes. */
  readonly warn: (reason: string) => void
  /** Counts logins and carries events; null: the database does. */
  readonly redis?: RedisClient | null
  /** The time that counts in Redis; null: its server's clock. */
  readonly cacheTime?: { now(): number } | null
  readonly tell?: (event: DatabaseEvent, sentence: string) => void
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
  let store: OpenStore | null = null
  let fault: string | null = null
  let isClosed = false
  /** The key of the limits is to be sealed with the first of them. */
  let hasNewKeys = false

  const check = async (connected: Connection) => {
    const expectation = { cipher, storeId, knownStore: store, writers: connections.writers() }
    const identity = await checkStore(connected, expectation)
    if (store !== null && store.incarnation !== identity.incarnation) connections.forgetWriters()
    if (hasNewKeys) {
      hasNewKeys = false
      await readKey(connected, cipher)
    }
    store = identity
  }
  const connections = createConnections(addresses, check)
  let standbyMissedAt = -Infinity
  const standbyHint = (error: unknown): string => {
    const isMissed = performance.now() - standbyMissedAt < STANDBY_NOTE_MS
    return isMissed && isTimeout(error) ? STANDBY_AWAY : ''
  }
  const refuse = (reason: string) => {
    if (fault !== reason) warn(new UnexpectedStoreError(reason).message)
    fault = reason
  }
  const assertExpected = () => {
    if (fault !== null) throw new UnexpectedStoreError(fault)
  }
  const runFor = async <Result>(
    work: (connected: Connection, open: OpenStore) => Promise<Result>,
    ms: number,
  ): Promise<Result> => {
    assertExpected()
    try {
      return await connections.run((connected) => {
        if (store === null) throw new StoreUnavailableError('the database is not open')
        return work(connected, store)
      }, ms)
    } catch (error) {
      if (error instanceof StoreFaultError) refuse(error.message)
      if (isForeign(error)) void watch()
      assertExpected()
      throw new StoreUnavailableError(`${databaseFault(error)}${standbyHint(error)}`)
    }
  }
  const withinWaitingTime = async <Result>(
    work: (ms: number) => Promise<Result>,
  ): Promise<Result> => {
    const wait = beginWait()
    try {
      return await work(wait.ms)
    } finally {
      wait.end()
    }
  }
  const run: RunWork = (work, ms) =>
    ms === undefined
      ? withinWaitingTime((remainingMs) => runFor(work, remainingMs))
      : runFor(work, ms)

  const begun = performance.now()
  let notedAt = begun
  /** Whether the last check reached the database. */
  let isReached = false
  const checkNow = async () => {
    try {
      await connections.run(async (connected) => {
        await check(connected)
        if (await endAbandonedCommits(connected)) standbyMissedAt = performance.now()
      }, OWN_CALL_MS)
      if (fault !== null || !isReached) {
        tell('store_ready', `The store ${store?.id ?? ''} is open.`)
      }
      isReached = true
      fault = null
    } catch (error) {
      if (error instanceof StoreFaultError) refuse(error.message)
      else noteWaiting(error)
    }
  }
  const noteWaiting = (error: unknown) => {
    isReached = false
    const at = performance.now()
    if (isClosed || at - notedAt < WAITING_NOTE_MS) return
    notedAt = at
    tell(
      'store_waiting',
      `The database cannot be used now: ${databaseFault(error)}${standbyHint(error)}.`,
    )
  }
  let runningCheck: Promise<void> | null = null
  const watch = (): Promise<void> => {
    runningCheck ??= checkNow().finally(() => {
      runningCheck = null
    })
    return runningCheck
  }
  await watch()
  const watchTimer = setInterval(() => void watch(), WATCH_MS).unref()
  const sweepTimer = setInterval(() => {
    const writers = connections.writers().map(({ id }) => id)
    runFor((connected) => sweep(connected, writers), OWN_CALL_MS).catch(() => undefined)
  }, SWEEP_MS).unref()

  const decrypt = createSessionDecryption(cipher)
  const sessionCalls = createSessionCalls(run, withinWaitingTime, decrypt)
  const calls: StoreCalls = { call: createCalls(run, sessionCalls) }
  const laterWrites = createLaterWrites(calls, noRemovedSessions, clock, warn)
  const names = createNames(keys, normalizeBackendUrl(backendUrl))
  const guardedStore = createGuardedStore(calls, laterWrites, { names, clock, backendUrl })
  const counterKey = (key: string) =>
    `maru:${store?.id ?? ''}:counter:${names.hashOf('counter', key)}`
  const counters =
    redis === null
      ? guardedStore.counters
      : createRedisCounters(redis, counterKey, clock, cacheTime)

  const endWatch = redis === null ? null : watchCache(redis, tell)
  const transport =
    redis === null
      ? createPostgresNews(addresses, runFor)
      : createRedisNews(redis, normalizeBackendUrl(backendUrl))

  return {
    ...guardedStore,
    counters,
    news: createNewsBus(transport, names, createMemberName(backendUrl), tell),
    sessions: createSessionStore(calls, {
      clock,
      backendUrl,
      laterWrites,
      warn,
      read: sessionCalls.getSession,
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
    useKeys: (keys) => {
      cipher.useKeys(keys)
      decrypt.clear()
      names.useKeys(keys)
      hasNewKeys = true
      void watch()
    },
    close: async () => {
      isClosed = true
      clearInterval(watchTimer)
      clearInterval(sweepTimer)
      await laterWrites.close()
      await runningCheck
      transport.close()
      endWatch?.()
      redis?.close()
      await connections.close()
    },
  }
}
