import { describe, expect, test, vi } from 'vitest'
import { mockScenario } from '../../tests/support/mock-scenario.ts'
import { createOverrides, OverrideRefused } from './overrides.ts'

const game = { kind: 'slot', company: 'dalbit-play', game: 'dalbit-play-001' } as const

describe('an override answers an operation in place of its handler', () => {
  test('by an answer, by a status, by a function of the body; the last one counts', async () => {
    const { backend, ...mock } = mockScenario()
    const demo = await mock.demo()
    backend.override('openGame', { status: 'balance' })
    expect(await demo.ask('openGame', game)).toEqual({ status: 'balance' })
    backend.override('openGame', 'success')
    const opened = await demo.ask('openGame', game)
    expect(opened).toEqual({ status: 'success', gameUrl: expect.stringContaining('https://') })
    backend.override('openGame', ({ company }) =>
      company === 'dalbit-play' ? { status: 'time' } : { status: 'cant_find_code' },
    )
    expect(await demo.ask('openGame', game)).toEqual({ status: 'time' })
  })

  test('as often as given, until removed, and until the next reset', async () => {
    const { backend, ...mock } = mockScenario()
    const demo = await mock.demo()
    const {
      override,
      overrides: { list },
    } = backend
    override('getMember', () => Promise.reject(new Error('never asked')))
    const takeBack = override('checkUserId', 'alread_have_user', { times: 2 })
    const free = { id: 'nobody1' }
    const ask = async () => (await demo.ask('checkUserId', free)).status
    expect([await ask(), list().at(-1)?.times]).toEqual(['alread_have_user', 1])
    expect([await ask(), await ask()]).toEqual(['alread_have_user', 'success'])
    takeBack()
    override('checkUserId', 'alread_have_user')()
    expect(await ask()).toBe('success')
    override('checkUserId', 'alread_have_user')
    expect(list()).toEqual([
      { operation: 'getMember', times: null, breaksContract: false },
      { operation: 'checkUserId', times: null, breaksContract: false },
    ])
    await backend.reset()
    expect(list()).toEqual([])
    expect(await ask()).toBe('success')
  })

  test('after session and body were checked, and a money call is answered once for each key', async () => {
    const { backend, ...mock } = mockScenario()
    backend.override('userTransferIn', 'balance', { times: 1 })
    const path = '/public/slot/user_transfer_in'
    expect((await mock.post(path, { amount: 1_000 })).status).toBe(401)
    const demo = await mock.demo()
    const authorization = `Bearer ${demo.token ?? ''}`
    const key = { 'idempotency-key': 'the-very-same-key-1' }
    expect((await mock.post(path, { amount: 'x' }, { authorization, ...key })).status).toBe(400)
    const moveOnce = () => demo.ask('userTransferIn', { amount: 1_000 }, key)
    expect([await moveOnce(), await moveOnce()]).toEqual([
      { status: 'balance' },
      { status: 'balance' },
    ])
    expect(await demo.ask('userTransferIn', { amount: 1_000 })).toMatchObject({
      gameMoney: 301_000,
    })
  })

  test('only by the contract, unless it is asked to break it', async () => {
    const { backend, ...mock } = mockScenario()
    const {
      override,
      overrides: { list },
    } = backend
    // @ts-expect-error the address is not a text
    expect(() => override('openGame', { status: 'success', gameUrl: 7 })).toThrow(OverrideRefused)
    // @ts-expect-error the contract names no such status for this operation
    expect(() => override('openGame', 'low_point')).toThrow('does not name')
    // @ts-expect-error the contract has no such operation
    expect(() => override('openGames', { status: 'time' })).toThrow('no operation "openGames"')
    expect(() => override('openGame', 'time', { times: 0 })).toThrow('whole number from 1')
    expect(list()).toEqual([])

    const demo = await mock.demo()
    override('openGame', { status: 'success', gameUrl: 7 }, { breaksContract: true })
    expect(await demo.ask('openGame', game)).toEqual({ status: 'success', gameUrl: 7 })
    // @ts-expect-error the contract names no such field, though it lets a backend say more
    override('openGame', { status: 'time', until: '23:00' })
    expect(await demo.ask('openGame', game)).toEqual({ status: 'time', until: '23:00' })
    const shown = vi.spyOn(console, 'error').mockImplementation(() => {})
    override('openGame', () => ({ status: 'low_point' }) as never)
    await expect(demo.ask('openGame', game)).rejects.toThrow('internal_fault')
    expect(shown).toHaveBeenCalledOnce()
  })

  test('by an error that the contract lists for the operation, with its Retry-After', async () => {
    const { backend, ...mock } = mockScenario()
    const { override } = backend
    const login = () => mock.post('/public/user/do_login', { id: 'demo', pw: 'demo1234' })
    override('doLogin', { status: 429 }, { times: 1 })
    const busy = await login()
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([429, '1'])
    expect(await busy.json()).toMatchObject({ code: 'too_many_requests', status: 429 })
    override('doLogin', { status: 503, retryAfter: 30 }, { times: 1 })
    expect((await login()).headers.get('retry-after')).toBe('30')
    expect((await login()).status).toBe(200)

    const demo = await mock.demo()
    const ended = {
      status: 401,
      body: { code: 'session_expired', detail: 'Signed in elsewhere.' },
    } as const
    override('getMember', () => ended)
    await expect(demo.ask('getMember', {})).rejects.toThrow('session_expired')
    // @ts-expect-error the contract lists no such status for this operation
    expect(() => override('checkUserId', { status: 401 })).toThrow('does not answer 401')
    const wrong = { status: 401, body: { code: 'internal_fault' } } as const
    // @ts-expect-error a problem of another status
    expect(() => override('getMember', wrong)).toThrow('internal_fault is answered with 500')
    override('getMember', { status: 418, body: { teapot: true } }, { breaksContract: true })
    const headers = { authorization: `Bearer ${demo.token ?? ''}` }
    const odd = await mock.post('/public/user/get_member', {}, headers)
    expect([odd.status, await odd.json()]).toEqual([418, { teapot: true }])
  })

  test('the example of a login begins a session of the member that it names', async () => {
    const { backend, ...mock } = mockScenario()
    backend.override('doLogin', 'authenticated')
    const login = await mock.post('/public/user/do_login', { id: 'sora', pw: 'no matter' })
    const { token } = (await login.json()) as { token: string }
    const headers = { authorization: `Bearer ${token}` }
    for (const path of ['user_health_check', 'get_member']) {
      const answer = await mock.post(`/public/user/${path}`, {}, headers)
      expect(JSON.stringify(await answer.json())).toContain('"userId":"demo"')
    }
  })
})

test('overrides survive a reload if there is storage, except those with a function', () => {
  let kept: string | null = null
  const storage = { read: () => kept, write: (text: string) => void (kept = text) }
  const first = createOverrides(storage)
  first.override('openGame', 'time', { times: 2 })
  first.override('checkUserId', { status: 503 })
  first.override('getMember', () => ({ status: 500 }))
  first.take('openGame')
  const next = createOverrides(storage)
  const active = { breaksContract: false, times: null }
  expect(next.list()).toEqual([
    { ...active, operation: 'openGame', times: 1 },
    { ...active, operation: 'checkUserId' },
  ])
  expect(next.take('openGame')?.answer({})).toEqual({ status: 'time' })
  next.takeBack()
  expect(createOverrides(storage).list()).toEqual([])
})

test('a stored override that no longer fits the contract is dropped with a warning', () => {
  const old = {
    operation: 'openGame',
    times: null,
    breaksContract: false,
    answer: { status: 'shut' },
  }
  const text = JSON.stringify([old, { ...old, operation: 'openGames' }])
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(createOverrides({ read: () => text, write: () => undefined }).list()).toEqual([])
  expect(warned).toHaveBeenCalledTimes(2)
})

test.each([
  ['openGames', 'openGame'],
  ['GETMEMBR', 'getMember'],
  ['login', 'doLogin'],
])(
  'an operation that does not exist (%s) is answered with the nearest name, %s',
  (name, nearest) => {
    const { takeBack } = createOverrides()
    expect(() => takeBack(name)).toThrow(
      `Did you mean "${nearest}"? Known operations: checkUserId,`,
    )
  },
)
