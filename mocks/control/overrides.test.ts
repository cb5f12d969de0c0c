import { describe, expect, test, vi } from 'vitest'
import { getResponse } from 'msw'
import { startMock } from '../../tests/support/mock-scenario.ts'
import { createOverrides } from './overrides.ts'
import type { Command } from './commands.ts'

type FaultCommand = Extract<Command, { command: 'fault' }>
type Operation = FaultCommand['operation']

const transfer = '/public/slot/user_transfer_in'

const game = { kind: 'slot', company: 'dalbit-play', game: 'dalbit-play-001' } as const

async function signedIn() {
  const delays: number[] = []
  const delay = (ms: number) => Promise.resolve(void delays.push(ms))
  const { backend, ...mock } = startMock({ delay })
  const demo = await mock.demo()
  const authorization = `Bearer ${demo.token ?? ''}`
  const move = (key: string) =>
    mock.post(transfer, { amount: 1_000 }, { authorization, 'idempotency-key': key })
  const fault = (given: Omit<FaultCommand, 'command'>) =>
    backend.perform({ command: 'fault', ...given })
  const answer = (operation: Operation, given: unknown, more: object = {}) =>
    backend.perform({ command: 'answer', operation, answer: given, ...more })
  const gameMoney = async () => (await demo.ask('getInGameBalance', {})).gameMoney
  return {
    ...mock,
    backend,
    perform: backend.perform,
    authorization,
    demo,
    move,
    fault,
    answer,
    gameMoney,
    waited: delays,
  }
}

describe('R-CALL-07 a fault', () => {
  test('abort after: the money moves without an answer, and a repeated key gets the first answer', async () => {
    const { fault, move, gameMoney } = await signedIn()
    await fault({ operation: 'userTransferIn', kind: 'abort', times: 1 })
    await expect(move('key-of-transfer-1')).rejects.toThrow(TypeError)
    expect(await gameMoney()).toBe(301_000)
    expect(await (await move('key-of-transfer-1')).json()).toMatchObject({ gameMoney: 301_000 })
    expect(await gameMoney()).toBe(301_000)
  })

  test('abort before: nothing happens', async () => {
    const { fault, move, gameMoney } = await signedIn()
    await fault({ operation: 'userTransferIn', kind: 'abort', when: 'before', times: 1 })
    await expect(move('key-of-transfer-2')).rejects.toThrow('fetch failed')
    expect(await gameMoney()).toBe(300_000)
    expect((await move('key-of-transfer-2')).status).toBe(200)
    expect(await gameMoney()).toBe(301_000)
  })

  test('cut: the headers arrive and the body breaks off', async () => {
    const { fault, move, gameMoney } = await signedIn()
    await fault({ operation: 'userTransferIn', kind: 'cut' })
    const response = await move('key-of-transfer-3')
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow('terminated')
    expect(await gameMoney()).toBe(301_000)
  })

  test('malformed: a complete answer that is not JSON', async () => {
    const { fault, move } = await signedIn()
    await fault({ operation: 'userTransferIn', kind: 'malformed' })
    const response = await move('key-of-transfer-4')
    await expect(response.json()).rejects.toThrow(SyntaxError)
  })

  test.each([
    [undefined, { balance: '1249000', gameMoney: 301_000 }],
    ['/gameMoney', { balance: 1_249_000, gameMoney: '301000' }],
    ['/status', { balance: 1_249_000, status: 4711 }],
    ['/nowhere/at/all', { balance: 1_249_000, gameMoney: 301_000, status: 'success' }],
  ])('wrongType at %s', async (pointer, shown) => {
    const { fault, move } = await signedIn()
    const at = pointer === undefined ? {} : { pointer }
    await fault({ operation: 'userTransferIn', kind: 'wrongType', ...at })
    expect(await (await move('key-of-transfer-5')).json()).toMatchObject(shown)
  })

  test('delay: before or after the backend acts', async () => {
    const { fault, move, waited: delays, perform, gameMoney } = await signedIn()
    await fault({ operation: 'userTransferIn', delayMs: 61_000, times: 1 })
    await fault({ operation: 'getInGameBalance', delayMs: 5, when: 'before' })
    expect((await move('key-of-transfer-6')).status).toBe(200)
    expect(await gameMoney()).toBe(301_000)
    expect(delays).toEqual([61_000, 5])
    expect((await perform({ command: 'faults' })).faults).toHaveLength(1)
  })

  test('reaches MSW as a network error', async () => {
    const { fault, backend, demo } = await signedIn()
    await fault({ operation: 'getMember', kind: 'abort' })
    const request = new Request('http://localhost:5173/public/user/get_member', {
      method: 'POST',
      headers: { authorization: `Bearer ${demo.token ?? ''}` },
    })
    expect((await getResponse(backend.handlers, request))?.type).toBe('error')
  })
})

describe('faults and answers can be listed and removed', () => {
  test('an operation uses its last fault, or the one of * if it has none', async () => {
    const { fault, perform, demo } = await signedIn()
    await fault({ operation: '*', kind: 'abort' })
    const { id } = await fault({ operation: 'getMember', kind: 'malformed' })
    await perform({ command: 'answer', operation: '*', answer: { status: 503 } })
    await expect(demo.ask('getMember', {})).rejects.toThrow('getMember: {"type":"/problems/back')
    await expect(demo.ask('userHealthCheck', {})).rejects.toThrow('fetch failed')
    const rest = { when: 'after', pointer: null, delayMs: null, times: null }
    const all = { operation: '*', kind: 'abort', ...rest }
    expect(await perform({ command: 'take-back', id })).toEqual({
      answers: [{ id: id + 1, operation: '*', times: null, breaksContract: false }],
      faults: [{ id: id - 1, ...all }],
    })
    expect(await perform({ command: 'take-back', operation: '*' })).toEqual({
      answers: [],
      faults: [],
    })
    expect(await demo.ask('getMember', {})).toMatchObject({ status: 'success' })
    await fault({ operation: '*', kind: 'abort' })
    expect(await perform({ command: 'take-back' })).toEqual({ answers: [], faults: [] })
  })

  test('for the next calls only', async () => {
    const { fault, demo, perform } = await signedIn()
    await fault({ operation: 'getMember', kind: 'abort', times: 2 })
    for (let call = 0; call < 2; call += 1) {
      await expect(demo.ask('getMember', {})).rejects.toThrow('fetch failed')
    }
    expect(await demo.ask('getMember', {})).toMatchObject({ status: 'success' })
    expect((await perform({ command: 'faults' })).faults).toEqual([])
  })

  test('limited faults apply in order, before a permanent one', async () => {
    const { fault, demo } = await signedIn()
    await fault({ operation: 'getMember', kind: 'malformed' })
    await fault({ operation: 'getMember', kind: 'abort', times: 1 })
    await fault({ operation: 'getMember', kind: 'cut', times: 1 })
    const ask = () =>
      demo.ask('getMember', {}).then(
        () => 'whole',
        (error: Error) => error.message,
      )
    expect(await ask()).toContain('fetch failed')
    expect(await ask()).toContain('terminated')
    expect(await ask()).toContain('JSON')
    expect(await ask()).toContain('JSON')
  })

  test.each([
    [{ operation: 'getMember' }, '/kind is missing: a fault needs a kind, or delayMs'],
    [{ operation: 'getMember', kind: 'cut', when: 'before' }, '/when is "before"'],
    [
      { operation: 'getMember', kind: 'abort', pointer: '/status' },
      '/pointer is only for the kind',
    ],
  ] as const)('%j is refused', async (given, words) => {
    const { fault, perform } = await signedIn()
    await expect(fault(given)).rejects.toThrow(words)
    await expect(perform({ command: 'take-back', id: 9 })).rejects.toThrow(
      '/id is 9: no such answer or fault',
    )
    await expect(
      perform({ command: 'answer', operation: 'getMember', answer: 'tim' }),
    ).rejects.toThrow('/answer getMember answers the status "tim"')
    await expect(perform({ command: 'answer', operation: '*', answer: 'success' })).rejects.toThrow(
      '/answer ',
    )
    expect(await perform({ command: 'faults' })).toEqual({ answers: [], faults: [] })
  })

  test('they survive a reload if there is a storage', () => {
    let kept: string | null = null
    const storage = { read: () => kept, write: (text: string) => void (kept = text) }
    const first = createOverrides(storage)
    const fault = { kind: 'cut', when: 'after', pointer: null, delayMs: null } as const
    first.fault('getMember', fault, 3)
    const value = { status: 'time' }
    first.answer('openGame', { value, breaksContract: false, recordedAt: null }, 2)
    first.takeNext('fault', 'getMember')
    first.takeNext('answer', 'openGame')
    const next = createOverrides(storage)
    expect(next.list()).toEqual({
      answers: [{ id: 2, operation: 'openGame', times: 1, breaksContract: false }],
      faults: [{ id: 1, operation: 'getMember', times: 2, ...fault }],
    })
    expect(next.takeNext('answer', 'openGame')?.value).toEqual(value)
    kept = '[{"operation":"gone","kind":"cut"}]'
    expect(createOverrides(storage).list()).toEqual({ answers: [], faults: [] })
  })
})

describe('an answer in place of the handler', () => {
  test('a whole answer, or a status with its example; the last one counts', async () => {
    const { answer, demo } = await signedIn()
    await answer('openGame', { status: 'balance' }, { times: 3 })
    expect(await demo.ask('openGame', game)).toEqual({ status: 'balance' })
    await answer('openGame', 'success')
    const opened = await demo.ask('openGame', game)
    expect(opened).toEqual({ status: 'success', gameUrl: expect.stringContaining('https://') })
  })

  test('as often as given, until it is taken back, and until the next reset', async () => {
    const { answer, backend, demo, perform } = await signedIn()
    const ask = async () => (await demo.ask('checkUserId', { id: 'nobody1' })).status
    const { answers } = await answer('checkUserId', 'alread_have_user', { times: 2 })
    expect(answers).toMatchObject([{ operation: 'checkUserId', times: 2 }])
    expect([await ask(), await ask(), await ask()]).toEqual([
      'alread_have_user',
      'alread_have_user',
      'success',
    ])
    const [set] = (await answer('checkUserId', 'alread_have_user')).answers
    await perform({ command: 'take-back', id: set?.id })
    expect(await ask()).toBe('success')
    await answer('checkUserId', 'alread_have_user')
    await backend.reset()
    expect(await ask()).toBe('success')
  })

  test('after session and body were checked, and a money call is answered once for each key', async () => {
    const { answer, authorization, demo, post } = await signedIn()
    await answer('userTransferIn', 'balance', { times: 1 })
    expect((await post(transfer, { amount: 1_000 })).status).toBe(401)
    const key = { 'idempotency-key': 'the-very-same-key-1' }
    expect((await post(transfer, { amount: 'x' }, { authorization, ...key })).status).toBe(400)
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
    const { answer, demo, perform } = await signedIn()
    const broken = { status: 'success', gameUrl: 7 }
    await expect(answer('openGame', broken)).rejects.toThrow('Set breaksContract: true')
    await expect(answer('openGame', 'low_point')).rejects.toThrow('does not name')
    expect((await perform({ command: 'faults' })).answers).toEqual([])
    await answer('openGame', broken, { breaksContract: true })
    expect(await demo.ask('openGame', game)).toEqual(broken)
  })

  test('an error that the contract lists for the operation, with its Retry-After', async () => {
    const { answer, authorization, demo, post } = await signedIn()
    const login = () => post('/public/user/do_login', { id: 'demo', pw: 'demo1234' })
    await answer('doLogin', { status: 429 }, { times: 1 })
    const busy = await login()
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([429, '1'])
    expect(await busy.json()).toMatchObject({ code: 'too_many_requests', status: 429 })
    await answer('doLogin', { status: 503, retryAfter: 30 }, { times: 1 })
    expect((await login()).headers.get('retry-after')).toBe('30')
    expect((await login()).status).toBe(200)

    const ended = { status: 401, body: { code: 'session_expired', detail: 'Signed in elsewhere.' } }
    await answer('getMember', ended)
    await expect(demo.ask('getMember', {})).rejects.toThrow('session_expired')
    await expect(answer('checkUserId', { status: 401 })).rejects.toThrow('does not answer 401')
    const wrong = { status: 401, body: { code: 'internal_fault' } }
    await expect(answer('getMember', wrong)).rejects.toThrow('internal_fault is answered with 500')
    const odd = { status: 418, body: { teapot: true } }
    await answer('getMember', odd, { breaksContract: true })
    const answered = await post('/public/user/get_member', {}, { authorization })
    expect([answered.status, await answered.json()]).toEqual([418, { teapot: true }])
  })

  test('one that no longer fits the contract is a fault of the mock, which the console names', async () => {
    const stale = { value: { status: 'shut' }, breaksContract: false, recordedAt: null }
    const kept = [{ id: 1, operation: 'openGame', times: null, answer: stale, fault: null }]
    const overrideStorage = { read: () => JSON.stringify(kept), write: () => undefined }
    const demo = await startMock({ overrideStorage }).demo()
    const shown = vi.spyOn(console, 'error').mockImplementation(() => {})
    await expect(demo.ask('openGame', game)).rejects.toThrow('internal_fault')
    expect(shown).toHaveBeenCalledOnce()
  })

  test('the example of a login begins a session of the member that it names', async () => {
    const { answer, post } = await signedIn()
    await answer('doLogin', 'authenticated')
    const login = await post('/public/user/do_login', { id: 'sora', pw: 'no matter' })
    const { token } = (await login.json()) as { token: string }
    const headers = { authorization: `Bearer ${token}` }
    for (const path of ['user_health_check', 'get_member']) {
      const answered = await post(`/public/user/${path}`, {}, headers)
      expect(JSON.stringify(await answered.json())).toContain('"userId":"demo"')
    }
  })
})
