import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { raw, startHarness, startSignedInHarness } from './proxy-harness.ts'
import { json } from './scripted-backend.ts'

const TRANSFER = 'user/point_to_money'
const moveAnswer = { status: 'success', balance: 1, gameMoney: 0, rolling: 0 }
const POLICY = ['content-security-policy', 'x-content-type-options', 'x-frame-options']

type Harness = Awaited<ReturnType<typeof startSignedInHarness>>

/** A transfer as text, for a connection with several requests. */
const transferText = ({ browser }: Harness, amount: number): string =>
  [
    'POST /api/routes/point-to-money HTTP/1.1',
    'Host: 127.0.0.1',
    `Cookie: ${browser.cookie()}`,
    `Authorization: Bearer ${browser.token()}`,
    `Idempotency-Key: 7f9c1a52-0d4b-4b8e-9a31-5e2f0c6d8b1${amount}`,
    'Content-Type: application/json',
    'Content-Length: 12',
    '',
    `{"amount":${amount}}`,
  ].join('\r\n')

function open(url: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let received = ''
  socket.on('data', (chunk: Buffer) => void (received += chunk.toString()))
  socket.on('error', () => undefined)
  const closed = new Promise<string>((resolve) => {
    socket.on('close', () => resolve(received))
  })
  return { send: (text: string) => void socket.write(text), received: () => received, closed }
}

const statusesIn = (received: string): readonly number[] =>
  [...received.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status))

const refusedIn = ({ log }: Pick<Harness, 'log'>) =>
  log.filter(({ event }) => event === 'request_refused')

const LONG = 'a'.repeat(20_000)
const CHUNKED =
  'POST /api/routes/session HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n'

test.each([
  ['no HTTP', 'NONSENSE\r\n\r\n', 400],
  ['headers that are too long', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${LONG}\r\n\r\n`, 431],
  ['two lengths of its body', `${CHUNKED}Content-Length: 2\r\n\r\n{}`, 400],
  ['a body that is not in the chunks that it says', `${CHUNKED}\r\nzebra\r\n`, 400],
  ['headers that do not end in time', 'GET / HTTP/1.1\r\nHost: localhost\r\n', 408],
])('%s: is refused with the headers of the site, logged and counted', async (_, text, status) => {
  // A short limit also ends the slow connections of a busy test.
  const limits = status === 408 ? { headersTimeoutMs: 1_000, checkEveryMs: 20 } : {}
  const harness = await startHarness({}, limits)
  const answer = await raw(harness.url, text)
  const [head = '', body] = answer.split('\r\n\r\n')
  const sent = new Headers(
    head
      .split('\r\n')
      .slice(1)
      .map((line): [string, string] => [line.split(': ', 1)[0]!, line.replace(/^[^:]*: /, '')]),
  )
  expect(statusesIn(answer)).toEqual([status])
  const site = await harness.get('/')
  for (const name of POLICY) expect(sent.get(name)).toBe(site.headers.get(name))
  expect([sent.get('connection'), sent.get('content-length')]).toEqual([
    'close',
    String(body?.length),
  ])
  expect(refusedIn(harness)).toEqual([
    {
      level: 'warn',
      event: 'request_refused',
      requestId: sent.get('x-request-id'),
      route: 'unknown',
      status,
      details: ['unreadable', expect.stringMatching(/^(HPE|ERR)_/)],
    },
  ])
  expect(await (await harness.admin('/metrics')).text()).toContain(
    'proxy_requests_refused_total{reason="unreadable"} 1',
  )
})

test('a missing host and an unknown expectation are answered with the site’s headers', async () => {
  const harness = await startHarness()
  const nameless = await raw(harness.url, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n')
  const head = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n'
  const expecting = await raw(harness.url, `${head}Expect: a-miracle\r\n\r\n`)
  expect([nameless, expecting].map(statusesIn)).toEqual([[400], [417]])
  for (const name of POLICY) {
    expect(nameless).toContain(`\r\n${name}: `)
    expect(expecting).toContain(`\r\n${name}: `)
  }
  expect(refusedIn(harness).map(({ status, details }) => [status, details])).toEqual([
    [400, ['host', 'unreadable']],
    [417, ['expectation']],
  ])
})

test('a connection that a browser opened ahead and did not use is closed without a word', async () => {
  const harness = await startHarness({}, { headersTimeoutMs: 100, checkEveryMs: 20 })
  expect(await open(harness.url).closed).toBe('')
  expect(refusedIn(harness)).toEqual([])
})

test('R-ACCT-07 unreadable input behind a transfer is not taken for its answer', async () => {
  const harness = await startSignedInHarness()
  let finish: () => void = () => undefined
  harness.backend.stub(TRANSFER, (response, request) => {
    finish = () => json(moveAnswer)(response, request)
  })
  const connection = open(harness.url)
  const nextRequest = harness.backend.nextRequest()
  connection.send(transferText(harness, 1))
  await nextRequest
  connection.send('NONSENSE\r\n\r\n')
  await expect.poll(() => refusedIn(harness).length).toBe(1)
  connection.send('MORE NONSENSE\r\n\r\n')
  expect((await harness.get('/healthz')).status).toBe(200)
  expect(connection.received()).toBe('')
  finish()
  const received = await connection.closed
  expect(statusesIn(received)).toEqual([200])
  expect(received).toContain(JSON.stringify(moveAnswer))
  expect(refusedIn(harness)).toMatchObject([{ details: ['unreadable', 'HPE_INVALID_METHOD'] }])
})

test('R-ACCT-07 of transfers behind one another none is sent after the last one that is answered', async () => {
  const harness = await startSignedInHarness({}, { requestsPerConnection: 2 })
  harness.backend.stub(TRANSFER, json(moveAnswer))
  const connection = open(harness.url)
  connection.send([1, 2, 3, 4].map((amount) => transferText(harness, amount)).join(''))
  expect(statusesIn(await connection.closed)).toEqual([200, 200])
  expect(harness.backend.received.filter(({ path }) => path.endsWith(TRANSFER))).toHaveLength(2)
})

test('R-ACCT-07 transfers behind one another all get their answers when the server stops', async () => {
  const harness = await startSignedInHarness()
  const finish: (() => void)[] = []
  harness.backend.stub(TRANSFER, (response, request) => {
    finish.push(() => json(moveAnswer)(response, request))
  })
  const connection = open(harness.url)
  connection.send([1, 2, 3].map((amount) => transferText(harness, amount)).join(''))
  await expect.poll(() => finish.length).toBe(3)
  const stopped = harness.stop()
  for (const answer of finish) answer()
  expect(statusesIn(await connection.closed)).toEqual([200, 200, 200])
  await stopped
})

const pages = Object.fromEntries(
  ['ko', 'th'].map((language) => [
    `${language}/too-many-cookies.html`,
    `<!doctype html><html lang="${language}"><main>${language}</main></html>`,
  ]),
)
const cookies = (language: string, size: number) =>
  `Cookie: ${language === '' ? '' : `maru-language=${language}; `}x=${'a'.repeat(size)}`
const visit = (...headers: readonly string[]) =>
  ['GET /slots HTTP/1.1', 'Host: localhost', ...headers, '', ''].join('\r\n')
const HTML = 'Accept: text/html,application/xhtml+xml'

test.each([
  ['in the player’s language', [HTML, cookies('th', 17_000)], '<html lang="th"><main>th</main>'],
  [
    'in Korean for an unknown one',
    [HTML, cookies('xx', 17_000)],
    '<html lang="ko"><main>ko</main>',
  ],
  ['in all without one', [HTML, cookies('', 17_000)], '<section>ko</section><section>th</section>'],
  [
    'in all if they are not read',
    [HTML, cookies('th', 90_000)],
    '<section>ko</section><section>th</section>',
  ],
] as const)(
  'R-NAV-01 a page says what to do about too many cookies, %s',
  async (_, headers, expected) => {
    const harness = await startHarness({}, {}, pages)
    const [head = '', body = ''] = (await raw(harness.url, visit(...headers))).split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 431 /)
    expect(head.toLowerCase()).toContain('content-type: text/html; charset=utf-8')
    for (const name of POLICY) expect(head.toLowerCase()).toContain(`${name}: `)
    expect(body).toContain(expected)
  },
)

test('R-NAV-01 16 KB of cookies are read, and a call with more gets no page', async () => {
  const harness = await startHarness({}, {}, pages)
  const page = await harness.get('/slots', {
    cookie: cookies('ko', 15_000).slice(8),
    accept: 'text/html',
  })
  expect(page.status).toBe(200)
  const call = visit(cookies('ko', 17_000)).replace('GET /slots', 'POST /api/routes/session')
  const answer = await raw(harness.url, call)
  expect(answer).toMatch(/^HTTP\/1\.1 431 /)
  expect(answer).toMatch(/\r\n\r\nRequest Header Fields Too Large\.\n$/)
})

test.each(['nonsense', '200-ok', '100-continue, nonsense'])(
  'R-CALL-01 an unknown expectation is refused: Expect: %s',
  async (expectation) => {
    const harness = await startSignedInHarness()
    harness.backend.stub(TRANSFER, json(moveAnswer))
    const text = transferText(harness, 5).replace('Host:', `Expect: ${expectation}\r\nHost:`)
    const answer = await raw(harness.url, text)
    expect(statusesIn(answer).filter((status) => status !== 100)).toEqual([417])
    for (const name of POLICY) expect(answer.toLowerCase()).toContain(`${name}: `)
    expect(refusedIn(harness)).toMatchObject([{ status: 417, details: ['expectation'] }])
    expect(harness.backend.received.map(({ path }) => path)).not.toContain(`/public/${TRANSFER}`)
  },
)

test('R-ACCT-07 no transfer is made behind a request whose headers are refused', async () => {
  const harness = await startSignedInHarness()
  harness.backend.stub(TRANSFER, json(moveAnswer))
  const refused = visit(`X: ${'a'.repeat(17_000)}`)
  const answer = await raw(harness.url, refused + transferText(harness, 1))
  expect(statusesIn(answer)).toEqual([431])
  expect(harness.backend.received.map(({ path }) => path)).not.toContain(`/public/${TRANSFER}`)
})

test.each([
  ['gzip', 415],
  ['identity, br', 415],
  ['Identity', 200],
])('R-CALL-04 a body in Content-Encoding %s is answered %i', async (coding, status) => {
  const { browser } = await startSignedInHarness()
  const answer = await browser.post('session', {}, { 'content-encoding': coding })
  expect(answer.status).toBe(status)
  if (status === 415) expect(answer.body).toMatchObject({ code: 'media_type_unsupported' })
})
