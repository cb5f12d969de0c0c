import { createHandler } from '../../proxy/routes/handler.ts'
import { unlimitedPorts } from '../../proxy/backend/call-kinds.ts'
import { readSettings } from '../../proxy/server/settings.ts'
import { createMemoryStore } from '../../proxy/store/memory-store.ts'
import { createGuardedStore } from '../../proxy/store/shared/guarded-store.ts'
import { createNameHasher } from '../../proxy/store/shared/name-hashes.ts'
import { createLaterWrites, noRemovedSessions } from '../../proxy/store/shared/later-writes.ts'
import { StoreUnavailableError } from '../../proxy/store/shared/store-errors.ts'
import type { StoreCalls } from '../../proxy/store/shared/operations.ts'
import type { ProxyPorts, SessionRecord, Store } from '../../proxy/ports/ports.ts'
import { clientRequest } from './client-request.ts'
import type { StoreBehaviour } from './plan.ts'
import type { SimulatedBackend } from './simulated-backend.ts'
import type { SimulatedDisk } from './simulated-disk.ts'
import type { Timeline } from './timeline.ts'

export const MEMBER = 'demo'
const PAGE_TOKEN = 'page-token-of-demo'
const BACKEND_URL = 'https://backend.example'
const settings = readSettings({ BACKEND_URL, SESSION_STORE: 'memory', BACKEND_TIMEOUT_MS: '10000' })

const SLOW_MS = 300
const GIVES_UP_MS = 1_000
/** Delay of an operation that is performed after its caller gave up. */
const PERFORMED_LATE_MS = 990

const session: SessionRecord = {
  backendToken: 'backend-token',
  pageToken: PAGE_TOKEN,
  sideUser: { userId: MEMBER } as SessionRecord['sideUser'],
  startedAt: 0,
  device: { browser: null, system: null },
  expiresAt: Number.MAX_SAFE_INTEGER,
  activeAt: 0,
}

const keys = [new Uint8Array(32)]

export type Reply = { readonly status: number; readonly body: Record<string, unknown> }

export class SimulatedProxy {
  #isAlive = true
  #lastPerformedAt = 0
  readonly #timeline: Timeline
  readonly #handle: ReturnType<typeof createHandler>

  constructor(
    timeline: Timeline,
    clock: { now(): number },
    disk: SimulatedDisk,
    backend: SimulatedBackend,
    nextStoreBehaviour: () => StoreBehaviour,
  ) {
    this.#timeline = timeline
    const worker = this.#workerOf(disk, nextStoreBehaviour)
    const memory = createMemoryStore(clock)
    const later = createLaterWrites(worker, noRemovedSessions, clock, () => undefined)
    const guarded = createGuardedStore(worker, later, {
      hashName: createNameHasher(keys, BACKEND_URL),
      clock,
      backendUrl: BACKEND_URL,
    })
    const sessions = { ...memory.sessions, get: () => Promise.resolve(session) }
    const store: Store = { ...memory, ...guarded, sessions }
    const ports: ProxyPorts = {
      ...unlimitedPorts,
      backend: backend.portOf(() => this.#isAlive),
      store,
      sessionTransport: {
        read: () => ['session'],
        write: () => undefined,
        clear: () => undefined,
      },
      clock,
      log: () => undefined,
      settings,
    }
    this.#handle = createHandler(ports)
  }

  /** Ends its effects, except for requests that it has already sent. */
  kill(): void {
    this.#isAlive = false
  }

  async post(
    route: string,
    requestId: string,
    body: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply> {
    const sent: Readonly<Record<string, string>> = {
      'content-type': 'application/json',
      authorization: `Bearer ${PAGE_TOKEN}`,
      'x-request-id': requestId,
      ...headers,
    }
    const request = clientRequest(route, body, sent)
    const response = await this.#handle(request, null)
    if (!this.#isAlive) return new Promise(() => undefined)
    return {
      status: response.status,
      body: JSON.parse(response.body ?? '{}') as Record<string, unknown>,
    }
  }

  #workerOf(disk: SimulatedDisk, nextBehaviour: () => StoreBehaviour): StoreCalls {
    const perform = (delayMs: number, name: never, args: readonly unknown[]): Promise<unknown> => {
      // One thread performs a process's operations in order.
      const at = Math.max(this.#timeline.now + delayMs, this.#lastPerformedAt)
      this.#lastPerformedAt = at
      return new Promise((resolve, reject) => {
        this.#timeline.after(at - this.#timeline.now, () => {
          if (this.#isAlive) disk.perform(name, args).then(resolve, reject)
        })
      })
    }
    const call = async (name: never, ...args: readonly unknown[]): Promise<unknown> => {
      const behaviour = nextBehaviour()
      if (behaviour === 'works') return perform(0, name, args)
      if (behaviour === 'works-slowly') return perform(SLOW_MS, name, args)
      if (behaviour === 'performs-and-fails') void perform(PERFORMED_LATE_MS, name, args)
      await this.#timeline.pass(GIVES_UP_MS)
      throw new StoreUnavailableError('no answer within 1000 ms')
    }
    return { call: call as StoreCalls['call'] }
  }
}
