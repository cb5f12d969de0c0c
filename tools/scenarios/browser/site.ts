import { join } from 'node:path'
import type { MockBackend } from '#mocks/backend.ts'
import { loadGameFiles } from '#mocks/http/game-files.ts'
import { createMockApp } from '#mocks/http/mock-app.ts'
import { createMockWorlds } from '#mocks/worlds.ts'
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts'
import { listen } from '#proxy/server/listen.ts'
import { readSettings } from '#proxy/server/settings.ts'
import { freePort } from '../../../scripts/ports.ts'
import type { ProxyCode, Timers } from './bundle-proxy.ts'
import type { ServerTime } from './scenario-time.ts'

const top = join(import.meta.dirname, '../../..')

/** Settings of every scenario's proxy, without login limits. */
const settings = {
  SESSION_STORE: 'memory',
  LOG_LEVEL: 'silent',
  SITE_DIR: join(top, 'dist'),
  TERMS_DIR: join(top, 'mocks/terms'),
  SERVICE_WORKER: 'off',
  VITALS_PERCENT: '0',
  CIRCUIT_BREAKERS: 'off',
  LOGINS_PER_MINUTE: '0',
  MEMBER_WRITES_PER_MINUTE: '0',
  LOGIN_TRIES: '0',
  CHECKS_PER_MINUTE: '0',
  ACCOUNT_CALLS_PER_MINUTE: '0',
}

const gameFiles = loadGameFiles()

export type RunningSite = {
  readonly url: string
  readonly backend: MockBackend
  /** Ignores connections kept by browsers. */
  readonly stop: () => void
}

export type SiteOptions = {
  readonly loadProxy: (timers: Timers) => ProxyCode
  readonly time: ServerTime
  readonly scenario: ScenarioName
  /** Idle limit in milliseconds; null: none. */
  readonly idleMs: number | null
}

const TRIES = 3

/** Two processes may find the same port free. The proxy's bundle has its own class of the error. */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  for (let left = TRIES; ; left -= 1)
    try {
      return await startOnFreePorts(options)
    } catch (error) {
      const isTaken = error instanceof Error && error.name === 'AddressUnavailable'
      if (!isTaken || left === 1) throw error
    }
}

async function startOnFreePorts({
  loadProxy,
  time,
  scenario,
  idleMs,
}: SiteOptions): Promise<RunningSite> {
  const mockPort = await freePort()
  const mockUrl = `http://localhost:${mockPort}`
  const clock = { now: time.now }
  const worlds = createMockWorlds({
    scenario,
    seed: 1,
    clock,
    delay: time.delay,
    publicUrl: mockUrl,
  })
  const mock = await listen(createMockApp({ worlds, gameFiles }).fetch, mockPort, 'localhost')
  const [port, adminPort] = [await freePort(), await freePort()]
  const proxy = await loadProxy(time.timers).startServer(
    readSettings({
      ...settings,
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
      BACKEND_URL: mockUrl,
      GAME_HOSTS: `localhost:${mockPort}`,
      SESSION_IDLE_MS: String(idleMs ?? 0),
    }),
    { log: () => undefined, clock },
  )
  return {
    url: `http://localhost:${port}`,
    backend: worlds.world(),
    stop: () => {
      void proxy.stop()
      void mock.stop(0)
    },
  }
}
