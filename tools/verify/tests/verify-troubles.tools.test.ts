import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { readOptions, selectOperations } from '../options.ts'
import { terminalText } from '../report/terminal.ts'
import { callsInHar } from '../verify-har.ts'
import { harReport } from '../report/write-reports.ts'
import { createHttpTransport } from '../transport/http.ts'
import { serve } from './serve.ts'
import { theContract, verifyMock } from '../../../tests/support/verified-mock.ts'
import { verifyBy, verifyHar } from './verify-by.ts'

const verifyAt = (url: string, timeoutMs = 10_000) =>
  verifyMock(() => createHttpTransport({ url, timeoutMs, answerAtMostBytes: 5_000_000 }), {
    steer: undefined,
    clock: () => performance.now(),
  })

test.each<[string, RequestListener, string]>([
  ['never answers', () => undefined, '/public/user/do_login: no answer within 0.3 s.'],
  [
    'answers 10 MB',
    (_request, response) => response.end('x'.repeat(10_000_000)),
    '/public/user/do_login: the answer is longer than 5 MB.',
  ],
  [
    'redirects to itself',
    (request, response) => response.writeHead(302, { location: request.url ?? '/' }).end(),
    '/public/user/do_login redirects (HTTP 302) to /public/user/do_login: give the final address.',
  ],
  [
    'closes the connection',
    (request) => request.socket.destroy(),
    '/public/user/do_login: the connection was closed. If the server speaks TLS, give URL.',
  ],
  [
    'does not know the password',
    (_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"pass"}'),
    'The password of demo is wrong: /public/user/do_login answers the status pass.',
  ],
])(
  'R-CALL-03 a backend that %s is reported clearly, with the results so far',
  async (_name, listener, words) => {
    const url = await serve(listener)
    const verdict = await verifyAt(url, words.includes('within') ? 300 : undefined)
    const message = words.replace('URL', url.replace('http:', 'https:'))
    expect(verdict.ended).toEqual({ words: message, isFailure: true })
    expect(verdict.calls).toHaveLength(1)
    expect(terminalText(verdict, url)).toContain('The result is unknown.')
  },
)

test('R-CALL-03 Ctrl-C reports the findings so far', async () => {
  const stop = new AbortController()
  let calls = 0
  const verdict = await verifyMock(
    (next) => (sent) => {
      calls += 1
      if (calls === 50) stop.abort()
      return next(sent)
    },
    { signal: stop.signal },
  )
  expect(verdict.ended).toEqual({ words: 'It was stopped.', isFailure: true })
  expect(verdict.calls).toHaveLength(50)
  expect(verdict.assumptions.some((assumption) => assumption.verdict === 'confirmed')).toBe(true)
})

test('R-CALL-03 a safe run sends nothing that moves money, creates, changes or deletes', async () => {
  const { contract, effects } = await theContract()
  const verdict = await verifyMock(undefined, { isSafe: true, steer: undefined })
  const reads = contract.operations.filter(
    ({ id }) =>
      effects.operations[id]?.reads === true || effects.operations[id]?.signsIn !== undefined,
  )
  const asked = new Set(verdict.calls.map(({ sent }) => sent.path))
  expect([...asked].filter((path) => !reads.some((read) => read.path === path))).toEqual([])
  expect(asked.size).toBeGreaterThan(20)
  expect(verdict.findings).toEqual([])
})

test('R-CALL-03 wrong options are refused with the correct form', async () => {
  const { contract } = await theContract()
  const backendOption = ['--backend', 'http://localhost:4010']
  expect(() => readOptions([])).toThrow('--backend is missing.')
  expect(() => readOptions(['--proxy', 'nothing'])).toThrow('--proxy takes an address')
  expect(() => readOptions(['--proxy', 'http://localhost:5173', '--from-log', 'x'])).toThrow(
    'leave out --proxy',
  )
  expect(readOptions(['--proxy', 'http://localhost:5173/'])).toMatchObject({
    backend: '',
    proxy: 'http://localhost:5173',
  })
  expect(() => readOptions([...backendOption, '--user', 'demo'])).toThrow(
    '--user and --password go together.',
  )
  expect(() => readOptions([...backendOption, '--seed', 'x'])).toThrow(
    '--seed must be a whole number',
  )
  expect(() => readOptions([...backendOption, '--fast'])).toThrow('npm run contract:verify')
  expect(() => selectOperations('nothing', contract.operations)).toThrow(
    '--only "nothing" matches no operation',
  )
  const notes = contract.operations
    .filter(selectOperations('*note_*', contract.operations))
    .map(({ id }) => id)
  expect(notes).toEqual(['noteList'])
})

test('R-CALL-03 recorded traffic is checked against the contract like that of a run', async () => {
  const asked = await verifyBy(undefined, undefined, { isSafe: true })
  const har = JSON.stringify(harReport(asked.calls, 'http://backend.test', new Date(0)))
  const held = await verifyHar(har)
  expect(held.ended).toBeNull()
  const confirmed = held.assumptions.filter(
    (assumption) => assumption.confirmed > 0 && assumption.refuted.length === 0,
  )
  expect(confirmed.length).toBeGreaterThan(40)

  const spelt = har.replaceAll('registeredAt', 'registered_at')
  const { findings } = await verifyHar(spelt)
  expect([...new Set(findings.map(({ operation, message }) => `${operation} ${message}`))]).toEqual(
    ['getMember /member/registeredAt is missing; `registered_at` looks like it'],
  )
  expect(() => callsInHar('{}')).toThrow('Not a HAR file')
})

test('R-CALL-03 a server that closes kept connections without saying so has no finding; a call that changes something is sent once', async () => {
  const seen: string[] = []
  const url = await serve((request, response) => {
    const isFirst = (request.socket as { isUsed?: true }).isUsed !== true
    Object.assign(request.socket, { isUsed: true })
    seen.push(`${request.url ?? ''} ${isFirst ? 'answered' : 'cut off'}`)
    if (isFirst) response.end('{}')
    else request.socket.destroy()
  })
  const send = createHttpTransport({ url, timeoutMs: 10_000, answerAtMostBytes: 1_000 })
  const sent = { method: 'POST', headers: {}, text: '{}' }
  const statuses: number[] = []
  for (const path of ['/a', '/b', '/c', '/d'])
    statuses.push((await send({ ...sent, path, isRepeatable: true })).status)
  for (const path of ['/e', '/f', '/g', '/h']) statuses.push((await send({ ...sent, path })).status)
  expect(statuses).toEqual(Array(8).fill(200))
  const cut = seen.filter((entry) => entry.endsWith('cut off'))
  expect(cut.length).toBeGreaterThan(0)
  expect(cut.filter((entry) => /[efgh]/.test(entry.slice(0, 2)))).toEqual([])
})
