import { describe, expect, test } from 'vitest'
import { seededRandom } from '../rules/random.ts'
import { startMock } from '../../tests/support/mock-scenario.ts'
import type { Caller } from '../../tests/support/mock-scenario.ts'

const page = { page: 1, pageSize: 2 }

const balance = async (caller: Caller) => {
  const { balance, gameMoney, rolling } = await caller.ask('getInGameBalance', {})
  return { balance, gameMoney, rolling }
}

const newestDeposit = async (caller: Caller) => (await caller.ask('getDepositList', page)).list[0]
const newestWithdrawal = async (caller: Caller) =>
  (await caller.ask('getWithdrawList', page)).list[0]

describe('R-ACCT-06 R-ACCT-07 money that a member asks to move', () => {
  test('a deposit waits for a minute, then it is in the balance', async () => {
    const mock = startMock()
    const demo = await mock.demo()
    await demo.ask('applyUserDeposit', { amount: 500_000, bankOwner: '김데모' })
    mock.pass(59_999)
    expect(await newestDeposit(demo)).toMatchObject({ status: 'wait', settledAt: null })
    expect((await balance(demo)).balance).toBe(1_250_000)
    mock.pass(1)
    expect(await newestDeposit(demo)).toMatchObject({
      amount: 500_000,
      status: 'already',
      requestedAt: '2026-11-20T21:00:00+09:00',
      settledAt: '2026-11-20T21:01:00+09:00',
    })
    expect((await balance(demo)).balance).toBe(1_750_000)
  })

  test('a waiting deposit by a payment option has the state reg', async () => {
    const demo = await startMock().demo()
    await demo.ask('payDeposit', { code: 'bank-link', amount: 10_000 })
    expect(await newestDeposit(demo)).toMatchObject({ status: 'reg' })
  })

  test('a cancelled deposit never arrives', async () => {
    const mock = startMock()
    const demo = await mock.demo()
    await demo.ask('applyUserDeposit', { amount: 500_000, bankOwner: '김데모' })
    const { id = 0 } = (await newestDeposit(demo)) ?? {}
    await demo.ask('userDelDeposit', { id })
    expect(await demo.ask('userDelDeposit', { id })).toEqual({ status: 'already' })
    mock.pass(600_000)
    expect(await newestDeposit(demo)).toMatchObject({ id, status: 'cansel' })
    expect((await balance(demo)).balance).toBe(1_250_000)
  })

  test('a withdrawal is deducted at once, refunded when cancelled, and paid after two minutes', async () => {
    const mock = startMock()
    const demo = await mock.demo()
    await demo.ask('applyUserWithdraw', { amount: 200_000 })
    expect((await balance(demo)).balance).toBe(1_050_000)
    const { id = 0 } = (await newestWithdrawal(demo)) ?? {}
    await demo.ask('userDelWithdraw', { id })
    expect((await balance(demo)).balance).toBe(1_250_000)

    await demo.ask('applyUserWithdraw', { amount: 300_000 })
    mock.pass(120_000)
    expect(await newestWithdrawal(demo)).toMatchObject({ amount: 300_000, status: 'already' })
    expect((await balance(demo)).balance).toBe(950_000)
  })

  test('a payout ticket is good for one withdrawal and for ten minutes', async () => {
    const mock = startMock()
    const demo = await mock.demo()
    const launched = await demo.ask('withdrawalLauncher', { code: 'bank-link' })
    if (launched.status !== 'success') throw new Error(launched.status)
    mock.pass(600_000)
    const late = await demo.ask('payWithdrawal', { ticket: launched.ticket, amount: 10_000 })
    expect(late).toEqual({ status: 'cant_find_code' })
  })

  test('conversions and transfers move between the balances and nowhere else', async () => {
    const demo = await startMock().demo()
    await demo.ask('userTransferIn', { amount: 250_000 })
    await demo.ask('userWithdraw', { amount: 50_000 })
    await demo.ask('moneyToPoint', { amount: 10_000 })
    await demo.ask('userChangToPoint', { amount: 20_000 })
    await demo.ask('pointToMoney', { amount: 10_400 })
    await demo.ask('userRollToBalance', { amount: 10_000 })
    expect(await balance(demo)).toEqual({ balance: 1_060_400, gameMoney: 480_000, rolling: 28_000 })
  })

  test.each(['pointToMoney', 'userRollToBalance'] as const)(
    'comp money turns into money from 10,000 points on, by %s too',
    async (way) => {
      const demo = await startMock().demo()
      expect(await demo.ask(way, { amount: 9_999 })).toEqual({ status: 'low_point' })
      expect((await demo.ask(way, { amount: 10_000 })).status).toBe('success')
    },
  )

  test('pages begin with the newest', async () => {
    const demo = await startMock().demo()
    const first = await demo.ask('getDepositList', page)
    const second = await demo.ask('getDepositList', { page: 2, pageSize: 2 })
    expect([first.total, second.total]).toEqual([4, 4])
    const dates = [...first.list, ...second.list].map(({ requestedAt }) => requestedAt)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect((await demo.ask('getDepositList', { page: 3, pageSize: 2 })).list).toEqual([])
  })
})

describe('R-GAME-01 play', () => {
  const lobby = { kind: 'casino', company: 'haneul-live' } as const

  async function opened(mock: ReturnType<typeof startMock>) {
    const demo = await mock.demo()
    const answer = await demo.ask('openGame', lobby)
    if (answer.status !== 'success') throw new Error(answer.status)
    return { demo, ticket: new URL(answer.gameUrl).searchParams.get('ticket') ?? '' }
  }

  test('a game opens in Korean for readers of Korean and without a language, in English for others', async () => {
    const demo = await startMock().demo()
    const openedFor = async (language: string) => {
      const answer = await demo.ask('openGame', lobby, { 'accept-language': language })
      return answer.status === 'success' && new URL(answer.gameUrl).searchParams.get('lang')
    }
    const languages = ['', '*', 'ko', 'ko-KR', 'en', 'vi', 'kok']
    const found = await Promise.all(languages.map(openedFor))
    expect(found).toEqual([null, null, null, null, 'en', 'en', 'en'])
  })

  test('rounds move money in the games, earn comp money and are on record', async () => {
    const mock = startMock({ random: seededRandom(2) })
    const { demo, ticket } = await opened(mock)
    const play = async () => {
      const played = await mock.backend.playRound(ticket, { stake: 10_000 })
      if (played.outcome !== 'settled') throw new Error(played.reason)
      return played
    }
    const rounds = [await play(), await play(), await play(), await play()]
    const round = rounds[3]!
    const won = rounds.reduce((sum, { win }) => sum + win, 0)
    expect(won).toBeGreaterThan(0)
    expect(await balance(demo)).toEqual({
      balance: 1_250_000,
      gameMoney: 260_000 + won,
      rolling: 18_600,
    })
    expect((await demo.ask('getSlotBetsList', page)).list[0]).toEqual({
      id: round.betId,
      kind: 'casino',
      company: 'haneul-live',
      nameKo: '하늘 라이브',
      nameEn: 'Haneul Live',
      bet: 10_000,
      win: round.win,
      placedAt: '2026-11-20T21:00:00+09:00',
    })
  })

  test.each([
    [{ kind: 'casino' }, []],
    [{ kind: 'slot' }, [22, 29, 30, 48, 49]],
    [{ from: '2026-11-19T00:00:00+09:00' }, [22, 29, 30]],
    [{ from: '2026-11-18T21:00:00+09:00', before: '2026-11-19T16:00:00+09:00' }, [30, 48]],
    [{ before: '2026-11-18T20:00:00+09:00' }, []],
  ] as const)('the record contains only the rounds of %j', async (wanted, hoursAgo) => {
    const demo = await startMock().demo()
    const { list, total } = await demo.ask('getSlotBetsList', wanted)
    const now = Date.parse('2026-11-20T21:00:00+09:00')
    expect(list.map(({ placedAt }) => (now - Date.parse(placedAt)) / 3_600_000)).toEqual(hoursAgo)
    expect(total).toBe(hoursAgo.length)
  })

  test.each([
    ['more than there is', { stake: 300_001 }, 'not_enough_money'],
    ['half a won', { stake: 0.5 }, 'stake_invalid'],
    ['a negative stake', { stake: -1 }, 'stake_invalid'],
  ])('%s is refused, and no money moves', async (_what, bet, reason) => {
    const mock = startMock()
    const { demo, ticket } = await opened(mock)
    expect(await mock.backend.playRound(ticket, bet)).toEqual({ outcome: 'refused', reason })
    expect(await balance(demo)).toMatchObject({ gameMoney: 300_000, rolling: 18_400 })
  })

  test('a ticket opens its game for eight hours', async () => {
    const mock = startMock()
    const { ticket } = await opened(mock)
    expect(await mock.backend.findGame(ticket)).toEqual({
      ...lobby,
      game: { nameKo: '하늘 라이브', nameEn: 'Haneul Live' },
      gameMoney: 300_000,
    })
    expect(await mock.backend.findGame('forged')).toBeNull()
    mock.pass(28_800_000)
    expect(await mock.backend.findGame(ticket)).toBeNull()
    const late = await mock.backend.playRound(ticket, { stake: 1 })
    expect(late).toEqual({ outcome: 'refused', reason: 'ticket_expired' })
  })
})
