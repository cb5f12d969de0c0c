import { expect, test } from 'vitest'
import { startMock } from '../../tests/support/mock-scenario.ts'

const game = { kind: 'slot', company: 'dalbit-play', game: 'dalbit-play-001' } as const

test('the log has each call with its verdict, and no secret', async () => {
  const { backend, ...mock } = startMock()
  const { perform } = backend
  const demo = await mock.demo()
  await demo.ask('openGame', game)
  const { calls } = await perform({ command: 'calls' })
  expect(calls[0]).toEqual({
    number: 1,
    at: '2026-11-20T12:00:00.000Z',
    operation: 'doLogin',
    path: '/public/user/do_login',
    status: 200,
    outcome: 'authenticated',
    delivered: 'whole',
    durationMs: expect.any(Number),
    request: { id: 'demo', pw: '•••' },
    answer: expect.objectContaining({ status: 'authenticated', token: '•••' }),
    idempotencyKey: expect.stringMatching(/^test-key-/),
    violations: { request: null, answer: null },
    answeredBy: 'behaviour',
    fault: null,
  })
  expect(calls[1]?.answer).toEqual({
    status: 'success',
    gameUrl: 'http://localhost:4010/games/play?ticket=•••',
  })
  expect(JSON.stringify(calls)).not.toContain(demo.token)
})

test('an invalid request and each kind of invalid answer get a verdict with its cause', async () => {
  const { backend, ...mock } = startMock({ delay: () => Promise.resolve() })
  const { perform } = backend
  const demo = await mock.demo()
  const authorization = `Bearer ${demo.token ?? ''}`
  const callAndReadLog = async (path = '/public/user/get_member', body: unknown = {}) => {
    const response = await mock.post(path, body, { authorization }).catch(() => null)
    await response?.text().catch(() => null)
    const { calls } = await perform({ command: 'calls', last: 1 })
    return calls[0]
  }
  expect(await callAndReadLog('/public/user/get_membr')).toMatchObject({
    operation: null,
    status: 404,
    outcome: 'route_unknown',
    violations: { request: 'The contract has no such path' },
  })
  expect(await callAndReadLog('/public/user/check_user_id', { id: 7 })).toMatchObject({
    status: 400,
    violations: { request: '/id must be text', answer: null },
  })
  expect(await callAndReadLog('/public/slot/user_transfer_in', { amount: 1 })).toMatchObject({
    violations: { request: expect.stringContaining('Idempotency-Key must be') },
  })
  const breakBy = (kind: 'abort' | 'cut' | 'malformed' | 'wrongType') =>
    perform({ command: 'fault', operation: 'getMember', kind, times: 1, delayMs: 3 })
  const fault = { by: 'command', when: 'after', delayMs: 3 }
  await breakBy('abort')
  expect(await callAndReadLog()).toMatchObject({
    status: null,
    delivered: 'nothing',
    answer: null,
    fault: { ...fault, kind: 'abort' },
  })
  await breakBy('cut')
  expect(await callAndReadLog()).toMatchObject({
    delivered: 'cut',
    violations: { answer: 'The answer breaks off' },
    fault: { ...fault, kind: 'cut' },
  })
  await breakBy('malformed')
  expect(await callAndReadLog()).toMatchObject({
    answer: expect.stringMatching(/^no JSON, \d+ characters$/),
    violations: { answer: 'The answer is not JSON (json)' },
  })
  await breakBy('wrongType')
  expect((await callAndReadLog())?.violations.answer).toMatch(
    /^\/member\S* must be [\w,]+ \(type\)/,
  )
  await perform({
    command: 'answer',
    operation: 'getMember',
    answer: { status: 418 },
    breaksContract: true,
  })
  expect(await callAndReadLog()).toMatchObject({
    status: 418,
    answeredBy: 'override',
    fault: null,
    violations: { answer: 'HTTP 418 is not in the contract (status)' },
  })
})

test('the log marks a fault of the scenario', async () => {
  const mock = startMock({ startState: 'down' })
  await mock.post('/public/user/do_login', { id: 'demo', pw: 'demo1234' })
  expect((await mock.backend.perform({ command: 'calls' })).calls).toMatchObject([
    {
      status: 503,
      outcome: 'backend_unreachable',
      fault: { by: 'scenario', kind: 'refused', when: 'before', delayMs: null },
    },
  ])
})

test('the log is asked in parts, keeps the last 500, counts on, and is cleared', async () => {
  const { backend, ...mock } = startMock()
  const { perform } = backend
  const demo = await mock.demo()
  for (let call = 0; call < 505; call += 1) await demo.ask('advertisement', {})
  const numbers = async (ask: object = {}) =>
    (await perform({ command: 'calls', ...ask })).calls.map(({ number }) => number)
  const all = await numbers()
  expect([all.length, all[0], all.at(-1)]).toEqual([500, 7, 506])
  expect(await numbers({ after: 504 })).toEqual([505, 506])
  expect(await numbers({ operation: 'doLogin' })).toEqual([])
  expect(await numbers({ clear: true, last: 1 })).toEqual([506])
  await demo.ask('getMember', {})
  expect(await numbers()).toEqual([507])
})
