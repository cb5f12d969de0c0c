import { freePort } from '../../scripts/ports.ts'
import { startProgram, waitUntilHealthy } from '../../scripts/start-program.ts'
import { startStack } from '../../scripts/stack.ts'
import { startBreakingLayer } from './breaking-layer.ts'
import type { Breakage } from './breaking-layer.ts'

export type ProxyEnv = Readonly<Record<string, string>>

export type Stage = {
  readonly mockUrl: string
  readonly backendUrl: string
  /** Changes to answers between proxy and mock backend. */
  readonly breakage: Breakage
  /** Address of the site behind a proxy with these settings; started on first use. */
  readonly siteWith: (proxyEnv: ProxyEnv) => Promise<string>
  readonly stop: () => Promise<void>
}

/** Settings of every test's proxy. */
export const storySettings: ProxyEnv = {
  // Tests break one operation after another and share the proxy.
  CIRCUIT_BREAKERS: 'off',
  // Tests sign in very often from one address.
  LOGINS_PER_MINUTE: '0',
  MEMBER_WRITES_PER_MINUTE: '0',
  LOGIN_TRIES: '0',
  CHECKS_PER_MINUTE: '0',
  ACCOUNT_CALLS_PER_MINUTE: '0',
  // Sampling of reports is random.
  VITALS_PERCENT: '0',
  TERMS_DIR: 'mocks/terms',
  SUPPORT: 'mailto:support@maru.example tel:+8215550100',
}

export async function startStage(): Promise<Stage> {
  const [mockPort, layerPort] = [await freePort(), await freePort()]
  const mockUrl = `http://localhost:${mockPort}`
  const mock = startProgram({
    name: 'The mock backend',
    entry: 'mocks/http/main.ts',
    env: { MOCK_PORT: String(mockPort) },
    logFile: `.cache/logs/mock-${mockPort}.log`,
  })
  const backendUrl = `http://localhost:${layerPort}`
  const layer = await startBreakingLayer(layerPort, mockUrl)
  const sites = new Map<string, ReturnType<typeof startStack>>()

  await waitUntilHealthy(`${mockUrl}/healthz`, mock)

  const startSite = async (proxyEnv: ProxyEnv) =>
    startStack({
      port: await freePort(),
      backend: { kind: 'real', url: backendUrl },
      proxyEnv: {
        SESSION_STORE: 'memory',
        GAME_HOSTS: `localhost:${mockPort}`,
        ...storySettings,
        ...proxyEnv,
      },
    })
  return {
    mockUrl,
    backendUrl,
    breakage: layer,
    siteWith: async (proxyEnv) => {
      const key = JSON.stringify(proxyEnv)
      const site = sites.get(key) ?? startSite(proxyEnv)
      sites.set(key, site)
      return (await site).siteUrl
    },
    stop: async () => {
      await Promise.allSettled([...sites.values()].map(async (site) => (await site).stop()))
      await Promise.all([layer.stop(), mock.stop()])
    },
  }
}

export type DevServer = { readonly siteUrl: string; readonly stop: () => Promise<void> }

/** `npm run dev` on a free port, with the mock in the page unless BACKEND_URL is set. */
export async function startDevServer(
  settings: Readonly<Record<string, string>> = {},
): Promise<DevServer> {
  const port = await freePort()
  const siteUrl = `http://localhost:${port}`
  const vite = startProgram({
    name: 'The development server',
    entry: 'tests/support/serve-dev.ts',
    env: { PORT: String(port), ...settings },
    logFile: `.cache/logs/dev-${port}.log`,
  })
  try {
    // A page is answered when its files are compiled, or after 3 s.
    await waitUntilHealthy(`${siteUrl}/favicon.svg`, vite)
  } catch (error) {
    await vite.stop()
    throw error
  }
  return { siteUrl, stop: vite.stop }
}
