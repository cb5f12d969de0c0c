import { describe, expect, test } from 'vitest'
import { raw, startHarness } from './proxy-harness.ts'

async function statusFor(url: string, hosts: readonly string[], path = '/'): Promise<number> {
  const headers = hosts.map((host) => `Host: ${host}\r\n`).join('')
  const answer = await raw(url, `GET ${path} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`)
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])
}

describe('the name that a request was sent to', () => {
  test('is a loopback name, while no public origin is set: no other site’s name leads here', async () => {
    const harness = await startHarness()
    const { port } = new URL(harness.url)
    for (const host of ['localhost', `127.0.0.1:${port}`, '[::1]:5173', 'LOCALHOST:1']) {
      expect([host, await statusFor(harness.url, [host])]).toEqual([host, 200])
    }
    const strangers = [
      'attacker.example',
      `attacker.example:${port}`,
      'localhost.attacker.example',
      '127.0.0.1.attacker.example',
      '192.168.0.9',
      'maru.example',
    ]
    for (const host of strangers) {
      for (const path of ['/', '/deposit', '/api/routes/session', '/readyz']) {
        expect([host, path, await statusFor(harness.url, [host], path)]).toEqual([host, path, 421])
      }
    }
    expect(harness.backend.received).toEqual([])
  })

  test('is refused with the headers that every answer of the site has', async () => {
    const harness = await startHarness()
    const answer = await raw(
      harness.url,
      'GET / HTTP/1.1\r\nHost: attacker.example\r\nConnection: close\r\n\r\n',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 421 /)
    for (const name of ['content-security-policy', 'x-content-type-options', 'x-frame-options']) {
      expect(answer.toLowerCase()).toContain(`\r\n${name}: `)
    }
  })

  test('is logged and counted when it is another one: ten a second, the rest with the next one', async () => {
    const harness = await startHarness()
    await statusFor(harness.url, ['localhost', 'attacker.example"<script>'])
    for (let count = 0; count < 30; count += 1) await statusFor(harness.url, ['attacker.example'])
    harness.pass(1_000)
    await statusFor(harness.adminUrl, ['maru.example'], '/metrics')
    const refusals = harness.log.filter(({ event }) => event === 'request_refused')
    const other = { level: 'warn', event: 'request_refused', route: 'unknown', status: 421 }
    expect(refusals.map(({ requestId: _, ...entry }) => entry)).toEqual([
      { ...other, status: 400, details: ['host', 'localhost', 'unreadable'] },
      ...Array.from({ length: 9 }, () => ({ ...other, details: ['host', 'attacker.example'] })),
      { ...other, details: ['host', 'maru.example', '21 more were refused before'] },
    ])
    expect(await (await harness.admin('/metrics')).text()).toContain(
      'proxy_requests_refused_total{reason="host"} 32',
    )
  })

  test('is that of the public origin, once it is set', async () => {
    const harness = await startHarness({ PUBLIC_ORIGIN: 'https://maru.example' })
    const statuses = await Promise.all(
      [
        'maru.example',
        'MARU.example:443',
        'localhost',
        'maru.example:8443',
        'attacker.example',
      ].map((host) => statusFor(harness.url, [host])),
    )
    expect(statuses).toEqual([200, 200, 200, 421, 421])
  })

  test('is reported once, and is a name', async () => {
    const harness = await startHarness()
    for (const hosts of [
      ['localhost', 'attacker.example'],
      ['localhost', 'localhost'],
      ['user@localhost'],
      ['localhost/path'],
    ]) {
      expect([hosts, await statusFor(harness.url, hosts)]).toEqual([hosts, 400])
    }
  })

  describe.each([
    ['no public origin', '', {}],
    ['a public origin', 'https://maru.example', { PUBLIC_ORIGIN: 'https://maru.example' }],
  ])('in the request line, with %s', (_, origin, env) => {
    const session = async (
      url: string,
      target: string,
      host: string | null,
      from: string,
      version = '1.1',
    ) => {
      const lines = [
        `POST ${target} HTTP/${version}`,
        ...(host === null ? [] : [`Host: ${host}`]),
        `Origin: ${from}`,
        'Sec-Fetch-Site: same-origin',
        'Content-Type: application/json',
        'Content-Length: 2',
        'Connection: close',
      ]
      const answer = await raw(url, `${lines.join('\r\n')}\r\n\r\n{}`)
      return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)
    }
    const path = '/api/routes/session'

    test('R-CALL-01 is refused when it differs from Host, whatever the origin', async () => {
      const { url, backend } = await startHarness(env)
      const seen: (readonly [string, string, number])[] = []
      for (const target of [
        `http://evil.test${path}`,
        `http://EVIL.test:80${path}`,
        `https://evil.test${path}`,
        `HTTP://evil.test${path}`,
        `http://evil.test:5173${path}`,
        `http://localhost.evil.test${path}`,
        `http://localhost:1${path}`,
        `http://localhost@evil.test${path}`,
        `http://evil.test@localhost${path}`,
        `http://user:pw@localhost${path}`,
        `http:/${path}`,
        `http://${path}`,
        `ftp://localhost${path}`,
        `evil.test:80`,
        '*',
      ])
        for (const from of ['http://evil.test', origin || 'http://localhost'])
          seen.push([target, from, await session(url, target, 'localhost', from)])
      expect(seen).toEqual(seen.map(([target, from]) => [target, from, 400]))
      expect(backend.received).toEqual([])
    })

    test('R-CALL-01 is taken when it is that of Host, in any spelling', async () => {
      const { url } = await startHarness(env)
      const from = origin || 'http://localhost'
      for (const [target, host] of [
        [`http://localhost${path}`, 'localhost'],
        [`http://LOCALHOST${path}`, 'localhost:80'],
        [`http://localhost:80${path}`, 'Localhost'],
        [`https://localhost:443${path}`, 'localhost'],
        [path, 'localhost'],
      ] as const) {
        expect([target, await session(url, target, host, from)]).toEqual([target, 200])
      }
    })

    test('R-CALL-01 is sufficient in HTTP/1.0 without Host', async () => {
      const { url } = await startHarness(env)
      const from = origin || 'http://localhost'
      const ask = (target: string) => session(url, target, null, from, '1.0')
      expect([await ask(`http://localhost${path}`), await ask(`http://evil.test${path}`)]).toEqual([
        200, 421,
      ])
    })
  })

  test('may be any for /healthz, which load balancers ask by address', async () => {
    const harness = await startHarness()
    expect(await statusFor(harness.url, ['10.1.2.3'], '/healthz')).toBe(200)
    expect(await statusFor(harness.adminUrl, ['10.1.2.3'], '/healthz')).toBe(200)
  })

  test('is an address or a loopback name on the operators’ port', async () => {
    const harness = await startHarness()
    const ask = (host: string) => statusFor(harness.adminUrl, [host], '/metrics')
    expect([await ask('localhost'), await ask('10.1.2.3:5174')]).toEqual([200, 200])
    expect([await ask('attacker.example'), await ask('maru.example')]).toEqual([421, 421])
  })
})
