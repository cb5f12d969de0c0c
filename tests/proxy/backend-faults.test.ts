import { describe, expect, test } from 'vitest'
import { startSignedInHarness } from './proxy-harness.ts'
import type { ScriptedBackend } from './scripted-backend.ts'
import {
  brokenAnswer,
  brokenSocket,
  json,
  member,
  problem,
  silence,
  text,
} from './scripted-backend.ts'

const HEALTH = 'user/user_health_check'
const KEY = { 'idempotency-key': '7f9c1a52-0d4b-4b8e-9a31-5e2f0c6d8b17' }
const health = { status: 'success', user: member, noteCount: 2, helpCount: 1 }

describe('a fault of the backend is answered with a problem, and the session stays valid', () => {
  const faults: [string, Parameters<ScriptedBackend['stub']>[1], number, string][] = [
    [
      'HTML',
      text('<!doctype html><h1>It works!</h1>', 200, 'text/html'),
      502,
      'backend_answer_invalid',
    ],
    ['half a JSON', text('{"status":"succ'), 502, 'backend_answer_invalid'],
    ['an empty body', text(''), 502, 'backend_answer_invalid'],
    [
      'an answer too large',
      text(JSON.stringify({ status: 'x'.repeat(2_000) })),
      502,
      'backend_answer_invalid',
    ],
    ['a redirect', text('', 302), 502, 'backend_answer_invalid'],
    ['no content', text('', 204), 502, 'backend_answer_invalid'],
    ['a closed socket', brokenSocket, 502, 'backend_fault'],
    ['a socket closed in the middle', brokenAnswer, 502, 'backend_fault'],
    ['500', text('oops', 500, 'text/plain'), 502, 'backend_fault'],
    ['404', problem(404, 'route_unknown'), 502, 'backend_answer_invalid'],
    ['403', problem(403, 'origin_refused'), 502, 'backend_answer_invalid'],
    ['409 without a key', problem(409, 'request_in_progress'), 502, 'backend_answer_invalid'],
    ['422 without a key', problem(422, 'idempotency_key_reused'), 502, 'backend_answer_invalid'],
    ['501', text('', 501), 502, 'backend_answer_invalid'],
    ['a 400 of its own kind', text('bad', 400, 'text/plain'), 502, 'backend_answer_invalid'],
    ['503', problem(503, 'backend_unreachable'), 503, 'backend_unreachable'],
  ]
  test.each(faults)('%s', async (_, act, status, code) => {
    const harness = await startSignedInHarness({ ANSWER_LIMIT_BYTES: '1024' })
    harness.backend.stub(HEALTH, act)
    const answer = await harness.browser.post('user-health-check', {})
    expect(answer).toMatchObject({ status, body: { type: `/problems/${code}`, code, status } })
    expect(answer.body['requestId']).toBe(answer.headers.get('x-request-id'))
    expect(answer.headers.get('content-type')).toBe('application/problem+json')

    harness.backend.stub(HEALTH, json(health))
    expect((await harness.browser.post('user-health-check', {})).status).toBe(200)
  })

  const large = 'x'.repeat(300_000)
  test.each([
    ['too large, its length stated', text(large, 200, 'application/json', large.length)],
    ['too large, its length not stated', text(large)],
    ['large, of a status that does not exist', text(large, 999)],
  ] satisfies [string, Parameters<ScriptedBackend['stub']>[1]][])(
    'more answers than there are connections, each %s, keep no connection',
    async (_, act) => {
      const harness = await startSignedInHarness({
        ANSWER_LIMIT_BYTES: '1024',
        BACKEND_TIMEOUT_MS: '2000',
        CIRCUIT_BREAKERS: 'off',
      })
      harness.backend.stub(HEALTH, act)
      for (let count = 0; count < 130; count += 1) {
        expect((await harness.browser.post('user-health-check', {})).status).toBe(502)
      }
      harness.backend.stub(HEALTH, json(health))
      expect((await harness.browser.post('user-health-check', {})).status).toBe(200)
    },
  )

  test('no answer in time', async () => {
    const harness = await startSignedInHarness({ BACKEND_TIMEOUT_MS: '500' })
    harness.backend.stub(HEALTH, silence)
    expect(await harness.browser.post('user-health-check', {})).toMatchObject({
      status: 504,
      body: { code: 'backend_timeout' },
    })
  })

  test('half an answer in time', async () => {
    const harness = await startSignedInHarness({ BACKEND_TIMEOUT_MS: '500' })
    harness.backend.stub(HEALTH, (response) => void response.write('{"status":'))
    expect(await harness.browser.post('user-health-check', {})).toMatchObject({
      status: 504,
      body: { code: 'backend_timeout' },
    })
  })

  test('no connection: the request had no effect', async () => {
    const harness = await startSignedInHarness()
    await harness.backend.stop()
    expect(await harness.browser.post('point-to-money', { amount: 1 }, KEY)).toMatchObject({
      status: 503,
      body: { code: 'backend_unreachable' },
    })
  })

  test.each([
    ['7', '7'],
    ['soon', '5'],
  ])('too many requests are answered with Retry-After: %s', async (given, retryAfter) => {
    const harness = await startSignedInHarness()
    harness.backend.stub(HEALTH, problem(429, 'too_many_requests', { 'retry-after': given }))
    const answer = await harness.browser.post('user-health-check', {})
    expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(answer.headers.get('retry-after')).toBe(retryAfter)
  })

  test('a request that the backend refuses as invalid names the field, without texts of the backend', async () => {
    const harness = await startSignedInHarness()
    const errors = [
      { pointer: '/amount', message: 'SELECT limit FROM options: 1000' },
      { pointer: '/secret-of-the-backend', message: 'x' },
    ]
    const refusal = {
      type: '/problems/request_invalid',
      title: 'No',
      status: 400,
      code: 'request_invalid',
      requestId: 'backend-0001',
      detail: 'at Backend.handle (/srv/app.js:12)',
      errors,
    }
    harness.backend.stub('user/point_to_money', json(refusal, 400))
    const answer = await harness.browser.post('point-to-money', { amount: 1 }, KEY)
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({
      type: '/problems/request_invalid',
      title: 'The request does not fit the contract',
      status: 400,
      code: 'request_invalid',
      detail: 'The backend refuses the request.',
      requestId: answer.headers.get('x-request-id'),
      errors: [{ pointer: '/amount', message: 'is refused by the backend' }],
    })
    expect(harness.log.at(-1)).toMatchObject({
      status: 400,
      details: ['the backend refuses the request', '/amount'],
    })
  })

  test.each([
    ['was used for another request', 422, 'idempotency_key_reused'],
    ['belongs to a request that still runs', 409, 'request_in_progress'],
  ])('R-ACCT-07 a key that %s is answered %i', async (_, status, code) => {
    const harness = await startSignedInHarness()
    harness.backend.stub('user/point_to_money', problem(status, code))
    const answer = await harness.browser.post('point-to-money', { amount: 2 }, KEY)
    expect(answer).toMatchObject({ status, body: { code, status } })

    harness.backend.stub('user/point_to_money', problem(status, 'backend_fault'))
    const other = await harness.browser.post('point-to-money', { amount: 2 }, KEY)
    expect(other).toMatchObject({ status: 502, body: { code: 'backend_answer_invalid' } })
  })

  test('a guest’s call that the backend answers 401 ends no session', async () => {
    const harness = await startSignedInHarness()
    harness.backend.stub('slot/get_slot_setting', problem(401, 'session_missing'))
    expect(await harness.browser.post('get-slot-setting', {})).toMatchObject({
      status: 502,
      body: { code: 'backend_answer_invalid' },
    })
    expect((await harness.browser.post('session', {})).body).toMatchObject({
      status: 'authenticated',
    })
  })
})

describe('an answer that the contract does not have', () => {
  const wrong = { ...health, noteCount: 'many', user: { ...member, balance: '500000' } }

  test('is forwarded and logged without its values, in the mode report', async () => {
    const harness = await startSignedInHarness()
    harness.backend.stub(HEALTH, json(wrong))
    const answer = await harness.browser.post('user-health-check', {})
    expect(answer).toMatchObject({ status: 200, body: wrong })
    const line = {
      level: 'warn',
      event: 'answer_unlike_contract',
      requestId: answer.headers.get('x-request-id'),
      route: '/api/routes/user-health-check',
      outcome: 'success',
      operation: 'userHealthCheck',
      path: '/public/user/user_health_check',
      backendStatus: 200,
      keyword: 'type',
      count: 1,
      firstSeen: '2026-11-20T12:00:00.000Z',
    }
    const drifts = harness.log.filter(({ event }) => event === 'answer_unlike_contract')
    expect(drifts).toEqual([
      {
        ...line,
        pointer: '/user/balance',
        assumptions: ['A-002'],
        details: ['/user/balance must be number'],
      },
      {
        ...line,
        pointer: '/noteCount',
        assumptions: ['A-216'],
        details: ['/noteCount must be number'],
      },
    ])
    expect((await harness.browser.post('session', {})).body).toMatchObject({ sideUser: member })
  })

  test.each(['report', 'enforce'])('is refused without a status, in the mode %s', async (mode) => {
    const harness = await startSignedInHarness({ ANSWER_MODE: mode })
    for (const answer of [[], 'text', 7, null, { status: 7 }, { user: member }]) {
      harness.backend.stub(HEALTH, json(answer))
      expect(await harness.browser.post('user-health-check', {})).toMatchObject({
        status: 502,
        body: { code: 'backend_answer_invalid' },
      })
    }
  })

  test('is refused in the mode enforce', async () => {
    const harness = await startSignedInHarness({ ANSWER_MODE: 'enforce' })
    const list = [{ id: 1, title: 7, createdAt: 'soon', readAt: null }]
    for (const answer of [{ status: 'success' }, { status: 'success', list, total: 1 }]) {
      harness.backend.stub('community/note_list', json(answer))
      expect(await harness.browser.post('get-note-list', {})).toMatchObject({
        status: 502,
        body: { code: 'backend_answer_invalid' },
      })
    }
  })

  test.each(['report', 'enforce'])(
    'R-CALL-06 an unknown status is not an error, in the mode %s',
    async (mode) => {
      const harness = await startSignedInHarness({ ANSWER_MODE: mode })
      for (const status of ['soon_perhaps', 'constructor', '__proto__']) {
        harness.backend.stub(HEALTH, json({ status }))
        expect(await harness.browser.post('user-health-check', {})).toMatchObject({
          status: 200,
          body: { status },
        })
      }
      expect(harness.log.filter(({ event }) => event === 'answer_unlike_contract')).toHaveLength(3)
    },
  )

  test('nothing of the backend’s headers comes along', async () => {
    const harness = await startSignedInHarness()
    const headers = {
      'set-cookie': 'backend=1',
      server: 'secret/1.0',
      'x-powered-by': 'secret',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=600',
      'x-request-id': 'backend-0001',
    }
    harness.backend.stub(HEALTH, json(health, 200, headers))
    const answer = await harness.browser.post('user-health-check', {})
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(answer.headers.getSetCookie()).toEqual([])
    for (const name of ['server', 'x-powered-by', 'access-control-allow-origin']) {
      expect(answer.headers.has(name)).toBe(false)
    }
    expect(answer.headers.get('x-request-id')).not.toBe('backend-0001')
  })
})
