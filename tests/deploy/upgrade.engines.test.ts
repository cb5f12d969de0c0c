import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../../scripts/ports.ts'
import { startBackend } from '../chaos/world/backend.ts'
import { databaseEnv } from '../proxy/database-stores.ts'
import { unthrottled } from '../proxy/proxy-harness.ts'
import { realProxy } from '../proxy/real-proxy.ts'
import { sharedRedis } from '../support/engines/redis.ts'
import { startNginx } from './nginx.ts'
import { startLoad } from './steady-load.ts'

const PATIENT = { timeout: 30_000, interval: 100 }
const members = Array.from({ length: 16 }, (_, n) => `member${n}`)

describe('an upgrade under load', () => {
  test(
    'members notice nothing while both proxies are replaced, one after the other',
    {
      timeout: 120_000,
    },
    async () => {
      const backend = await startBackend(members)
      onTestFinished(() => backend.stop())
      const env = {
        ...(await databaseEnv()),
        CACHE: await sharedRedis(),
        ...unthrottled,
        BACKEND_URL: `http://127.0.0.1:${backend.port}`,
        CLIENT_CONNECTIONS: '0',
        PUBLIC_ORIGIN: 'https://maru.example',
        TRUSTED_PROXIES: '127.0.0.1',
      }
      const start = async (port: number) => {
        const proxy = await realProxy({ env, port })
        await vi.waitFor(async () => {
          expect((await fetch(`${proxy.adminUrl}/readyz`)).status).toBe(200)
        }, PATIENT)
        return proxy
      }
      const isServing = async ({ adminUrl }: { readonly adminUrl: string }) => {
        const figures = await (await fetch(`${adminUrl}/metrics`)).text()
        expect(figures).toMatch(/proxy_requests_total\{[^}]*health-check[^}]*status="200"\} \d/)
      }
      const ports = [await freePort(), await freePort()] as const
      let running = [await start(ports[0]), await start(ports[1])]
      const { ask } = await startNginx(ports)
      const load = startLoad(ask, members)
      for (const proxy of running) await vi.waitFor(() => isServing(proxy), PATIENT)
      for (const [n, old] of running.entries()) {
        process.kill(old.group, 'SIGTERM')
        expect(await old.ended).toEqual([0, null])
        const next = await start(ports[n]!)
        running = running.with(n, next)
        // nginx asks it again some seconds after it refused a connection.
        await vi.waitFor(() => isServing(next), PATIENT)
      }
      const { answered, failures } = await load.stop()
      expect(failures).toEqual([])
      expect(Object.keys(answered).toSorted()).toEqual([
        'logout',
        'session',
        'transfer-in',
        'user-do-login',
        'user-health-check',
      ])
      expect(Math.min(...Object.values(answered))).toBeGreaterThan(members.length)
      expect(backend.effects).toHaveLength(answered['transfer-in'] ?? 0)
    },
  )
})
