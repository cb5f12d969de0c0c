import { expect, test, vi } from 'vitest'
import { hybridScenario } from '../tests/support/hybrid.ts'
import type { MockBackend } from './backend.ts'
import { operationsNamed } from './control/sides.ts'

const answer = (backend: MockBackend, operation: 'doLogin' | 'openGame', answer: object) =>
  backend.perform({ command: 'answer', operation, answer, breaksContract: true })

const game = { kind: 'slot', company: 'dalbit-play', game: 'dalbit-play-001' } as const

test('R-SESS-01 a member of the real backend opens a mocked game and reads mocked messages; the log names each side', async () => {
  const { real, log, ...mock } = hybridScenario('openGame,notes')
  await real.backend.perform({ command: 'scenario', name: 'rich' })
  const demo = await mock.demo()
  const { slot } = await mock.guest.ask('getSlotSetting', {})
  expect(slot.length).toBeGreaterThan(0)
  expect(await demo.ask('openGame', game)).toMatchObject({
    gameUrl: expect.stringMatching('^http://localhost:4010/games/'),
  })
  await demo.ask('getNote', {})
  const { user } = await demo.ask('userHealthCheck', {})
  expect(user.balance).toBe(999_999_999)
  expect(await log()).toEqual([
    ['doLogin', 'real', 200, null],
    ['getSlotSetting', 'real', 200, null],
    ['openGame', 'behaviour', 200, null],
    ['getNote', 'behaviour', 200, null],
    ['userHealthCheck', 'real', 200, null],
  ])
})

test('the world of a real member has the money and the bank of the real answer, also for a member unknown to the mock', async () => {
  const { real, ...mock } = hybridScenario('*')
  await mock.backend.perform({ command: 'answer-by', side: 'real', operations: 'session' })
  await real.backend.perform({ command: 'scenario', name: 'rich' })
  const balancesOf = async () => {
    const { members } = await mock.backend.perform({ command: 'state' })
    return members.map(({ member, nick, balances, sessions }) => [
      member,
      nick,
      balances.balance,
      sessions,
    ])
  }
  await mock.demo()
  expect(await balancesOf()).toEqual([
    ['demo', '데모', 999_999_999, 1],
    ['sora', '소라', expect.any(Number), 0],
  ])
  const stranger = {
    status: 'authenticated',
    token: 'stranger-token',
    user: { userId: 9, nick: '나그네', balance: 7, in_balance: 'x' },
  }
  await answer(real.backend, 'doLogin', stranger)
  const { token } = await mock.signIn('Stranger', 'whatever1')
  expect(await mock.as(token).ask('getInGameBalance', {})).toMatchObject({
    balance: 7,
    gameMoney: 0,
    userId: 9,
  })
  expect((await balancesOf()).at(-1)).toEqual(['stranger', '나그네', 7, 1])
})

test('a session survives a restart of the mock, and one ended by the real backend is refused', async () => {
  const { real, ...mock } = hybridScenario('openGame,notes')
  const { token } = await mock.demo()
  await mock.backend.reset()
  const demo = mock.as(token)
  expect(await demo.ask('getNote', {})).toMatchObject({ status: 'success' })
  await real.backend.perform({
    command: 'event',
    event: 'session-ended',
    member: 'demo',
    by: 'operator',
  })
  await expect(demo.ask('userHealthCheck', {})).rejects.toThrow('session_')
  await expect(demo.ask('getNote', {})).rejects.toThrow('session_missing')
})

test('a session of the mock is refused for a real operation, with advice', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const { asked: requests, ...mock } = hybridScenario('session')
  const demo = await mock.demo()
  const words =
    'getMember is real, but the mock issued this session. Let the real backend answer doLogin and sign in again, or mock this operation.'
  await expect(demo.ask('getMember', {})).rejects.toThrow(words)
  expect(requests()).toEqual([])
  expect(warned.mock.calls).toEqual([[words]])
})

test('a real operation can be overridden, delayed, cut or lost before and after it acts', async () => {
  const delays: number[] = []
  const {
    log,
    asked: requests,
    ...mock
  } = hybridScenario('notes', {
    delay: (ms) => Promise.resolve(void delays.push(ms)),
  })
  const { perform } = mock.backend
  const demo = await mock.demo()
  await perform({ command: 'answer', operation: 'openGame', answer: 'time', times: 1 })
  expect(await demo.ask('openGame', game)).toEqual({ status: 'time' })
  expect(requests()).toEqual(['/public/user/do_login'])
  expect(await demo.ask('openGame', game)).toMatchObject({
    gameUrl: expect.stringMatching('^https://real.test/'),
  })
  await perform({ command: 'fault', operation: 'getMember', delayMs: 700, times: 1 })
  await demo.ask('getMember', {})
  expect(delays).toEqual([700])
  const amount = { amount: 1_000 }
  const kinds = { before: 300_000, after: 301_000 }
  for (const when of ['before', 'after'] as const) {
    const fault = { operation: 'userTransferIn', kind: 'abort', when, times: 1 } as const
    await perform({ command: 'fault', ...fault })
    await expect(demo.ask('userTransferIn', amount)).rejects.toThrow('fetch failed')
    const { gameMoney } = await demo.ask('getInGameBalance', {})
    expect(gameMoney).toBe(kinds[when])
  }
  await perform({ command: 'fault', operation: 'getMember', kind: 'cut', times: 1 })
  await expect(demo.ask('getMember', {})).rejects.toThrow('terminated')
  expect((await log()).map(([operation, side]) => `${String(operation)} ${String(side)}`)).toEqual([
    'doLogin real',
    'openGame override',
    'openGame real',
    'getMember real',
    'userTransferIn checks',
    'getInGameBalance real',
    'userTransferIn real',
    'getInGameBalance real',
    'getMember real',
  ])
})

test('while the real backend is down its operations fail with their name, and mocked ones work', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const { breakOff, mend, log, ...mock } = hybridScenario('openGame,getNote')
  const demo = await mock.demo()
  breakOff()
  const words =
    'The real backend https://real.test does not answer (ECONNREFUSED). Affected: all operations except getNote, openGame. ' +
    'The mock still answers the other operations.'
  await expect(demo.ask('getMember', {})).rejects.toThrow(words)
  await expect(mock.guest.ask('getSlotSetting', {})).rejects.toThrow('backend_unreachable')
  expect(await demo.ask('openGame', game)).toMatchObject({ status: 'success' })
  expect((await log()).slice(1)).toEqual([
    ['getMember', 'real', 503, words],
    ['getSlotSetting', 'real', 503, words],
    ['openGame', 'behaviour', 200, null],
  ])
  mend()
  await demo.ask('getMember', {})
  expect(warned.mock.calls).toEqual([[words], ['https://real.test answers again.']])
})

test('a real answer that breaks the contract arrives unchanged, and its place and rule are in the log and the sides', async () => {
  const { real, log, ...mock } = hybridScenario('notes')
  const demo = await mock.demo()
  const broken = { status: 'success', gameUrl: 7 }
  await answer(real.backend, 'openGame', broken)
  expect(await demo.ask('openGame', game)).toEqual(broken)
  const words = '/gameUrl must be string (type)'
  expect((await log()).at(-1)).toEqual(['openGame', 'real', 200, words])
  const { backend, operations } = await mock.backend.perform({ command: 'sides' })
  expect(backend).toBe('https://real.test')
  expect(operations.find(({ operation }) => operation === 'openGame')).toEqual({
    operation: 'openGame',
    side: 'real',
    last: {
      number: 2,
      at: '2026-11-20T12:00:00.000Z',
      answeredBy: 'real',
      status: 200,
      outcome: 'success',
      violations: { request: null, answer: words },
    },
  })
  expect(
    operations.filter(({ side }) => side === 'mock').map(({ operation }) => operation),
  ).toEqual(operationsNamed('notes'))
})
