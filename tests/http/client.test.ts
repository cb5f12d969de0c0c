import { expect, test, vi } from 'vitest'
import { answerCalls, ok, problem, wireUser } from '../support/wire.ts'
import { CallFailure } from '../../src/http/call-failure.ts'
import type { CallFailureDetails } from '../../src/http/call-failure.ts'
import { contractDigest } from '../../src/generated/contract-digest.ts'
import { onOtherContract, onSessionEnded } from '../../src/http/client.ts'
import { getCasinoProviders } from '../../src/features/lobby/lobby.api.ts'
import { setPageToken } from '../../src/http/page-token.ts'
import { checkHealth } from '../../src/features/health-check/health-check.api.ts'
import { restoreSession, signIn, signOut } from '../../src/features/session/session.api.ts'
import { getBalances } from '../../src/features/wallet/wallet.api.ts'

const catchFailure = async (call: Promise<unknown>): Promise<Omit<CallFailureDetails, 'at'>> => {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof CallFailure)) throw new Error('the call did not fail as calls fail')
  const { kind, code, requestId, retryAfter, status, route } = error
  return { kind, code, requestId, retryAfter, status, route }
}

const route = '/api/routes/get-casino-setting'
const unknown = { requestId: null, retryAfter: null, route }

test('an error with an empty body is a failure, not an empty success', async () => {
  answerCalls(() => new Response(null, { status: 500, headers: { 'content-length': '0' } }))
  expect(await catchFailure(getCasinoProviders())).toEqual({
    ...unknown,
    kind: 'internal',
    code: 'internal',
    status: 500,
  })
})

test('a success with an empty body is unreadable', async () => {
  answerCalls(() => new Response('', { headers: { 'content-length': '0' } }))
  expect(await catchFailure(getCasinoProviders())).toMatchObject({
    kind: 'unreadable',
    status: 200,
  })
})

test.each([
  [400, 'request_invalid', 'invalid'],
  [403, 'origin_refused', 'forbidden'],
  [500, 'internal_fault', 'internal'],
  [502, 'backend_answer_invalid', 'backend-unavailable'],
  [503, 'backend_unreachable', 'backend-unavailable'],
  [504, 'backend_timeout', 'timeout'],
  [504, 'outcome_unknown', 'outcome-unknown'],
])(
  'a problem with status %i and code %s is %s, with what support needs',
  async (status, code, kind) => {
    answerCalls(() => problem(status, code))
    expect(await catchFailure(getCasinoProviders())).toEqual({
      ...unknown,
      kind,
      code,
      status,
      requestId: 'req-7',
    })
  },
)

test('too many requests say when to ask again', async () => {
  answerCalls(() => problem(429, 'too_many_requests', { 'retry-after': '12' }))
  expect(await catchFailure(getCasinoProviders())).toMatchObject({
    kind: 'too-many-requests',
    retryAfter: 12,
  })
})

test('an error page in HTML keeps its request id', async () => {
  answerCalls(
    () =>
      new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'x-request-id': 'req-9' } }),
  )
  expect(await catchFailure(getCasinoProviders())).toEqual({
    ...unknown,
    kind: 'backend-unavailable',
    code: 'backend-unavailable',
    status: 502,
    requestId: 'req-9',
  })
})

test.each([['<!doctype html><title>Login</title>'], ['{"status":"success","casiono":[{"co']])(
  'a success that is not JSON is unreadable: %s',
  async (text) => {
    answerCalls(() => new Response(text))
    expect(await catchFailure(getCasinoProviders())).toMatchObject({
      kind: 'unreadable',
      status: 200,
    })
  },
)

test('a network that fails is offline', async () => {
  answerCalls(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await catchFailure(getCasinoProviders())).toEqual({
    ...unknown,
    kind: 'offline',
    code: 'offline',
    status: null,
  })
})

test('a call without an answer in time is a timeout', async () => {
  answerCalls(() => Promise.reject(new DOMException('too slow', 'TimeoutError')))
  expect(await catchFailure(getCasinoProviders())).toMatchObject({ kind: 'timeout', status: null })
})

test('a call that never answers is given up after twenty seconds, as a timeout', async () => {
  const timer = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timer.signal)
  globalThis.fetch = (_input, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
      timer.abort(new DOMException('too slow', 'TimeoutError'))
    })
  expect(await catchFailure(getCasinoProviders())).toMatchObject({ kind: 'timeout', status: null })
  expect(timeout.mock.calls).toEqual([[20_000]])
})

test('an aborted call rejects with the error of the browser, not with a CallFailure', async () => {
  const caller = new AbortController()
  answerCalls(() => {
    caller.abort()
    return Promise.reject(caller.signal.reason as Error)
  })
  await expect(getCasinoProviders({ signal: caller.signal })).rejects.toMatchObject({
    name: 'AbortError',
  })
})

test('R-CALL-01 R-CALL-04 every call is POST with JSON, and an empty body where nothing is asked', async () => {
  const sent = answerCalls(() => ok({ status: 'success', casiono: [] }))
  await getCasinoProviders()
  expect(sent).toEqual([{ path: route, method: 'POST', body: {}, authorization: null }])
})

test("R-SESS-08 a member's call carries the page's token, which comes with the session and goes with it", async () => {
  const balances = {
    balance: { won: 1_250_000, isReadable: true },
    gameBalance: { won: 300_000, isReadable: true },
    comp: { points: 18_400, isReadable: true },
  }
  const expiresAt = '2026-11-21T12:00:00Z'
  const date = 'Sat, 21 Nov 2026 11:00:00 GMT'
  const sent = answerCalls((path) =>
    ok(
      path.endsWith('/session')
        ? { status: 'authenticated', token: 'page-token', sideUser: wireUser(), expiresAt }
        : { status: 'success', user: wireUser(), noteCount: 5, helpCount: 0 },
      { date },
    ),
  )
  expect(await restoreSession()).toMatchObject({
    endsInMs: 3_600_000,
    player: { userId: 'demo', ...balances },
  })
  expect(await checkHealth()).toMatchObject({ noteCount: 5, helpCount: 0, ...balances })
  await signOut()
  await expect(checkHealth()).rejects.toMatchObject({ kind: 'unreadable' })
  expect(sent.map(({ path, body, authorization }) => ({ path, body, authorization }))).toEqual([
    { path: '/api/routes/session', body: {}, authorization: null },
    { path: '/api/routes/user-health-check', body: {}, authorization: 'Bearer page-token' },
    { path: '/api/routes/logout', body: {}, authorization: null },
    { path: '/api/routes/user-health-check', body: {}, authorization: null },
  ])
})

test.each([
  ['by the server’s clock, whatever the device’s says', '2026-11-21T12:00:00Z', 7_200_000],
  ['and an end that cannot be read is unknown', 'soon', null],
])('R-CONST-01 the session lifetime is sent %s', async (_, expiresAt, endsInMs) => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T11:59:00Z'))
  const answer = { status: 'authenticated', token: 'page-token', sideUser: wireUser(), expiresAt }
  answerCalls(() => ok(answer, { date: 'Sat, 21 Nov 2026 10:00:00 GMT' }))
  expect(await restoreSession()).toMatchObject({ endsInMs })
})

test('R-CONST-01 a server that does not date its answers has the clock of the page', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T11:59:00Z'))
  const expiresAt = '2026-11-21T12:00:00Z'
  const answer = { status: 'authenticated', token: 'page-token', sideUser: wireUser(), expiresAt }
  answerCalls(() => ok(answer))
  expect(await restoreSession()).toMatchObject({ endsInMs: 60_000 })
})

test("a guest's session forgets the token of the last one", async () => {
  setPageToken({ token: 'old', userId: 'demo' })
  const sent = answerCalls((path) =>
    ok(path.endsWith('/session') ? { status: 'unauthenticated' } : { status: 'success' }),
  )
  expect(await restoreSession()).toEqual({ player: null, endsInMs: null })
  await getBalances().catch(() => undefined)
  expect(sent.at(-1)?.authorization).toBe(null)
})

test.each(['session_missing', 'session_expired'])(
  'a member call answered %s fails, and the listener gets the problem’s own code and request id',
  async (code) => {
    const heard: unknown[] = []
    onSessionEnded(({ at: _, message: __, ...failure }) => heard.push({ ...failure }))
    answerCalls(() => problem(401, code))
    expect(await catchFailure(getBalances())).toMatchObject({
      kind: 'session-ended',
      requestId: 'req-7',
    })
    await signIn({ id: 'demo', password: 'x' }).catch(() => undefined)
    expect(heard).toMatchObject([
      { kind: 'session-ended', code, requestId: 'req-7', route: '/api/routes/get-in-game-balance' },
    ])
  },
)

test.each([
  ['authenticated', 'signed-in', '데모'],
  ['pass', 'wrong-password', ''],
  ['wait', 'still-waiting', ''],
  ['time', 'not-at-this-time', ''],
  ['surprise', 'unknown', ''],
])('R-CALL-06 R-CALL-07 a login answered %s is %s', async (status, outcome, name) => {
  const sent = answerCalls(() => ok({ status, sideUser: wireUser() }))
  expect(await signIn({ id: 'demo', password: 'secret' })).toEqual({ outcome, name })
  expect(sent[0]?.body).toEqual({ id: 'demo', pw: 'secret' })
})

test('an answer of a proxy with another contract is noticed, a refusal too; one of the same or without is not', async () => {
  const noticed = vi.fn<() => void>()
  onOtherContract(noticed)
  const answerWith = async (digest: string | null, status = 200) => {
    const headers = digest === null ? {} : { 'x-contract-digest': digest }
    answerCalls(() => Response.json({ status: 'success' }, { status, headers }))
    await getCasinoProviders().catch(() => undefined)
    return noticed.mock.calls.length
  }
  expect(await answerWith(null)).toBe(0)
  expect(await answerWith(contractDigest())).toBe(0)
  expect(await answerWith('another-one1')).toBe(1)
  expect(await answerWith('another-one1', 400)).toBe(2)
})
