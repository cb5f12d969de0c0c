import { randomUUID } from 'node:crypto'
import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { databaseFault } from '../shared/engine-faults.ts'
import { StoreUnavailableError, StoreFaultError } from '../shared/store-errors.ts'
import { hostOf } from './addresses.ts'
import { runWithoutSync } from './statements.ts'
import type { Connection, Writer } from './statements.ts'

const MAX_CONNECTIONS = 16
/** A server that has just started would answer more new connections too late. */
const MAX_CONNECTING = 4
const MAX_WAITING = 1_024
const CONNECT_TIMEOUT_MS = 1_000
/** A statement begun later would not end in time, and cancelling it costs its connection. */
const MIN_WORK_MS = 250
/** Ends statements on the server whose callers have given up. */
const STATEMENT_TIMEOUT_MS = 2_000
const RETRY_MS = 50
const NO_ANSWER = 'no answer in time'
const MAX_RETIRED = 256
/** The name under which the server lists connections of this program. */
export const PROGRAM = 'maru-proxy'

export type Connections = {
  /**
   * Runs work on a checked connection to a server that accepts writes.
   * @throws StoreFaultError when the database is not the expected one
   * @throws Error when it fails or takes longer
   */
  run<Result>(work: (connection: Connection) => Promise<Result>, ms: number): Promise<Result>
  /** All writers of this process that have written. */
  writers(): readonly Writer[]
  /** Forgets all writers: their writes belong to another store. */
  forgetWriters(): void
  close(): Promise<void>
}

/** @param check rejects for a connection that must not be used */
export function createConnections(
  addresses: readonly string[],
  check: (connection: Connection) => Promise<unknown>,
): Connections {
  let currentHost = 0
  let retiredWriters: Writer[] = []
  const writers = new Map<pg.ClientBase, Writer>()

  const skipHost = (host: number) => {
    if (host === currentHost) currentHost = (currentHost + 1) % addresses.length
  }

  /** Why the last try of a host failed. */
  const failures = new Map<number, string>()
  const recordFailure = (hostIndex: number, error: unknown) => {
    failures.set(hostIndex, databaseFault(error))
  }
  const unavailableError = (): StoreUnavailableError =>
    new StoreUnavailableError(
      addresses
        .map((address, hostIndex) => `${hostOf(address)}: ${failures.get(hostIndex) ?? NO_ANSWER}`)
        .join('; '),
    )

  /** A client of the host that is tried next. */
  class HostClient extends pg.Client {
    readonly hostIndex: number
    readonly #socket: Socket
    isReady = false
    override connect(): Promise<pg.Client>
    override connect(callback: ConnectCallback): void
    override connect(callback?: ConnectCallback): Promise<pg.Client> | undefined {
      if (callback === undefined) return super.connect()
      const onConnected = callback as (error: unknown, client: pg.Client) => void
      super.connect((error: unknown) => {
        if (error instanceof Error) recordFailure(this.hostIndex, error)
        onConnected(error, this)
      })
      return undefined
    }
    constructor(config?: pg.ClientConfig) {
      const connectionString = addresses[currentHost] ?? ''
      const socket = new Socket()
      super({ ...config, connectionString, stream: () => socket })
      this.#socket = socket
      this.hostIndex = currentHost
      // Without a listener a broken connection would end the process; its statements fail anyway.
      this.on('error', () => undefined)
      this.on('end', () => {
        if (!this.isReady) skipHost(this.hostIndex)
      })
    }
    /** Ends the connection at once; `end` would wait for its statements. */
    destroySocket(): void {
      this.#socket.destroy()
    }
  }
  const destroySocket = (client: pg.ClientBase): void => {
    if (client instanceof HostClient) client.destroySocket()
  }

  const pool = new pg.Pool({
    Client: HostClient,
    max: MAX_CONNECTING,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: 2 * STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    pipeline: true,
    application_name: PROGRAM,
    onConnect: (client) => prepare(client as HostClient) as unknown as void,
  })
  // Idle connections break when a server stops; the next call makes another one.
  pool.on('error', () => undefined)
  pool.on('remove', (client) => void retire(client))
  const readyClients = new Set<pg.PoolClient>()
  const allowMore = () => {
    pool.options.max = Math.min(MAX_CONNECTIONS, readyClients.size + MAX_CONNECTING)
  }
  pool.on('connect', (client) => {
    readyClients.add(client)
    allowMore()
  })
  pool.on('remove', (client) => {
    readyClients.delete(client)
    allowMore()
  })

  const retire = (client: pg.ClientBase) => {
    const writer = writers.get(client)
    writers.delete(client)
    if (writer !== undefined && writer.generation > 0) {
      retiredWriters = [...retiredWriters.slice(1 - MAX_RETIRED), writer]
    }
  }

  async function prepare(client: HostClient): Promise<void> {
    try {
      const { rows } = await client.query<{ readonly cannot_write: boolean }>(
        `SELECT pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on' AS cannot_write,
          CASE WHEN current_setting('synchronous_commit') IN ('off', 'local')
            THEN set_config('synchronous_commit', 'on', false) END`,
      )
      if (rows[0]?.cannot_write !== false) throw new Error('the server is a standby')
      const writer = { id: randomUUID(), generation: 0 }
      await check({ client, writer })
      // Sessions are also read while a commit waits for a standby that is away.
      await runWithoutSync({ client }, [
        'INSERT INTO writers VALUES ($1, 0, now_ms())',
        [writer.id],
      ])
      writers.set(client, writer)
      client.isReady = true
      failures.delete(client.hostIndex)
    } catch (error) {
      recordFailure(client.hostIndex, error)
      skipHost(client.hostIndex)
      throw error
    }
  }

  const acquire = async (deadline: number): Promise<pg.PoolClient> => {
    const lastStart = deadline - MIN_WORK_MS
    let reason: unknown = null
    for (;;) {
      const clientPromise = pool.connect()
      try {
        return await withDeadline(lastStart, clientPromise)
      } catch (error) {
        clientPromise.then(
          (client) => client.release(),
          () => undefined,
        )
        if (error instanceof StoreFaultError) throw error
        if (!(error instanceof StoreUnavailableError)) reason = error
        if (performance.now() + RETRY_MS >= lastStart) {
          throw addresses.length > 1 && failures.size > 0 ? unavailableError() : (reason ?? error)
        }
        await sleep(RETRY_MS)
      }
    }
  }

  return {
    run: async (work, ms) => {
      if (pool.waitingCount >= MAX_WAITING) throw new StoreUnavailableError('too many calls wait')
      const deadline = performance.now() + ms
      const client = await acquire(deadline)
      const writer = writers.get(client)
      let isBroken = true
      try {
        if (writer === undefined) throw new Error('the connection has ended')
        const resultPromise = work({ client, writer })
        resultPromise.catch(() => undefined)
        const result = await withDeadline(deadline, resultPromise)
        isBroken = false
        return result
      } finally {
        if (isBroken) destroySocket(client)
        client.release(isBroken)
      }
    },
    writers: () => [
      ...[...writers.values()].filter(({ generation }) => generation > 0),
      ...retiredWriters,
    ],
    forgetWriters: () => {
      retiredWriters = []
      for (const client of writers.keys()) destroySocket(client)
      writers.clear()
    },
    close: () => pool.end(),
  }
}

type ConnectCallback = ((error: Error) => void) | ((error: null, client: pg.Client) => void)

/** Whether work had begun, and did not end in time. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof StoreUnavailableError && error.message === NO_ANSWER

async function withDeadline<Value>(deadline: number, promise: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    const ms = Math.max(0, deadline - performance.now())
    timer = setTimeout(() => reject(new StoreUnavailableError(NO_ANSWER)), ms)
  })
  try {
    return await Promise.race([promise, timeout])
  } finally {
    clearTimeout(timer)
  }
}
