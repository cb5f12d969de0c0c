import { Agent, request as httpRequest } from 'node:http'
import { onTestFinished, expect, test } from 'vitest'
import { startHarness } from './proxy-harness.ts'

/** `outcome`: status or error code; `port`: identifies the connection; `isLast`: it was announced to close. */
type Outcome = {
  readonly outcome: number | string
  readonly port?: number | undefined
  readonly isLast?: boolean
}

/** Connections of a client at once. */
const MAX_CONCURRENT = 8

function client() {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_CONCURRENT })
  onTestFinished(() => agent.destroy())
  return (url: string): Promise<Outcome> =>
    new Promise((resolve) => {
      const request = httpRequest(url, { agent }, (response) => {
        const port = response.socket.localPort
        const isLast = response.headers.connection === 'close'
        response.resume()
        response.on('end', () => resolve({ outcome: response.statusCode ?? 0, port, isLast }))
      })
      request.on('error', (error: NodeJS.ErrnoException) =>
        resolve({ outcome: error.code ?? error.message }),
      )
      request.end()
    })
}

const outcomes = (all: readonly Outcome[]) => [...new Set(all.map(({ outcome }) => outcome))].sort()
const REQUESTS = Array.from({ length: 200 })
const BEFORE_STOP = 100

test.each([
  ['its number of requests', { requestsPerConnection: 7 }],
  ['its age', { connectionAgeMs: 20 }],
])('no request is lost when a connection comes to the limit of %s', async (_, limits) => {
  const harness = await startHarness({}, limits)
  const ask = client()
  const all: Outcome[] = []
  const opened = () => new Set(all.map(({ port }) => port)).size
  while (opened() <= MAX_CONCURRENT)
    all.push(...(await Promise.all(REQUESTS.map(() => ask(`${harness.url}/healthz`)))))
  expect(outcomes(all)).toEqual([200])
  expect(opened()).toBeLessThan(all.length)
})

test('an idle connection stays open, with a Keep-Alive header, for longer than gateways reuse it', async () => {
  const harness = await startHarness()
  const { headers } = await harness.get('/healthz')
  expect([headers.get('connection'), headers.get('keep-alive')]).toEqual([
    'keep-alive',
    'timeout=95',
  ])
})

test('no request on an open connection is lost or refused when the server stops', async () => {
  const harness = await startHarness({}, { lingerMs: 500 })
  const ask = client()
  const all: Outcome[] = []
  let stopped: Promise<void> | undefined
  const askUntilRefused = async () => {
    let isServed = true
    while (isServed) {
      const answer = await ask(`${harness.url}/`)
      all.push(answer)
      isServed = answer.outcome === 200
      if (all.length === BEFORE_STOP) stopped = harness.stop()
    }
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, askUntilRefused))
  await stopped
  expect(outcomes(all)).toEqual([200, 'ECONNREFUSED'])
  const ports = new Set(all.flatMap(({ port }) => port ?? []))
  const last = all.filter(({ isLast }) => isLast).map(({ port }) => port)
  expect([ports.size, new Set(last)]).toEqual([MAX_CONCURRENT, ports])
})
