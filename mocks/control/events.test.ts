import { describe, expect, test } from 'vitest'
import { startMock } from '../../tests/support/mock-scenario.ts'
import { newcomer } from '../../tests/support/newcomer.ts'
import type { Command } from './commands.ts'

const game = { kind: 'slot', company: 'dalbit-play', game: 'dalbit-play-001' } as const
const deposit50 = { amount: 50_000, bankOwner: '김데모' }
const page = { page: 1, pageSize: 20 }

async function signedIn() {
  const { backend, ...mock } = startMock()
  const demo = await mock.demo()
  await backend.perform({ command: 'approval', automatic: false })
  const balance = async () => (await demo.ask('userHealthCheck', {})).user.balance
  return { ...mock, perform: backend.perform, demo, balance }
}

describe('a command triggers what an operator would do', () => {
  test('a deposit waits until it is approved, and is in the balance at the next health check', async () => {
    const { demo, perform, balance, pass } = await signedIn()
    const { deposit } = (await demo.ask('applyUserDeposit', deposit50)) as {
      deposit: { id: number }
    }
    pass(3_600_000)
    expect(await balance()).toBe(1_250_000)
    expect(await perform({ command: 'event', event: 'deposit-approved' })).toEqual({
      event: 'deposit-approved',
      member: 'demo',
      id: deposit.id,
      balances: { balance: 1_300_000, gameMoney: 300_000, rolling: 18_400 },
    })
    expect(await balance()).toBe(1_300_000)
    await expect(perform({ command: 'event', event: 'deposit-approved' })).rejects.toThrow(
      '/member demo has no deposit that waits',
    )
  })

  test('a deposit is refused by its id; a wrong id names the right one', async () => {
    const { demo, perform, balance } = await signedIn()
    const { deposit } = (await demo.ask('applyUserDeposit', deposit50)) as {
      deposit: { id: number }
    }
    const refuse = (which: number) =>
      perform({ command: 'event', event: 'deposit-refused', which, member: 'DEMO' })
    await expect(refuse(7)).rejects.toThrow(
      `/which is 7: demo has no such deposit that waits There are: ${deposit.id}`,
    )
    await refuse(deposit.id)
    expect(await balance()).toBe(1_250_000)
    expect((await demo.ask('getDepositList', page)).list[0]).toMatchObject({ status: 'cansel' })
  })

  test('a withdrawal is paid, or refused and its amount comes back', async () => {
    const { demo, perform, balance } = await signedIn()
    await demo.ask('applyUserWithdraw', { amount: 100_000 })
    await perform({ command: 'event', event: 'withdrawal-refused' })
    expect(await balance()).toBe(1_250_000)
    await demo.ask('applyUserWithdraw', { amount: 100_000 })
    await perform({ command: 'event', event: 'withdrawal-paid' })
    expect(await balance()).toBe(1_150_000)
    const { list } = await demo.ask('getWithdrawList', page)
    expect(list.slice(0, 2).map(({ status }) => status)).toEqual(['already', 'cansel'])
  })

  test('money comes and goes in each of the three balances, and never below nothing', async () => {
    const { demo, perform } = await signedIn()
    const change = (balance: 'balance' | 'gameMoney' | 'rolling', amount: number) =>
      perform({ command: 'event', event: 'money-changed', balance, amount })
    await change('balance', 1)
    await change('gameMoney', -300_000)
    await change('rolling', 600)
    const after = { balance: 1_250_001, gameMoney: 0, rolling: 19_000 }
    expect(await demo.ask('getInGameBalance', {})).toMatchObject(after)
    await expect(change('gameMoney', -1)).rejects.toThrow('/amount is -1: demo has 0 in gameMoney')
    expect(await demo.ask('getInGameBalance', {})).toMatchObject(after)
  })

  test('a message arrives, a notice is published, an inquiry is answered', async () => {
    const { demo, perform } = await signedIn()
    await perform({ command: 'event', event: 'note-arrived', title: '안녕', content: '하세요' })
    await perform({ command: 'event', event: 'notice-published', title: '점검' })
    await demo.ask('writeHelp', { title: '질문', content: '언제?' })
    await perform({ command: 'event', event: 'inquiry-answered', answer: '오늘요' })
    expect(await demo.ask('userHealthCheck', {})).toMatchObject({ noteCount: 1, helpCount: 1 })
    expect((await demo.ask('notices', {})).list[0]).toMatchObject({ title: '점검' })
    const { list } = (await demo.ask('helpList', {})) as { list: { id: number }[] }
    expect(await demo.ask('helpRead', { id: list[0]!.id })).toMatchObject({
      help: { answer: '오늘요' },
    })
  })

  test('sessions end by the operator, or because their time is over', async () => {
    const { demo, perform, demo: _demo, ...mock } = await signedIn()
    const other = await mock.sora()
    const end = (by: 'operator' | 'time', member = 'demo') =>
      perform({ command: 'event', event: 'session-ended', by, member })
    expect(await end('operator')).toEqual({ event: 'session-ended', member: 'demo', count: 1 })
    await expect(demo.ask('getMember', {})).rejects.toThrow('session_missing')
    expect(await other.ask('getMember', {})).toMatchObject({ status: 'success' })
    await end('time', 'sora')
    await expect(other.ask('getMember', {})).rejects.toThrow('session_expired')
  })

  test('a locked account can neither deposit nor withdraw and says why; signing in has its own lock', async () => {
    const { demo, perform, guest } = await signedIn()
    await perform({ command: 'event', event: 'member-locked' })
    expect(await demo.ask('applyUserDeposit', deposit50)).toEqual({ status: 'time' })
    expect(await demo.ask('applyUserWithdraw', { amount: 50_000 })).toEqual({ status: 'time' })
    expect(await demo.ask('withdrawalLauncher', { code: 'bank-link' })).toEqual({ status: 'time' })
    const locked = { locked: true, reason: 'account', until: null }
    expect(await demo.ask('getBalanceDepositLock', {})).toMatchObject(locked)
    expect(await demo.ask('getBalanceWithdrawLock', {})).toMatchObject(locked)
    const login = { id: 'demo', pw: 'demo1234' }
    expect(await guest.ask('doLogin', login)).toMatchObject({ status: 'authenticated' })
    await perform({ command: 'event', event: 'member-locked', what: ['logins'] })
    expect(await guest.ask('doLogin', login)).toEqual({ status: 'wait' })
    await perform({ command: 'event', event: 'member-unlocked', what: ['deposits', 'logins'] })
    expect(await demo.ask('getBalanceDepositLock', {})).toMatchObject({ locked: false })
    expect(await demo.ask('getBalanceWithdrawLock', {})).toMatchObject({ locked: true })
    expect(await guest.ask('doLogin', login)).toMatchObject({ status: 'authenticated' })
  })

  test('R-REG-01 a registration waits until it is approved', async () => {
    const { perform, guest, pass } = await signedIn()
    await guest.ask('register', newcomer)
    const login = { id: newcomer.id, pw: newcomer.pw }
    pass(3_600_000)
    expect(await guest.ask('doLogin', login)).toEqual({ status: 'wait' })
    const approve: Command = { command: 'event', event: 'member-approved', member: newcomer.id }
    await perform(approve)
    expect(await guest.ask('doLogin', login)).toMatchObject({ status: 'authenticated' })
    await expect(perform(approve)).rejects.toThrow('is approved already')
  })

  test('R-GAME-04 a provider closes and opens, and so does one of its games', async () => {
    const { demo, perform } = await signedIn()
    const { company } = game
    const stateNow = async () =>
      (await demo.ask('getSlotSetting', {})).slot.find(({ code }) => code === company)?.state
    await perform({ command: 'event', event: 'provider-closed', company, state: 'maintenance' })
    expect([await stateNow(), await demo.ask('openGame', game)]).toEqual([
      'maintenance',
      { status: 'time' },
    ])
    await perform({ command: 'event', event: 'provider-opened', company })
    expect(await demo.ask('openGame', game)).toMatchObject({ status: 'success' })
    await perform({ command: 'event', event: 'game-closed', company, game: game.game })
    expect(await demo.ask('openGame', game)).toEqual({ status: 'time' })
    const { games } = (await demo.ask('getSlotByCompany', { company })) as {
      games: { state?: string }[]
    }
    expect([games[0]?.state, games[1]?.state]).toEqual(['closed', undefined])
    const bukdu = { kind: 'casino', company: 'bukdu-room' } as const
    await perform({ command: 'event', event: 'provider-opened', company: 'bukdu-room' })
    expect(await demo.ask('openGame', bukdu)).toMatchObject({ status: 'success' })
  })

  test.each([
    [
      { event: 'note-arrived', member: 'demmo' },
      '/member is "demmo", no member of this scenario; did you mean "demo"? There are: demo, sora',
    ],
    [
      { event: 'game-opened', company: 'dalbit-play', game: 'dalbit-play-01' },
      '/game is "dalbit-play-01", no game of dalbit-play; did you mean "dalbit-play-001"?',
    ],
  ] as const)('%j is refused with the nearest name, and nothing happens', async (event, words) => {
    const { perform } = await signedIn()
    const before = await perform({ command: 'state' })
    await expect(perform({ command: 'event', ...event })).rejects.toThrow(words)
    expect(await perform({ command: 'state' })).toEqual(before)
  })
})

test('switching back to automatic settles overdue requests', async () => {
  const { demo, perform, balance, pass } = await signedIn()
  await demo.ask('applyUserDeposit', deposit50)
  pass(60_000)
  expect(await balance()).toBe(1_250_000)
  await perform({ command: 'approval', automatic: true })
  await perform({ command: 'approval', automatic: false })
  const { members } = await perform({ command: 'state' })
  expect(members[0]?.balances.balance).toBe(1_300_000)
})
