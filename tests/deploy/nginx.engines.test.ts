import { createServer } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { defaultConnectionLimits } from '../../proxy/server/connections/connections.ts'
import { startHarness } from '../proxy/proxy-harness.ts'
import { authenticated, json, member } from '../proxy/scripted-backend.ts'
import { KEY, sqliteFile } from '../proxy/store-files.ts'
import { startNginx } from './nginx.ts'
import { HOUR_MS } from '../../src/lib/durations.ts'

const JSON_TYPE = { 'content-type': 'application/json' }

async function breakingServer() {
  const methods: string[] = []
  const server = createServer(({ method = '', socket }) => {
    methods.push(method)
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())))
  return { port: (server.address() as AddressInfo).port, methods }
}

describe('nginx in front of two proxies', () => {
  test('closes an idle connection before a proxy that stops does', async () => {
    const since: number[] = []
    const server = createServer((_, response) => void response.end())
    server.keepAliveTimeout = 60_000
    const closed = Promise.withResolvers<void>()
    server.on('connection', (socket) => {
      socket.on('data', () => since.push(Date.now()))
      socket.on('close', () => since.push(Date.now()) && closed.resolve())
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())))
    const { port } = server.address() as AddressInfo
    const { ask } = await startNginx([port, port])
    await (await ask('/')).body.dump()
    await closed.promise
    expect(since).toHaveLength(2)
    expect(since[1]! - since[0]!).toBeLessThan(defaultConnectionLimits.lingerMs)
  })

  test('keeps serving members when one of the two proxies ends, and forwards their address', async () => {
    const env = {
      SESSION_STORE: sqliteFile(),
      SESSION_KEYS: Buffer.from(KEY).toString('base64'),
      PUBLIC_ORIGIN: 'https://maru.example',
      TRUSTED_PROXIES: '127.0.0.1',
    }
    const first = await startHarness(env)
    const second = await startHarness({ ...env, BACKEND_URL: first.backend.url })
    first.backend.stub('user/do_login', authenticated(Date.now() + 24 * HOUR_MS))
    const portOf = ({ url }: { url: string }) => Number(new URL(url).port)
    const { ask, tested } = await startNginx([portOf(first), portOf(second)])
    expect(tested).toContain('test is successful')

    const plain = await ask('/slots?page=2', { isPlain: true })
    expect([plain.statusCode, plain.headers['location']]).toEqual([
      308,
      'https://maru.example/slots?page=2',
    ])
    const page = await ask('/')
    expect(await page.body.text()).toContain('<title>MARU</title>')

    const forged = { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' }
    const login = await ask('/api/routes/user-do-login', {
      headers: { ...JSON_TYPE, ...forged },
      body: JSON.stringify({ id: 'demo', pw: 'demo1234' }),
    })
    expect([login.statusCode, await login.body.json()]).toMatchObject([
      200,
      { status: 'authenticated' },
    ])
    expect(first.backend.last()?.headers['forwarded']).toBe('for=127.0.0.1')
    const cookie = String(login.headers['set-cookie']).split(';', 1)[0] ?? ''
    const session = async () => {
      const headers = { ...JSON_TYPE, cookie }
      const answer = await ask('/api/routes/session', { headers, body: '{}' })
      return [answer.statusCode, ((await answer.body.json()) as { status: string }).status]
    }
    const servesFourTimes = async () => {
      const answers = await Promise.all([session(), session(), session(), session()])
      expect(answers).toEqual(answers.map(() => [200, 'authenticated']))
    }
    const served = () => [first, second].map(({ log }) => log.length)
    await servesFourTimes()
    expect(served().every((count) => count > 0)).toBe(true)
    await first.stop()
    await servesFourTimes()
  })

  const redirect = async (host: string) => {
    const { port } = await breakingServer()
    const { ask } = await startNginx([port, port])
    const { statusCode, headers } = await ask('//evil.example/', {
      isPlain: true,
      headers: { host },
    })
    return [statusCode, headers['location']]
  }

  test.each([
    'evil.example',
    'maru.example.evil.example',
    'xmaru.example',
    '127.0.0.1',
    'localhost',
  ])('leads nobody who asks for %s to https', async (host) => {
    expect(await redirect(host)).toEqual([421, undefined])
  })

  test('leads to https at the configured name alone', async () => {
    for (const host of ['maru.example', 'MARU.example', 'maru.example:80']) {
      expect(await redirect(host)).toEqual([308, 'https://maru.example//evil.example/'])
    }
  })

  /** Runs requests from such addresses at the same time, and counts those that nginx refuses. */
  async function refusedAtOnce(addresses: readonly string[]) {
    const { promise: end, resolve } = Promise.withResolvers<void>()
    let settled = 0
    const settle = () => {
      settled += 1
      if (settled === addresses.length) resolve()
    }
    const server = createServer((_, response) => {
      settle()
      void end.then(() => response.end())
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    onTestFinished(() => new Promise<void>((done) => void server.close(() => done())))
    const { port } = server.address() as AddressInfo
    const gateway = 'set_real_ip_from 127.0.0.1; real_ip_header x-test-address;'
    const { ask, tested } = await startNginx([port, port], gateway, (text) =>
      text
        .replace('clients 1024', 'clients 2')
        .replace('households 2048', 'households 4')
        .replace('sites 4096', 'sites 6'),
    )
    expect(tested).toContain('test is successful')
    const statuses = addresses.map(async (address) => {
      const { statusCode, body } = await ask('/', { headers: { 'x-test-address': address } })
      if (statusCode === 429) settle()
      await body.dump()
      return statusCode
    })
    return (await Promise.all(statuses)).filter((status) => status === 429).length
  }
  const many = (addressOf: (count: number) => string) =>
    Array.from({ length: 10 }, (_, count) => addressOf(count))

  test.each([
    ['an IPv4 address', 8, () => '192.0.2.1'],
    ['an IPv6 /64', 8, (count: number) => `2001:db8::${count}`],
    ['an IPv6 /56', 6, (count: number) => `2001:db8:0:${count}::1`],
    ['an IPv6 /48', 4, (count: number) => `2001:db8:0:${count}00::1`],
    ['different clients', 0, (count: number) => `192.0.2.${count}`],
  ] as const)('limits the connections of %s: %i are refused', async (_, refused, addressOf) => {
    expect(await refusedAtOnce(many(addressOf))).toBe(refused)
  })

  const inAllLanguages = '<main class="not-loaded"><section>$1</section></main>'

  test.each([17, 70])('shows a page about %i KB of cookies', async (size) => {
    const page = '<!doctype html><html lang="ko"><main>쿠키를 삭제해 주세요</main></html>'
    const pages = { 'ko/too-many-cookies.html': page }
    const { url } = await startHarness({ PUBLIC_ORIGIN: 'https://maru.example' }, {}, pages)
    const port = Number(new URL(url).port)
    const { ask } = await startNginx([port, port])
    const cookie = `maru-language=ko; x=${'a'.repeat(size * 1_024)}`
    const answer = await ask('/slots', { headers: { cookie, accept: 'text/html' } })
    expect([answer.statusCode, answer.headers['content-type'], await answer.body.text()]).toEqual([
      431,
      'text/html; charset=utf-8',
      size < 64
        ? page
        : page.replace(' lang="ko"', '').replace(/<main>(.*)<\/main>/, inAllLanguages),
    ])
  })

  test.each([
    ['200-ok', 417],
    ['100-continue, 200-ok', 417],
    ['100-Continue', 200],
  ])('answers a request that expects %s by %i', async (expectation, status) => {
    const { url } = await startHarness({ PUBLIC_ORIGIN: 'https://maru.example' })
    const port = Number(new URL(url).port)
    const { tlsPort } = await startNginx([port, port])
    const answer = await new Promise((resolve, reject) => {
      const host = { servername: 'maru.example', rejectUnauthorized: false }
      const headers = { host: 'maru.example', expect: expectation }
      request({ port: tlsPort, host: '127.0.0.1', ...host, headers }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
        .on('error', reject)
        .end()
    })
    expect(answer).toBe(status)
  })

  test('forwards a member’s events without buffering', async () => {
    const origin = { PUBLIC_ORIGIN: 'https://maru.example', TRUSTED_PROXIES: '127.0.0.1' }
    const { url, backend } = await startHarness(origin)
    const health = { status: 'success', user: member, noteCount: 2, helpCount: 1 }
    backend.stub('user/user_health_check', json(health))
    backend.stub('user/do_login', authenticated(Date.now() + 24 * HOUR_MS))
    const port = Number(new URL(url).port)
    const { ask } = await startNginx([port, port])
    const login = await ask('/api/routes/user-do-login', {
      headers: JSON_TYPE,
      body: JSON.stringify({ id: 'demo', pw: 'demo1234' }),
    })
    await login.body.dump()
    const cookie = String(login.headers['set-cookie']).split(';', 1)[0] ?? ''
    const session = await ask('/api/routes/session', {
      headers: { ...JSON_TYPE, cookie },
      body: '{}',
    })
    const { token } = (await session.body.json()) as { token: string }
    const headers = { ...JSON_TYPE, cookie, authorization: `Bearer ${token}` }
    const stream = await ask('/api/routes/member-events', { headers, body: '{}' })
    stream.body.setEncoding('utf8')
    let text = ''
    stream.body.on('data', (chunk: string) => void (text += chunk)).on('error', () => undefined)
    await expect.poll(() => text).toBe(':\n\n')
    await (await ask('/api/routes/user-health-check', { headers, body: '{}' })).body.dump()
    const event = { status: 'figures', answer: health }
    await expect.poll(() => text).toBe(`:\n\ndata: ${JSON.stringify(event)}\n\n`)
    stream.body.destroy()
  })

  test('asks the other proxy for a file of its release', async () => {
    const first = await startHarness({}, {}, {}, { 'assets/first-C0ffee12.js': 'first()' })
    const second = await startHarness({}, {}, {}, { 'assets/second-C0ffee12.js': 'second()' })
    const ports = [first, second].map(({ url }) => Number(new URL(url).port))
    const { ask } = await startNginx([ports[0]!, ports[1]!])
    const statusOf = async (name: string) => {
      const headers = { host: 'localhost' }
      const { statusCode, body } = await ask(`/assets/${name}-C0ffee12.js`, { headers })
      await body.dump()
      return statusCode
    }
    const names = ['first', 'first', 'second', 'second', 'first', 'first']
    expect(await Promise.all(names.map(statusOf))).toEqual(names.map(() => 200))
    expect(await statusOf('third')).toBe(404)
  })

  test('asks the other proxy for a page, but sends no POST twice', async () => {
    const servers = [await breakingServer(), await breakingServer()] as const
    const { ask } = await startNginx([servers[0].port, servers[1].port])
    const counted = () => servers.flatMap(({ methods }) => methods.splice(0))
    const post = await ask('/api/routes/user-transfer', { headers: JSON_TYPE, body: '{}' })
    expect([post.statusCode, counted()]).toEqual([502, ['POST']])
    const page = await ask('/')
    expect([page.statusCode, counted()]).toEqual([502, ['GET', 'GET']])
  })
})
