import { hash } from 'node:crypto'
import { Cluster, Redis } from 'ioredis'
import { StoreUnavailableError } from '../shared/store-errors.ts'
import { cacheFault } from '../shared/engine-faults.ts'
import { createLossWatch } from '../shared/loss-watch.ts'
import type { CacheAddress } from './addresses.ts'

const CONNECT_TIMEOUT_MS = 1_000
const COMMAND_TIMEOUT_MS = 250
/** A connection whose server is silent for longer is made again. */
const SILENCE_MS = 1_000
const MAX_RETRY_MS = 500
const WATCH_MS = 500
const MAX_PENDING = 1_024

export type Script = { readonly text: string; readonly sha: string }

/** A Lua script on one key. */
export const createScript = (text: string): Script => ({ text, sha: hash('sha1', text) })

export type RedisClient = {
  /**
   * Runs a script at once or not at all: nothing waits for a connection.
   * @throws StoreUnavailableError
   */
  run(script: Script, key: string, ...args: readonly (string | number)[]): Promise<unknown>
  isReady(): boolean
  /** Why it is not ready, in one sentence without a full stop. */
  faultReason(): string
  /** The number of servers that accept writes. Rejects when one of them cannot be asked, or is a replica. */
  countWritableServers(): Promise<number>
  close(): void
}

/**
 * A client of Redis or Valkey: one server, Sentinel, or Cluster. A lost connection is made again; until then nothing
 * is sent.
 */
export function createRedisClient(
  address: CacheAddress,
  commandTimeoutMs = COMMAND_TIMEOUT_MS,
): RedisClient {
  const client = connect(address, commandTimeoutMs)
  let isClosed = false
  let reason = 'the server does not answer'
  client.on('error', (error: unknown) => {
    reason = cacheFault(error)
  })
  // The library gives up when a failover is announced while it asks Sentinel for the primary.
  const revive = () => {
    if (!isClosed && client.status === 'end') client.connect().catch(() => undefined)
  }
  client.on('end', () => {
    if (!isClosed) setTimeout(revive, MAX_RETRY_MS).unref()
  })
  let pendingCount = 0

  const evaluate = async (
    { text, sha }: Script,
    key: string,
    args: readonly (string | number)[],
  ): Promise<unknown> => {
    try {
      return await client.evalsha(sha, 1, key, ...args)
    } catch (error) {
      if (!String(error).includes('NOSCRIPT')) throw error
      return client.eval(text, 1, key, ...args)
    }
  }
  return {
    run: async (command, key, ...args) => {
      if (client.status !== 'ready') throw new StoreUnavailableError('the cache is away')
      if (pendingCount >= MAX_PENDING)
        throw new StoreUnavailableError('too many calls wait for the cache')
      pendingCount += 1
      try {
        return await evaluate(command, key, args)
      } catch (error) {
        throw new StoreUnavailableError(`the cache does not answer: ${String(error)}`)
      } finally {
        pendingCount -= 1
      }
    },
    isReady: () => client.status === 'ready',
    faultReason: () => reason,
    countWritableServers: async () => {
      const primaries = client instanceof Cluster ? client.nodes('master') : [client]
      const roles = await Promise.all(primaries.map((primary) => primary.role()))
      if (roles.length === 0) throw new StoreUnavailableError('the cache has no primary')
      const arePrimaries = roles.every((role) => (role as readonly unknown[])[0] === 'master')
      if (!arePrimaries) throw new StoreUnavailableError('the cache is a replica')
      return roles.length
    },
    close: () => {
      isClosed = true
      client.disconnect()
    },
  }
}

/** Reports when the cache is lost, and when it is back. Returns a function that ends the watch. */
export function watchCache(
  client: RedisClient,
  tell: (event: 'cache_lost' | 'cache_ready', sentence: string) => void,
): () => void {
  const watch = createLossWatch(
    () => tell('cache_ready', 'The cache is used.'),
    (reason) =>
      tell('cache_lost', `The cache cannot be used: ${reason}. Each process counts logins alone.`),
  )
  const checkServers = async () => {
    if (!client.isReady()) return watch.fails(client.faultReason())
    await client
      .countWritableServers()
      .then(watch.works, (error: unknown) => watch.fails(cacheFault(error)))
  }
  void checkServers()
  const timer = setInterval(() => void checkServers(), WATCH_MS).unref()
  return () => clearInterval(timer)
}

function connect(address: CacheAddress, commandTimeoutMs: number): Redis | Cluster {
  const { kind, nodes, name, database, username, password, isEncrypted } = address
  const commonOptions = {
    ...(username === null ? {} : { username }),
    ...(password === null ? {} : { password }),
    ...(isEncrypted ? { tls: {} } : {}),
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: commandTimeoutMs,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    socketTimeout: Math.max(SILENCE_MS, commandTimeoutMs),
  }
  const retry = (times: number) => Math.min(times * 50, MAX_RETRY_MS)
  const singleOptions = {
    ...commonOptions,
    db: database,
    enableOfflineQueue: false,
    enableAutoPipelining: true,
    retryStrategy: retry,
    // A primary that became a replica after a failover: find the new one.
    reconnectOnError: (error: Error) => error.message.startsWith('READONLY'),
  }
  const [node] = nodes
  if (kind === 'single') return new Redis({ ...singleOptions, ...node })
  if (kind === 'sentinel') {
    return new Redis({
      ...singleOptions,
      sentinels: nodes.map((sentinel) => ({ ...sentinel })),
      name,
      failoverDetector: true,
      sentinelRetryStrategy: retry,
      ...(password === null ? {} : { sentinelPassword: password }),
    })
  }
  return new Cluster(
    nodes.map((sentinel) => ({ ...sentinel })),
    {
      redisOptions: commonOptions,
      enableOfflineQueue: false,
      enableAutoPipelining: true,
      clusterRetryStrategy: retry,
      slotsRefreshTimeout: CONNECT_TIMEOUT_MS,
      slotsRefreshInterval: CONNECT_TIMEOUT_MS,
      retryDelayOnFailover: 50,
      maxRedirections: 4,
    },
  )
}
