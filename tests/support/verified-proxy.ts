import { proxyHop, loadRoutes, verify } from '#verify'
import type { LoadedContract, Transport, Settings, Verdict } from '#verify'
import type { MockBackend } from '../../mocks/backend.ts'
import type { Command } from '../../mocks/control/commands.ts'
import { createFetchBackend } from '../../proxy/backend/fetch-backend.ts'
import { createProxy } from '../../proxy/routes/app.ts'
import { unlimitedPorts } from '../../proxy/backend/call-kinds.ts'
import { createSessionCookie } from '../../proxy/sessions/cookies.ts'
import { createMemoryStore } from '../../proxy/store/memory-store.ts'
import { proxySettings } from './proxy-settings.ts'
import { preparedMock, theContract } from './verified-mock.ts'
import { inMemory } from './in-memory.ts'
import { verifyDefaults } from './verify-defaults.ts'

const ORIGIN = 'https://maru.example.com'

let loadedContract: Promise<Omit<LoadedContract, 'assumptions'>> | undefined
export const theRoutes = async (): Promise<Omit<LoadedContract, 'assumptions'>> => {
  const backend = await theContract()
  return (loadedContract ??= loadRoutes('openapi', backend))
}

const proxyBefore = (mock: MockBackend, now: () => number) =>
  createProxy({
    ...unlimitedPorts,
    backend: createFetchBackend('http://backend.test', (request) => mock.fetch(request)),
    store: createMemoryStore({ now }),
    sessionTransport: createSessionCookie({ isSecure: true }),
    clock: { now },
    log: () => undefined,
    settings: { ...proxySettings, publicOrigin: ORIGIN },
  })

/** A layer in front of the proxy; it may call the backend directly. */
export type HopLayer = (proxy: Transport, backend: Transport) => Transport

export async function verifyProxy(
  layer: HopLayer = (proxy) => proxy,
  change: Partial<Settings> = {},
  hasBehind = true,
): Promise<Verdict> {
  const { contract: backend, effects } = await theContract()
  const routes = await theRoutes()
  const { mock, now, pass } = await preparedMock()
  const proxy = proxyBefore(mock, now)
  const common = {
    ...verifyDefaults,
    other: { id: 'sora', password: 'sora1234' },
    isStrict: true,
    clock: now,
    wallClock: now,
    sleep: async (ms: number) => void pass(ms),
  }
  const behind: Settings = {
    ...common,
    contract: backend,
    effects,
    transport: inMemory((request) => mock.fetch(request)),
    steer: (command) => mock.perform(command as Command),
  }
  return verify(
    {
      ...common,
      ...routes,
      transport: layer(
        inMemory((request) => Promise.resolve(proxy.fetch(request)), ORIGIN),
        behind.transport,
      ),
      hop: proxyHop(ORIGIN, { contract: backend, settings: hasBehind ? behind : undefined }),
      ...change,
    },
    {},
  )
}
