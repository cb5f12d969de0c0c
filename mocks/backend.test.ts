import { getResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { startMock } from '../tests/support/mock-scenario.ts'
import type { RawCall } from '../tests/support/mock-scenario.ts'
import { backendOperations } from '../src/generated/backend-operations.ts'
import { behave } from './handlers/contract.ts'
import { behaviours } from './handlers/behaviours.ts'

const login = '/public/user/do_login'
const json = { 'content-type': 'application/json' }

const problemOf = async (response: Response) => {
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  const { code, status, errors, requestId } = (await response.json()) as {
    code: string
    status: number
    requestId: string
    errors?: unknown
  }
  expect(response.status).toBe(status)
  expect(response.headers.get('x-request-id')).toBe(requestId)
  return { code, status, ...(errors === undefined ? {} : { errors }) }
}

const problemFor = async (call: RawCall, path = login) =>
  problemOf(await startMock().send(path, call))

test.each([
  ['page-0001', true],
  ['x'.repeat(64), true],
  ['page-01', false],
  ['page 0001', false],
  ['x'.repeat(65), false],
])(
  'an answer repeats the id of its request where it fits the contract: %s, %s',
  async (id, fits) => {
    const { headers } = await startMock().send(login, {
      headers: { ...json, 'x-request-id': id },
    })
    const answeredId = headers.get('x-request-id') ?? ''
    expect([answeredId === id, answeredId.length >= 8]).toEqual([fits, true])
  },
)

describe('a request that does not fit the contract is refused', () => {
  test('R-CALL-01 a call is POST, under a path of the contract', async () => {
    expect(await problemFor({ method: 'GET' })).toEqual({ code: 'method_not_allowed', status: 405 })
    const unknown = { code: 'route_unknown', status: 404 }
    expect(await problemFor({}, '/public/user/do_logon')).toEqual(unknown)
    expect(await problemFor({}, '/elsewhere')).toEqual(unknown)
  })

  test.each([
    ['a field is missing', '{"id":"demo"}', [{ pointer: '/pw', message: 'is missing' }]],
    [
      'a field is unknown',
      '{"id":"demo","pw":"demo1234","a/b":1}',
      [{ pointer: '/a~1b', message: 'is not known here' }],
    ],
    ['a field is no text', '{"id":7,"pw":"x"}', [{ pointer: '/id', message: 'must be text' }]],
    ['half a JSON', '{"id":"de', [{ pointer: '', message: 'is not JSON' }]],
    ['nothing', undefined, [{ pointer: '', message: 'is missing' }]],
  ])('R-CALL-04 %s', async (_what, body, errors) => {
    expect(await problemFor({ body, headers: json })).toEqual({
      code: 'request_invalid',
      status: 400,
      errors,
    })
  })

  test('a body is JSON, and no larger than 64 KiB', async () => {
    const text = { body: 'id=demo', headers: { 'content-type': 'text/plain' } }
    expect(await problemFor(text)).toEqual({ code: 'media_type_unsupported', status: 415 })
    const large = { body: JSON.stringify({ id: '가'.repeat(22_000) }), headers: json }
    expect(await problemFor(large)).toEqual({ code: 'request_too_large', status: 413 })
  })

  test('R-CALL-04 an empty body is absent or {}, and nothing else', async () => {
    const mock = startMock()
    const { token } = await mock.demo()
    const headers = { ...json, authorization: `Bearer ${token ?? ''}` }
    const path = '/public/slot/get_in_game_balance'
    const absent = await mock.send(path, { headers: { authorization: headers.authorization } })
    const empty = await mock.send(path, { body: '{}', headers })
    expect(await absent.json()).toEqual(await empty.json())
    expect((await mock.send(path, { body: '{"id":1}', headers })).status).toBe(400)
  })

  test('an amount outside a payment option is refused by its field', async () => {
    const mock = startMock()
    const { token } = await mock.demo()
    const pay = (amount: number) =>
      mock.post(
        '/public/pay/deposit',
        { code: 'bank-link', amount },
        { authorization: `Bearer ${token ?? ''}`, 'idempotency-key': 'outside-the-limits' },
      )
    expect(await problemOf(await pay(9_999))).toEqual({
      code: 'request_invalid',
      status: 400,
      errors: [{ pointer: '/amount', message: 'must be from 10000 to 5000000' }],
    })
    expect((await pay(10_000)).status).toBe(200)
  })
})

describe('R-SESS-08 a session', () => {
  const path = '/public/user/user_health_check'

  test('is missing without a token and with a forged one', async () => {
    const missing = { code: 'session_missing', status: 401 }
    expect(await problemFor({}, path)).toEqual(missing)
    expect(await problemFor({ headers: { authorization: 'Bearer forged' } }, path)).toEqual(missing)
  })

  test('R-CONST-01 ends 28,800,000 ms after the login', async () => {
    const mock = startMock()
    const { token } = await mock.demo()
    const check = () => mock.send(path, { headers: { authorization: `Bearer ${token ?? ''}` } })
    mock.pass(28_799_999)
    expect((await check()).status).toBe(200)
    mock.pass(1)
    expect(await problemOf(await check())).toEqual({ code: 'session_expired', status: 401 })
  })
})

describe('money moves once', () => {
  const path = '/public/slot/user_transfer_in'

  test('the same key with the same body gets the first answer again, without effect', async () => {
    const mock = startMock()
    const demo = await mock.demo()
    const key = { 'idempotency-key': 'the-very-same-key-1' }
    const first = await demo.ask('userTransferIn', { amount: 50_000 }, key)
    await demo.ask('userTransferIn', { amount: 1_000 })
    expect(await demo.ask('userTransferIn', { amount: 50_000 }, key)).toEqual(first)
    expect(await demo.ask('getInGameBalance', {})).toMatchObject({ gameMoney: 351_000 })
  })

  test('the same key with another body or for another call is a conflict', async () => {
    const mock = startMock()
    const { token } = await mock.demo()
    const send = (to: string, amount: number) =>
      mock.post(
        to,
        { amount },
        { authorization: `Bearer ${token ?? ''}`, 'idempotency-key': 'the-very-same-key-2' },
      )
    expect((await send(path, 100)).status).toBe(200)
    const conflict = { code: 'idempotency_key_reused', status: 422 }
    expect(await problemOf(await send(path, 101))).toEqual(conflict)
    expect(await problemOf(await send('/public/slot/user_withdraw', 100))).toEqual(conflict)
  })

  test('a key whose first request still runs is a conflict, and then gets the first answer', async () => {
    const mock = startMock()
    const { token } = await mock.demo()
    const headers = {
      authorization: `Bearer ${token ?? ''}`,
      'idempotency-key': 'the-very-same-key-3',
    }
    const send = () => mock.post(path, { amount: 100 }, headers)
    const [first, second] = await Promise.all([send(), send()])
    expect(await problemOf(second)).toEqual({ code: 'request_in_progress', status: 409 })
    expect(await (await send()).json()).toEqual(await first.json())
  })

  test('a call without a key is refused', async () => {
    const mock = startMock()
    const { token } = await mock.demo()
    const response = await mock.post(
      path,
      { amount: 1 },
      { authorization: `Bearer ${token ?? ''}` },
    )
    expect(await problemOf(response)).toEqual({ code: 'request_invalid', status: 400 })
  })

  test('concurrent calls move money one after the other', async () => {
    const demo = await startMock().demo()
    const answers = await Promise.all(
      [1, 2, 3].map(() => demo.ask('userTransferIn', { amount: 500_000 })),
    )
    expect(answers.map(({ status }) => status)).toEqual(['success', 'success', 'balance'])
  })
})

describe('an error inside the mock answers as a fault and changes nothing', () => {
  test('an answer that the contract does not allow', async () => {
    const faulty = behave('getMember', ({ db, member }) => {
      db.members.update(member.member, { level: 50 })
      return { status: 'success', member: null as never }
    })
    const mock = startMock({ behaviours: new Map([...behaviours, ['getMember', faulty]]) })
    const demo = await mock.demo()
    const shown = vi.spyOn(console, 'error').mockImplementation(() => {})
    const headers = { authorization: `Bearer ${demo.token ?? ''}` }
    const response = await mock.send('/public/user/get_member', { headers })
    expect(await problemOf(response)).toEqual({ code: 'internal_fault', status: 500 })
    expect(shown).toHaveBeenCalledOnce()
    expect(await demo.ask('userHealthCheck', {})).toMatchObject({ user: { level: 3 } })
  })
})

describe('for MSW', () => {
  test('each operation has one handler, and other requests pass through', async () => {
    const { backend } = startMock()
    expect(backend.handlers).toHaveLength(backendOperations.length)
    const body = JSON.stringify({ id: 'demo', pw: 'demo1234' })
    const init = { method: 'POST', body, headers: json }
    const asked = new Request(`http://localhost:5173${login}`, init)
    const response = await getResponse(backend.handlers, asked)
    expect(await response?.json()).toMatchObject({ status: 'authenticated' })
    const other = new Request('http://localhost:5173/api/routes/user-do-login', init)
    expect(await getResponse(backend.handlers, other)).toBeUndefined()
  })
})
