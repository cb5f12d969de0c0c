import { describe, expect, test } from 'vitest'
import { newcomer } from '../../tests/support/newcomer.ts'
import { startMock } from '../../tests/support/mock-scenario.ts'

const right = { id: 'demo', pw: 'demo1234' }
const wrong = { id: 'demo', pw: 'demo12345' }

describe('R-REG-01 registration', () => {
  test('is approved after half a minute; then the member has the given profile and a welcome message', async () => {
    const mock = startMock()
    await mock.guest.ask('register', newcomer)
    const login = { id: newcomer.id, pw: newcomer.pw }
    mock.pass(29_999)
    expect(await mock.guest.ask('doLogin', login)).toEqual({ status: 'wait' })
    mock.pass(1)
    const member = await mock.signIn(login.id, login.pw)
    const { pw: _pw, code: _code, id: userId, ...profile } = newcomer
    const nothing = { balance: 0, in_balance: 0, rolling: 0, helpCount: 0 }
    expect((await member.ask('userHealthCheck', {})).user).toEqual({
      ...profile,
      ...nothing,
      userId,
      level: 1,
      noteCount: 1,
    })
  })

  test('the id and the nickname are taken from then on, in any case', async () => {
    const { guest } = startMock()
    await guest.ask('register', newcomer)
    expect(await guest.ask('checkUserId', { id: 'NEWBIE1' })).toEqual({
      status: 'alread_have_user',
    })
    expect(await guest.ask('checkUserNick', { nick: newcomer.nick })).toEqual({ status: 'alread' })
  })

  test.each([
    ['http://localhost:5173', { status: 'success', code: 'MARU' }],
    ['https://dalbit.example.com', { status: 'success', code: 'DALBIT' }],
    ['https://unknown.test', { status: 'cant_find_code' }],
    ['', { status: 'cant_find_code' }],
  ])('the domain %j leads to its partner', async (origin, answer) => {
    expect(await startMock().guest.ask('getRegDomain', {}, { origin })).toEqual(answer)
  })
})

describe('signing in', () => {
  test('five wrong passwords in a row block the login for a minute', async () => {
    const mock = startMock()
    const tried = []
    for (let tries = 0; tries < 6; tries += 1) tried.push(await mock.guest.ask('doLogin', wrong))
    const statuses = tried.map(({ status }) => status)
    expect(statuses).toEqual(['pass', 'pass', 'pass', 'pass', 'pass', 'time'])
    mock.pass(59_999)
    expect(await mock.guest.ask('doLogin', right)).toEqual({ status: 'time' })
    mock.pass(1)
    expect(await mock.guest.ask('doLogin', wrong)).toEqual({ status: 'pass' })
    expect(await mock.guest.ask('doLogin', right)).toMatchObject({ status: 'authenticated' })
  })

  test('guesses from another client do not block the member', async () => {
    const { guest } = startMock()
    const elsewhere = { forwarded: 'for=203.0.113.9' }
    for (let tries = 0; tries < 6; tries += 1) await guest.ask('doLogin', wrong, elsewhere)
    expect(await guest.ask('doLogin', right, elsewhere)).toEqual({ status: 'time' })
    const home = { forwarded: 'for=192.0.2.1' }
    expect(await guest.ask('doLogin', right, home)).toMatchObject({ status: 'authenticated' })
  })

  test('a right password in between forgets the wrong ones', async () => {
    const { guest } = startMock()
    for (let tries = 0; tries < 4; tries += 1) await guest.ask('doLogin', wrong)
    await guest.ask('doLogin', right)
    for (let tries = 0; tries < 4; tries += 1) await guest.ask('doLogin', wrong)
    expect(await guest.ask('doLogin', right)).toMatchObject({ status: 'authenticated' })
  })

  test('an unknown id gets the same answer as a wrong password', async () => {
    const { guest } = startMock()
    expect(await guest.ask('doLogin', { id: 'nobody', pw: 'x' })).toEqual({ status: 'pass' })
  })

  test('the member sees the time of the login before', async () => {
    const mock = startMock()
    await mock.demo()
    mock.pass(3_600_000)
    const { member } = await (await mock.demo()).ask('getMember', {})
    expect(member.lastLoginAt).toBe('2026-11-20T21:00:00+09:00')
  })
})

describe('a new password', () => {
  test('replaces the old one and ends the other sessions, not this one', async () => {
    const mock = startMock()
    const other = await mock.demo()
    const own = await mock.demo()
    await own.ask('userExchangeToPass', { pw: 'demo1234', newPw: 'a-new-password' })
    expect(await mock.guest.ask('doLogin', right)).toEqual({ status: 'pass' })
    await mock.signIn('demo', 'a-new-password')
    await expect(other.ask('getMember', {})).rejects.toThrow('session_missing')
    expect(await own.ask('getMember', {})).toMatchObject({ status: 'success' })
  })

  test('without signing in needs the telephone and the account, and ends every session', async () => {
    const mock = startMock()
    const before = await mock.demo()
    const proof = { id: 'Demo', phone: '01012345678', banknum: '12345604123456' }
    const reset = { ...proof, newPw: 'a-new-password' }
    const { guest } = mock
    expect(await guest.ask('passwordResetWithoutLogin', { ...reset, banknum: '12345' })).toEqual({
      status: 'cant_find_code',
    })
    expect(await guest.ask('passwordResetWithoutLogin', reset)).toEqual({ status: 'success' })
    await expect(before.ask('getMember', {})).rejects.toThrow('session_missing')
    await mock.signIn('demo', 'a-new-password')
  })

  test('R-COMM-01 after wrong guesses and a right one the member finds one message about the reset', async () => {
    const mock = startMock()
    const { guest } = mock
    const proof = { id: 'demo', phone: '01012345678', newPw: 'a-new-password' }
    const ask = (banknum: string, id = 'demo') =>
      guest.ask('passwordResetWithoutLogin', { ...proof, id, banknum })
    const statuses = [await ask('1'), await ask('2'), await ask('1', 'nobody9here')]
    expect(statuses).toEqual(statuses.map(() => ({ status: 'cant_find_code' })))
    const titles = async (pw: string) => {
      const { list } = await (await mock.signIn('demo', pw)).ask('noteList', { page: 1 })
      return list.filter(({ readAt }) => readAt === null).map(({ title }) => title)
    }
    const requestTitle = '비밀번호 재설정 요청이 있었습니다'
    expect(await titles('demo1234')).toEqual([requestTitle])
    expect(await ask('12345604123456')).toEqual({ status: 'success' })
    expect(await titles('a-new-password')).toEqual([requestTitle])
  })

  test('is not reset by guesses, and guesses from another client do not block the member', async () => {
    const { guest } = startMock()
    const proof = { id: 'demo', phone: '01012345678', banknum: '12345604123456' }
    const reset = { ...proof, newPw: 'a-new-password' }
    const elsewhere = { forwarded: 'for=203.0.113.9' }
    const home = { forwarded: 'for=192.0.2.1' }
    for (let tries = 0; tries < 6; tries += 1) {
      await guest.ask('passwordResetWithoutLogin', { ...reset, banknum: '1' }, elsewhere)
    }
    const ask = (client: typeof home) => guest.ask('passwordResetWithoutLogin', reset, client)
    expect([await ask(elsewhere), await ask(home)]).toEqual([
      { status: 'time' },
      { status: 'success' },
    ])
  })

  test.each(['changed', 'reset'])(
    'a new password that is %s closes the games and takes back the withdrawals that somebody else may hold',
    async (how) => {
      const mock = startMock()
      const thief = await mock.demo()
      const game = await thief.ask('openGame', { kind: 'casino', company: 'haneul-live' })
      const payout = await thief.ask('withdrawalLauncher', { code: 'bank-link' })
      if (game.status !== 'success' || payout.status !== 'success') throw new Error('no tickets')
      const ticket = new URL(game.gameUrl).searchParams.get('ticket') ?? ''
      expect(await mock.backend.findGame(ticket)).not.toBeNull()

      const owner = await mock.demo()
      if (how === 'changed') {
        await owner.ask('userExchangeToPass', { pw: 'demo1234', newPw: 'a-new-password' })
      } else {
        await mock.guest.ask('passwordResetWithoutLogin', {
          id: 'demo',
          phone: '01012345678',
          banknum: '12345604123456',
          newPw: 'a-new-password',
        })
      }
      expect(await mock.backend.findGame(ticket)).toBeNull()
      const member = await mock.signIn('demo', 'a-new-password')
      const paid = { ticket: payout.ticket, amount: 100_000 }
      expect(await member.ask('payWithdrawal', paid)).toEqual({ status: 'cant_find_code' })
    },
  )
})
