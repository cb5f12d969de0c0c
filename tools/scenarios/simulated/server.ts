import { parseJson } from '#site/lib/json.ts'
import type { Scenario } from '../words/scenario.model.ts'
import { userAgents } from './devices.ts'
import type { Post } from './devices.ts'
import type { ServerBundle } from './bundles.ts'
import type { ScenarioClock } from './clock.ts'
import { createStorage } from './shared-by-tabs.ts'
import type { OperatorSettings } from '#proxy/ports/ports.ts'

/** Address of the pages in this process. */
export const ORIGIN = 'http://localhost:5173'
/** Address of the mock's games. */
export const GAMES_ORIGIN = 'http://localhost:4010'

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

const delayOf =
  ({ globals, touch }: ScenarioClock) =>
  (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const setTimer = globals.setTimeout as typeof setTimeout
      setTimer(() => {
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

export type SimulatedServer = ReturnType<typeof createSimulatedServer>

/** The proxy and the mock backend of a scenario, in this process. */
export function createSimulatedServer(
  bundles: ServerBundle,
  clock: ScenarioClock,
  begin: Scenario['begin'],
) {
  const { createBrowserSessions, createBrowserTransport, createLocalProxy, createMockBackend } =
    bundles.serverWith(clock.globals)
  const userAgent = userAgents[begin.device]
  const backend = createMockBackend({
    startState: begin.scenario,
    seed: 1,
    clock,
    publicUrl: GAMES_ORIGIN,
    delay: delayOf(clock),
  })
  const sessions = createBrowserSessions(createStorage())
  /** The proxy as one device reaches it, which keeps its own cookie. */
  const createDevice = (storage = createStorage()) =>
    createLocalProxy({
      backend,
      origin: ORIGIN,
      sessions,
      sessionTransport: createBrowserTransport(storage),
      log: () => undefined,
      sessionIdleMs: begin['idle limit'] ?? null,
      operator: operatorSettings(begin.operator),
    })
  const ownStorage = createStorage()
  const proxy = createDevice(ownStorage)
  return {
    backend,
    fetch: async (request: Request): Promise<Response> => {
      request.headers.set('user-agent', userAgent)
      return proxy.fetch(request)
    },
    /** Whether the browser has a session, which other sites keep in a cookie. */
    hasSession: () => ownStorage.entries().length > 0,
    /** Calls of the browser that the scenario watches. */
    post: postTo(proxy, userAgent),
    /** Opens one more device, which keeps its own cookie. */
    openOtherDevice: (): Post => postTo(createDevice(), userAgents.other),
  }
}
