import { connect } from 'node:net'
import { onTestFinished, expect, test } from 'vitest'
import { startHarness } from './proxy-harness.ts'

const LIMITS = { headersTimeoutMs: 300, requestTimeoutMs: 600, checkEveryMs: 20 }
const LOGIN = 'POST /api/routes/user-do-login HTTP/1.1\r\nHost: 127.0.0.1\r\n'
const BODY = `${LOGIN}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n`

const POLICY = [
  'content-security-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'x-frame-options',
  'referrer-policy',
]

const headersIn = (head: string): Headers =>
  new Headers(
    head
      .split('\r\n')
      .slice(1)
      .map((line): [string, string] => [
        line.split(': ', 1)[0] ?? '',
        line.replace(/^[^:]*: /, ''),
      ]),
  )

/** Sends the text, then one byte every 10 ms until the server closes; returns the milliseconds. */
async function drip(url: string, text: string): Promise<number> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1', () => void socket.write(text))
  const startedAt = performance.now()
  const dripping = setInterval(() => void socket.write('a'), 10)
  onTestFinished(() => void socket.destroy())
  await new Promise<void>((resolve) => {
    socket.on('error', () => undefined)
    socket.on('close', () => resolve())
    socket.resume()
  })
  clearInterval(dripping)
  return performance.now() - startedAt
}

test.each([
  ['headers that drip', `${LOGIN}X-Drip: `],
  ['a body that drips', BODY],
])('%s: the connection is closed at the limit', async (_, text) => {
  const harness = await startHarness({}, LIMITS)
  const took = await drip(harness.url, text)
  // Node by itself checks every 30 s.
  expect(took).toBeLessThan(10_000)
  expect(harness.backend.received).toEqual([])
})

test('a connection that never sends a byte is closed, too', async () => {
  const harness = await startHarness({}, LIMITS)
  const socket = connect(Number(new URL(harness.url).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await new Promise<void>((resolve) => {
    socket.on('close', () => resolve())
    socket.resume()
  })
})

test('a client that does not read its answer is disconnected, one that reads slowly gets all of it', async () => {
  const film = 'x'.repeat(32 * 1_048_576)
  const harness = await startHarness({}, { silenceMs: 2_500 }, {}, { 'media/film.mp4': film })
  const ask = () => {
    const socket = connect(Number(new URL(harness.url).port), '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => undefined)
    socket.write('GET /media/film.mp4 HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n')
    let received = 0
    const closed = new Promise<number>((resolve) => socket.once('close', () => resolve(received)))
    return {
      read: () => void (received += (socket.read() as Buffer | null)?.length ?? 0),
      readAll: () => {
        socket.on('data', (chunk: Buffer) => void (received += chunk.length))
        return closed
      },
    }
  }
  const [silent, slow] = [ask(), ask()]
  // Twice the allowed silence.
  for (let count = 0; count < 100; count += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    slow.read()
  }
  expect(await slow.readAll()).toBeGreaterThan(film.length)
  expect(await silent.readAll()).toBeLessThan(film.length)
})

test('one connection that pipelines 200 requests gets eight at a time, the rest is refused', async () => {
  const harness = await startHarness()
  const resolvers: (() => void)[] = []
  harness.backend.stub('slot/get_slot_setting', (response) => {
    resolvers.push(() => void response.writeHead(200).end('{"status":"success"}'))
  })
  const request =
    'POST /api/routes/get-slot-setting HTTP/1.1\r\nHost: 127.0.0.1\r\n' +
    'Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}'
  const socket = connect(Number(new URL(harness.url).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let answers = ''
  socket.on('data', (chunk: Buffer) => void (answers += chunk.toString()))
  socket.write(request.repeat(200))
  await expect.poll(() => resolvers.length).toBe(8)
  expect((await harness.get('/healthz')).status).toBe(200)
  for (const answer of resolvers) answer()
  await expect.poll(() => answers.match(/HTTP\/1\.1 200/g)?.length).toBe(8)
  await expect.poll(() => answers.match(/HTTP\/1\.1 503/g)?.length).toBe(192)
  expect(resolvers).toHaveLength(8)

  const [head = '', body = ''] = answers.slice(answers.indexOf('HTTP/1.1 503')).split('\r\n\r\n')
  const refusal = JSON.parse(/\{.*?\}/.exec(body)?.[0] ?? '') as Record<string, unknown>
  expect(refusal).toMatchObject({ status: 503, code: 'backend_unreachable' })
  const sent = headersIn(head)
  const site = await harness.get('/')
  for (const name of [...POLICY, 'x-content-type-options']) {
    expect([name, sent.get(name)]).toEqual([name, site.headers.get(name)])
  }
  expect([sent.get('content-type'), sent.get('retry-after'), sent.get('x-request-id')]).toEqual([
    'application/problem+json',
    '1',
    refusal['requestId'],
  ])
  const refusals = harness.log.filter(({ event }) => event === 'request_refused')
  expect(refusals).toContainEqual({
    level: 'warn',
    event: 'request_refused',
    requestId: refusal['requestId'],
    route: 'unknown',
    status: 503,
    code: 'backend_unreachable',
    details: ['pipelining'],
  })
  expect(refusals).toHaveLength(10)
  expect(await (await harness.admin('/metrics')).text()).toContain(
    'proxy_requests_refused_total{reason="pipelining"} 192',
  )
})
