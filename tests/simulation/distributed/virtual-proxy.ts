import { unlimited } from '../../../src/proxy/backend/call-kinds.ts'
import type { SessionRecord, Store, Throttle } from '../../../src/proxy/core/ports.ts'
import type { ProblemError } from '../../../src/proxy/core/problem.ts'
import { createHandler } from '../../../src/proxy/routes/handler.ts'
import { readSettings } from '../../../src/proxy/server/settings.ts'
import { createThrottle } from '../../../src/proxy/server/throttle/throttle.ts'
import { withOneWait } from '../../../src/proxy/store/port/request-wait.ts'
import { createPostgresStore } from '../../../src/proxy/store/postgres/postgres-store.ts'
import { parseCacheAddress } from '../../../src/proxy/store/redis/addresses.ts'
import { createRedisClient } from '../../../src/proxy/store/redis/client.ts'
import { proxyRoutes } from '../../../src/generated/proxy-routes.ts'
import { clientRequest } from '../client-request.ts'
import type { SimulatedBackend } from '../simulated-backend.ts'
import { ADDRESSES, KEYS } from './tables.ts'
import { running } from './virtual-process.ts'
import { world } from './world.ts'
import type { VirtualProcess } from './virtual-process.ts'

const BACKEND_URL = 'https://backend.example'
const settings = readSettings({ BACKEND_URL, SESSION_STORE: 'memory', BACKEND_TIMEOUT_MS: '10000' })
/** Tries of one client in a minute. */
export const MOST_TRIES = 3
const throttled = {
  loginsPerMinute: 0,
  checksPerMinute: MOST_TRIES,
  accountCallsPerMinute: 0,
  memberWritesPerMinute: 0,
  loginTries: 0,
}
const checked = proxyRoutes.find(({ operationId }) => operationId === 'checkUserId')

const cacheAddress = parseCacheAddress('redis://cache')

export type Reply = { readonly status: number; readonly body: Record<string, unknown> }
export type Credentials = { readonly id: string; readonly pageToken: string }

type Options = {
  readonly index: number
  readonly hasCache: boolean
  readonly skewMs: number
  readonly backend: SimulatedBackend
  /** Runs the program of the version before. */
  readonly isEarlier: boolean
}

/** One proxy process: the real handler and the real store, on simulated servers. */
export class VirtualProxy {
  readonly process: VirtualProcess
  readonly isEarlier: boolean
  readonly #opened: Promise<Store>
  readonly #backend: SimulatedBackend
  readonly #clock: { now(): number }
  #handle: ReturnType<typeof createHandler> | null = null
  #throttle: Throttle | null = null

  constructor({ index, hasCache, skewMs, backend, isEarlier }: Options) {
    this.isEarlier = isEarlier
    const { timeline } = world()
    this.process = { isAlive: true, isCutOff: false, index, ends: new Set() }
    this.#backend = backend
    this.#clock = { now: () => timeline.now + skewMs }
    this.#opened = running.run(this.process, () => this.#open(hasCache))
  }

  async #open(hasCache: boolean): Promise<Store> {
    const redis = hasCache && cacheAddress !== null ? createRedisClient(cacheAddress) : null
    const store = await createPostgresStore({
      addresses: ADDRESSES,
      keys: KEYS,
      clock: this.#clock,
      backendUrl: BACKEND_URL,
      warn: () => undefined,
      redis,
    })
    this.#throttle = createThrottle({
      settings: throttled,
      counters: store.counters,
      clock: this.#clock,
    })
    this.#handle = createHandler({
      ...unlimited,
      backend: this.#backend.portOf(() => this.process.isAlive),
      store,
      sessionTransport: {
        read: (request) => (request.header('cookie') ?? '').split(' ').filter((id) => id !== ''),
        write: () => undefined,
        clear: () => undefined,
      },
      clock: this.#clock,
      log: () => undefined,
      settings,
    })
    return store
  }

  get now(): number {
    return this.#clock.now()
  }

  kill(): void {
    this.process.isAlive = false
    for (const end of this.process.ends) end()
  }

  /** Works on the store as a request does; never resolves after the death of the process. */
  withStore<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
    return this.#alive(async () => withOneWait(async () => work(await this.#opened)))
  }

  addSession(id: string, record: SessionRecord): Promise<void> {
    return this.withStore(({ sessions }) => sessions.add(id, record))
  }

  /** Counts a try of the client, as the server does before a request; false: there were too many. */
  countTry(clientAddress: string): Promise<boolean> {
    return this.#alive(async () => {
      await this.#opened
      if (checked === undefined) throw new Error('The route is unknown.')
      try {
        await withOneWait(() => this.#throttle?.({ route: checked, clientAddress, body: {} }))
        return true
      } catch (error) {
        if ((error as Partial<ProblemError>).code === 'too_many_requests') return false
        throw error
      }
    })
  }

  post(
    route: string,
    requestId: string,
    body: object,
    { id, pageToken }: Credentials,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply> {
    const sent: Readonly<Record<string, string>> = {
      'content-type': 'application/json',
      authorization: `Bearer ${pageToken}`,
      cookie: id,
      'x-request-id': requestId,
      ...headers,
    }
    const request = clientRequest(route, body, sent)
    return this.#alive(async () => {
      await this.#opened
      const response = await withOneWait(() => this.#handle!(request, null))
      const text = response.body ?? '{}'
      return { status: response.status, body: JSON.parse(text) as Reply['body'] }
    })
  }

  async #alive<Result>(work: () => Promise<Result>): Promise<Result> {
    const never = new Promise<never>(() => undefined)
    if (!this.#lives()) return never
    const result = await running.run(this.process, work)
    return this.#lives() ? result : never
  }

  #lives(): boolean {
    return this.process.isAlive
  }
}
