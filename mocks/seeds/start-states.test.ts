import { describe, expect, test } from 'vitest'
import { startMock } from '../../tests/support/mock-scenario.ts'
import { isStartStateName, startStates } from './start-states.ts'

const game = { kind: 'slot', company: 'dalbit-play', game: 'dalbit-play-001' } as const
const loginPath = '/public/user/do_login'
const credentials = { id: 'demo', pw: 'demo1234' }

describe('the named scenarios', () => {
  test('each has a description of one sentence', () => {
    expect(Object.keys(startStates)).toEqual(
      expect.arrayContaining(
        'default guest-only unread no-money games-closed slow flaky down'.split(' '),
      ),
    )
    for (const { description } of Object.values(startStates))
      expect(description).toMatch(/^.{20,}\.$/)
    expect([isStartStateName('default'), isStartStateName('toString')]).toEqual([true, false])
  })

  test('default: demo has money, a history and nothing unread', async () => {
    const mock = startMock()
    const demo = await mock.demo()
    expect(await demo.ask('userHealthCheck', {})).toMatchObject({
      noteCount: 0,
      helpCount: 0,
      user: { nick: '데모', level: 3, balance: 1_250_000, in_balance: 300_000, rolling: 18_400 },
    })
    const page = { page: 1, pageSize: 20 }
    expect((await demo.ask('getDepositList', page)).total).toBe(4)
    expect((await demo.ask('getWithdrawList', page)).total).toBe(2)
    expect((await demo.ask('getSlotBetsList', page)).total).toBe(5)
    expect((await demo.ask('noticePopup', {})).list).toHaveLength(1)
    expect((await demo.ask('advertisement', {})).list).toHaveLength(1)
  })

  test('guest-only: nobody can sign in, and a wrong password is reported as such', async () => {
    const { guest } = startMock({ startState: 'guest-only' })
    expect(await guest.ask('doLogin', credentials)).toEqual({ status: 'wait' })
    expect(await guest.ask('doLogin', { ...credentials, pw: 'wrong' })).toEqual({ status: 'pass' })
  })

  test('R-NOTE-01 unread: three messages and one answer wait', async () => {
    const demo = await startMock({ startState: 'unread' }).demo()
    expect(await demo.ask('userHealthCheck', {})).toMatchObject({ noteCount: 3, helpCount: 1 })
  })

  test('no-money: every balance is empty', async () => {
    const demo = await startMock({ startState: 'no-money' }).demo()
    expect(await demo.ask('getInGameBalance', {})).toEqual({
      status: 'success',
      balance: 0,
      gameMoney: 0,
      rolling: 0,
      userId: 'demo',
    })
  })

  test('R-CALL-07 document-only: providers and games have only names, and games open by name', async () => {
    const mock = startMock({ startState: 'document-only' })
    const demo = await mock.demo()
    const { casiono } = await mock.guest.ask('getCasinoSetting', {})
    expect(casiono[0]).toEqual({ nameKo: '하늘 라이브', nameEn: 'Haneul Live' })
    const games = await demo.ask('getSlotByCompany', { company: 'dalbit-play' })
    const named = games.status === 'success' ? games.games[0] : undefined
    expect(Object.keys(named ?? {})).toEqual(['nameKo', 'nameEn'])
    const asks = [
      { kind: 'casino', company: '하늘 라이브' },
      { kind: 'sport', company: 'Cheetah Live' },
      { kind: 'slot', company: 'dalbit-play', game: named?.nameKo ?? '' },
      { kind: 'casino', company: '없는 곳' },
    ] as const
    const opened = await Promise.all(asks.map((ask) => demo.ask('openGame', ask)))
    expect(opened.map(({ status }) => status)).toEqual([
      'success',
      'success',
      'success',
      'cant_find_code',
    ])
  })

  test('R-GAME-04 games-closed: opening a game answers time', async () => {
    const demo = await startMock({ startState: 'games-closed' }).demo()
    expect(await demo.ask('openGame', game)).toEqual({ status: 'time' })
  })

  test('locked: both locks say why and until when', async () => {
    const demo = await startMock({ startState: 'locked' }).demo()
    expect(await demo.ask('getBalanceDepositLock', {})).toEqual({
      status: 'success',
      locked: true,
      reason: 'maintenance',
      until: '2026-11-20T23:00:00+09:00',
    })
    expect(await demo.ask('getBalanceWithdrawLock', {})).toMatchObject({ reason: 'bank_hours' })
  })

  test('slow: each answer waits two to three seconds', async () => {
    const waited: number[] = []
    const delay = (ms: number) => Promise.resolve(void waited.push(ms))
    const demo = await startMock({ startState: 'slow', delay }).demo()
    await demo.ask('getInGameBalance', {})
    expect(waited).toHaveLength(2)
    for (const ms of waited) expect(ms >= 2_000 && ms < 3_000).toBe(true)
  })

  test('flaky: the third call is refused, the sixth is done and its answer cut', async () => {
    const mock = startMock({ startState: 'flaky' })
    const { token } = await mock.demo()
    const transfer = async () => {
      const response = await mock.post(
        '/public/slot/user_transfer_in',
        { amount: 1_000 },
        { authorization: `Bearer ${token ?? ''}`, 'idempotency-key': crypto.randomUUID() },
      )
      const text = await response.text()
      return [response.status, text.endsWith('}'), /"gameMoney":(\d+)/.exec(text)?.[1]]
    }
    expect(await transfer()).toEqual([200, true, '301000'])
    expect(await transfer()).toEqual([503, true, undefined])
    expect(await transfer()).toEqual([200, true, '302000'])
    expect(await transfer()).toEqual([200, true, '303000'])
    const [status, isWhole] = await transfer()
    expect([status, isWhole]).toEqual([200, false])
    expect(await transfer()).toEqual([200, true, '305000'])
  })

  test('down: every call is refused', async () => {
    const mock = startMock({ startState: 'down' })
    for (const path of [loginPath, '/public/user/get_member', loginPath]) {
      const response = await mock.post(path, credentials)
      expect(response.status).toBe(503)
      expect(await response.json()).toMatchObject({ code: 'backend_unreachable' })
    }
  })
})
