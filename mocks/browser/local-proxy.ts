import { createFetchBackend } from '../../proxy/backend/fetch-backend.ts'
import { createProxy } from '../../proxy/routes/app.ts'
import { unlimitedPorts } from '../../proxy/backend/call-kinds.ts'
import type { OperatorSettings, ProxyPorts, SessionStore } from '../../proxy/ports/ports.ts'
import { createMemoryStore } from '../../proxy/store/memory-store.ts'
import type { MockBackend } from '../backend.ts'
import { demoSettings } from './demo-settings.ts'

export type LocalProxyOptions = Pick<ProxyPorts, 'sessionTransport' | 'log'> & {
  readonly sessions: SessionStore
  readonly backend: MockBackend
  readonly origin: string
  /** Milliseconds after which an idle session ends; default: never. */
  readonly sessionIdleMs?: number | null
  /** Settings of the operator that differ from the demo site's. */
  readonly operator?: Partial<OperatorSettings>
  /** Default: 10 seconds. */
  readonly backendTimeoutMs?: number
}

/** The production proxy with the mock backend, in one process without sockets. */
export const createLocalProxy = (options: LocalProxyOptions) =>
  createProxy({
    ...unlimitedPorts,
    backend: createFetchBackend(options.origin, options.backend.fetch),
    store: { ...createMemoryStore(Date), sessions: options.sessions },
    sessionTransport: options.sessionTransport,
    log: options.log,
    clock: Date,
    settings: {
      ...demoSettings,
      operator: { ...demoSettings.operator, ...options.operator },
      sessionIdleMs: options.sessionIdleMs ?? null,
      backendTimeoutMs: options.backendTimeoutMs ?? demoSettings.backendTimeoutMs,
    },
  })
