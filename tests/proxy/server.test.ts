import { networkInterfaces } from 'node:os'
import { describe, test } from 'vitest'
import { CALL_TIMEOUT_MS } from '../../src/http/client.ts'
import { readSettings } from '../../proxy/server/settings.ts'
import { startHarness, raw, startSignedInHarness } from './proxy-harness.ts'
import { json, silence } from './scripted-backend.ts'

const PATHS = ['/healthz', '/readyz', '/metrics']
const HEALTH = 'user/user_health_check'

describe.concurrent('the settings', () => {
  test('a password in an address that is refused is not printed', ({ expect }) => {
    const read = () => readSettings({ BACKEND_URL: 'https://maru:secret-1@backend.example' })
    expect(read).toThrow('BACKEND_URL is "https://…@backend.example": it takes ')
  })

  test('an empty variable is one that is not set', ({ expect }) => {
    const settings = readSettings({ BACKEND_URL: 'http://localhost:4010', PORT: '', HOST: '' })
    expect(settings).toMatchObject({ port: 5173, host: 'localhost' })
  })

  test.for([
    ['BACKEND_URL', 'https://backend.example/?key=1'],
    ['BACKEND_URL', 'https://backend.example/#part'],
    ['BACKEND_URL', 'ftp://backend.example'],
    ['GAME_HOSTS', 'games.example:99999'],
    ['GAME_HOSTS', 'games.example 1.2.3.4.5'],
    ['BACKEND_TIMEOUT_MS', String(CALL_TIMEOUT_MS)],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', 'gateway.example'],
  ] as const)('%s is refused where it cannot work: %s', ([name, value], { expect }) => {
    const read = () => readSettings({ BACKEND_URL: 'http://localhost:4010', [name]: value })
    expect(read).toThrow(`${name} is "${value}": it takes `)
  })

  test('valid settings are used as written', ({ expect }) => {
    const env = {
      BACKEND_URL: 'https://backend.example:8443/v1/',
      GAME_HOSTS: 'games.example, *.provider.example:8443 [::1]:4010',
      BACKEND_TIMEOUT_MS: '15000',
    }
    expect(readSettings(env)).toMatchObject({
      backendUrl: 'https://backend.example:8443/v1/',
      gameHosts: ['games.example', '*.provider.example:8443', '[::1]:4010'],
      backendTimeoutMs: 15_000,
    })
  })
})

describe.concurrent('a server that runs', () => {
  test('is ready while store and backend respond, and names what is missing', async ({
    expect,
  }) => {
    const harness = await startHarness()
    const ask = async (path: string) => {
      const answer = await harness.admin(path)
      return [answer.status, await answer.text(), answer.headers.get('cache-control')]
    }
    expect(await ask('/healthz')).toEqual([200, 'alive\n', 'no-store'])
    expect(await ask('/readyz')).toEqual([200, 'ready\n', 'no-store'])
    await harness.backend.stop()
    harness.pass(1_000)
    expect(await ask('/readyz')).toEqual([
      503,
      expect.stringMatching(/^The backend does not answer: connect ECONNREFUSED [\d.:]+\.\n$/),
      'no-store',
    ])
    expect(await ask('/healthz')).toEqual([200, 'alive\n', 'no-store'])
    expect(harness.backend.received).toEqual([])
  })

  test('answers health paths with a trailing slash, too, and 404 below them', async ({
    expect,
  }) => {
    const harness = await startHarness()
    const ask = async (url: string) =>
      (await fetch(url, { headers: { accept: 'text/html' } })).status
    const healthz = harness.url + '/healthz'
    for (const url of [healthz, ...PATHS.map((path) => harness.adminUrl + path)]) {
      const below = [await ask(url), await ask(`${url}/`), await ask(`${url}/a`)]
      expect([url, ...below]).toEqual([url, 200, 200, 404])
    }
  })

  test.for(PATHS)('answers %s when the request names no host', async (path, { expect }) => {
    const harness = await startHarness()
    const request = `GET ${path} HTTP/1.0\r\n\r\n`
    expect(await raw(harness.adminUrl, request)).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('operator endpoints are not on the public port', async ({ expect }) => {
    const harness = await startHarness()
    for (const path of ['/readyz', '/metrics', '/readyz/', '/metrics/', '/metrics/a']) {
      const answer = await harness.get(path, { accept: 'text/html' })
      expect([path, answer.status, await answer.text()]).toEqual([path, 404, 'Not found.\n'])
    }
  })

  test('500 checks of readiness together are one connection to the backend', async ({ expect }) => {
    const harness = await startHarness()
    const before = harness.backend.connections()
    const answers = await Promise.all(Array.from({ length: 500 }, () => harness.admin('/readyz')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(harness.backend.connections() - before).toBe(1)
  })

  const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
    all?.some(({ address }) => address === '::1'),
  )
  test.runIf(hasIpv6)('prints an address that a browser can open', async ({ expect }) => {
    const harness = await startHarness({ HOST: '::1' })
    expect(harness.url).toMatch(/^http:\/\/\[::1\]:\d+$/)
    expect((await harness.get('/healthz')).status).toBe(200)
  })

  test('counts requests by route and status', async ({ expect }) => {
    const harness = await startSignedInHarness()
    await harness.browser.post('no/such/route', {})
    const figures = await (await harness.admin('/metrics')).text()
    expect(figures).toContain(
      'proxy_requests_total{route="/api/routes/user-do-login",status="200"} 1',
    )
    expect(figures).toContain('proxy_requests_total{route="unknown",status="404"} 1')
    expect(figures).toContain('proxy_backend_seconds_count{route="/api/routes/user-do-login"} 1')
    expect(figures).toContain('process_cpu_seconds_total')
  })

  test('stops when running calls have ended, and accepts no new ones', async ({ expect }) => {
    const harness = await startSignedInHarness()
    let answer: () => void = () => undefined
    harness.backend.stub(HEALTH, (response, request) => {
      answer = () => json({ status: 'success' })(response, request)
    })
    const nextRequest = harness.backend.nextRequest()
    const running = harness.browser.post('user-health-check', {})
    await nextRequest
    const stopped = harness.stop()
    await expect
      .poll(() => raw(harness.url, 'GET /healthz HTTP/1.0\r\n\r\n').catch(String))
      .toContain('ECONNREFUSED')
    answer()
    expect((await running).status).toBe(200)
    await stopped
  })

  test('a backend that stays silent does not keep it from stopping', async ({ expect }) => {
    const harness = await startSignedInHarness({ BACKEND_TIMEOUT_MS: '1000' })
    harness.backend.stub(HEALTH, silence)
    const nextRequest = harness.backend.nextRequest()
    const running = harness.browser.post('user-health-check', {})
    await nextRequest
    await harness.stop()
    expect((await running).status).toBe(504)
  })
})
