import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/ports.ts'
import { run, waitUntilHealthy } from '../../scripts/processes.ts'
import { proxyEnvironment, proxyMain, proxyOptions } from '../../scripts/proxy-program.ts'
import { storySettings } from './stage.ts'

export type RestartableProxy = {
  readonly url: string
  readonly kill: () => Promise<void>
  /** Starts a new process at the same address with the same session store. */
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
}

export async function startRestartableProxy(backendUrl: string): Promise<RestartableProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'story-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const begin = () =>
    run({
      name: 'The proxy',
      main: proxyMain,
      options: proxyOptions,
      env: {
        ...proxyEnvironment,
        ...storySettings,
        PORT: String(port),
        BACKEND_URL: backendUrl,
        BACKEND_TIMEOUT_MS: '2000',
        SESSION_STORE: join(folder, 'sessions.sqlite'),
      },
      log: `.cache/logs/proxy-${port}.log`,
    })
  let proxy = begin()
  const start = () => waitUntilHealthy(`${url}/healthz`, proxy)
  await start()
  return {
    url,
    kill: () => proxy.kill(),
    start: () => {
      proxy = begin()
      return start()
    },
    stop: async () => {
      await proxy.stop()
      await rm(folder, { recursive: true })
    },
  }
}
