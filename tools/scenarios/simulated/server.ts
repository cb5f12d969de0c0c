import type { MockBackend } from '#mocks/backend.ts'
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts'
import { parseJson, readTextProperty } from '#site/lib/json.ts'
import { useOtherDevice } from '../core/other-device.ts'
import type { Scenario } from '../core/scenario.model.ts'
import { userAgents } from '../core/user-agents.ts'
import type { OtherDeviceDeed, Post } from '../core/other-device.ts'
import type { ServerBundle } from './bundles.ts'
import type { ScenarioClock } from './clock.ts'
import { ORIGIN } from './page-fetch.ts'
import { createStorage } from './shared.ts'
import type { OperatorSettings } from '#proxy/ports/ports.ts'

/** The settings of the proxy that a scenario's `operator` names. */
const operatorSettings = (
  settings: Scenario['begin']['operator'] = {},
): Partial<OperatorSettings> => ({
  ...(settings['minimum age'] !== undefined && { minimumAge: settings['minimum age'] }),
  ...(settings['minimum deposit'] !== undefined && { minimumDeposit: settings['minimum deposit'] }),
  ...(settings['minimum points'] !== undefined && { minimumPoints: settings['minimum points'] }),
  ...(settings['confirm above'] !== undefined && { confirmAbove: settings['confirm above'] }),
  ...(settings.inquiries !== undefined && { inquiriesAtOnce: settings.inquiries }),
  ...(settings.terms === 'none' && { terms: {} }),
  ...(settings.banks === 'any' && { banks: [] }),
  ...(settings.support !== undefined && { support: settings.support }),
  ...(settings['help lines'] === 'none' && { helpLines: [] }),
})

export type ServerOptions = {
  readonly bundles: ServerBundle
  readonly clock: ScenarioClock
  readonly scenario: ScenarioName
  readonly sessionIdleMs: number | null
  readonly operator: Scenario['begin']['operator']
  /** The User-Agent of the browser that signs in. */
  readonly userAgent: string
}

export type SimulatedServer = {
  readonly backend: MockBackend
  readonly fetch: (request: Request) => Promise<Response>
  readonly log: readonly unknown[]
  /** @throws if the backend refuses the login */
  readonly signIn: (id: string, password: string) => Promise<void>
  readonly onOtherDevice: (member: string, deed: OtherDeviceDeed) => Promise<void>
}

const delayOf =
  ({ globals, touch }: ScenarioClock) =>
  (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const set = globals.setTimeout as typeof setTimeout
      set(() => {
        touch()
        resolve()
      }, ms)
    })

type Proxy = { readonly fetch: (request: Request) => Response | Promise<Response> }

const postTo =
  (proxy: Proxy, userAgent: string): Post =>
  async (route, body, token = '') => {
    const headers = {
      'content-type': 'application/json',
      origin: ORIGIN,
      'user-agent': userAgent,
      authorization: `Bearer ${token}`,
    }
    const response = await proxy.fetch(
      new Request(`${ORIGIN}/api/routes/${route}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      }),
    )
    return parseJson(await response.text())
  }

export function createSimulatedServer(options: ServerOptions): SimulatedServer {
  const { clock } = options
  const { createBrowserSessions, createBrowserTransport, createLocalProxy, createMockBackend } =
    options.bundles.serverWith(clock.globals)
  const log: unknown[] = []
  const backend = createMockBackend({
    scenario: options.scenario,
    seed: 1,
    clock,
    publicUrl: 'http://localhost:4010',
    delay: delayOf(clock),
  })
  const sessions = createBrowserSessions(createStorage())
  /** The proxy as one device reaches it, which keeps its own cookie. */
  const createDevice = () =>
    createLocalProxy({
      backend,
      origin: ORIGIN,
      sessions,
      sessionTransport: createBrowserTransport(createStorage()),
      log: (entry) => void log.push(entry),
      sessionIdleMs: options.sessionIdleMs,
      operator: operatorSettings(options.operator),
    })
  const proxy = createDevice()
  return {
    backend,
    log,
    fetch: async (request) => {
      request.headers.set('user-agent', options.userAgent)
      return proxy.fetch(request)
    },
    signIn: async (id, pw) => {
      const answer = await postTo(proxy, options.userAgent)('user-do-login', { id, pw })
      if (readTextProperty(answer, 'status') !== 'authenticated')
        throw new Error(`${id} cannot be signed in: ${JSON.stringify(answer)}`)
    },
    onOtherDevice: (member, deed) =>
      useOtherDevice(postTo(createDevice(), userAgents.other), member, deed),
  }
}
