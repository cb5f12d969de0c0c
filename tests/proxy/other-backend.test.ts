import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createOtherBackend } from '../../examples/other-backend/backend.mjs'
import { onTestFinished } from '../support/this-test.ts'
import { startHarness } from './proxy-harness.ts'
import type { Reply } from './proxy-harness.ts'

const iso = (at: number): string | null => (at === 0 ? null : new Date(at).toISOString())

/** The site's proxy before the example backend, as its map describes it. */
async function startMapped(env: Readonly<Record<string, string>> = {}) {
  const backend = createOtherBackend()
  backend.server.listen(0, 'localhost')
  await once(backend.server, 'listening')
  onTestFinished(() => void backend.close())
  const { port } = backend.server.address() as AddressInfo
  const { log, browser } = await startHarness({
    BACKEND_URL: `http://localhost:${port}`,
    BACKEND_MAP: 'examples/other-backend/backend-map.yaml',
    GAME_HOSTS: 'games.example',
    ...env,
  })
  const player = browser()
  const call = async (route: string, body: object = {}, isMoney = false): Promise<unknown> => {
    const headers: Record<string, string> = {}
    if (isMoney) headers['idempotency-key'] = crypto.randomUUID()
    const reply: Reply = await player.post(route, body, headers)
    expect({ route, status: reply.status, body: reply.body }).toMatchObject({ status: 200 })
    return reply.body
  }
  const demo = backend.state.members.get('demo')!
  const drift = () =>
    log.filter(({ event }) => event.startsWith('answer_')).map(({ details }) => details)
  return { state: backend.state, demo, player, call, drift }
}

test('R-SESS-04 R-SESS-08 R-REG-01 a guest and a member of a mapped backend see what it holds', async () => {
  const { state, demo, player, call, drift } = await startMapped()
  const named = { userId: 'demo', nick: '데모', phone: '010-2345-6789', level: 2 }
  const bank = { bankname: '국민은행', bankOwner: '데모', banknum: '123-456-789' }
  const figures = { balance: 750_000.5, in_balance: 30_000, rolling: 12_000 }
  const user = { ...named, ...figures, ...bank, noteCount: 2, helpCount: 1 }
  const form = { id: 'newone', pw: 'new12345', nick: '새회원', phone: '010-1111-2222', ...bank }
  expect(await call('check-user-id', { id: 'demo' })).toEqual({ status: 'alread_have_user' })
  expect(await call('check-user-nick', { nick: '아무개' })).toEqual({ status: 'success' })
  expect(await call('get-reg-domain')).toEqual({ status: 'success', code: 'P7' })
  expect(await call('user-register', { ...form, code: 'P7' })).toEqual({ status: 'success' })
  expect(state.applicants).toEqual([
    {
      user_id: 'newone',
      secret: 'new12345',
      nick: '새회원',
      phone: '010-1111-2222',
      bank: { name: '국민은행', holder: '데모', number: '123-456-789' },
      partner: 'P7',
    },
  ])
  expect(
    await call('reset-password', { id: 'demo', phone: '010', banknum: '1', newPw: 'demo5678' }),
  ).toEqual({ status: 'cant_find_code' })
  expect(await call('get-advertisement')).toEqual({ status: 'success', list: [] })
  expect(await call('get-notice-popup')).toEqual({
    status: 'success',
    list: [{ id: 1, title: 'News 1', content: '<p>Text 1</p>' }],
  })
  const east = { code: 'east', nameKo: '동쪽', nameEn: 'East', state: 'open' }
  const west = { code: 'west', nameKo: '서쪽', nameEn: 'West', state: 'maintenance' }
  expect(await call('get-casino-setting')).toEqual({ status: 'success', casiono: [east, west] })
  const slot = [{ code: 'north' }, { code: 'south' }]
  expect(await call('get-slot-setting')).toMatchObject({ slot })
  expect(await call('get-sport-setting')).toMatchObject({ sport: [{ nameEn: 'Goal' }] })
  expect(await call('user-do-login', { id: 'demo', pw: 'wrong-one' })).toEqual({ status: 'pass' })
  expect((await player.post('get-member', {})).status).toBe(401)

  const { answer, session } = await player.signIn()
  expect(answer.body).toEqual({ status: 'authenticated', sideUser: user })
  expect(session.body).toMatchObject({ status: 'authenticated', sideUser: user })
  expect(await call('user-health-check')).toEqual({
    status: 'success',
    user,
    noteCount: 2,
    helpCount: 1,
  })
  const times = { registeredAt: iso(demo.joined), lastLoginAt: null }
  expect(await call('get-member')).toEqual({ status: 'success', member: { user, ...times } })
  expect(await call('change-password', { pw: 'wrong-one', newPw: 'demo5678' })).toEqual({
    status: 'pass',
  })
  expect(await call('change-password', { pw: 'demo1234', newPw: 'demo5678' })).toEqual({
    status: 'success',
  })
  expect(demo.password).toBe('demo5678')

  expect(await call('get-slot-by-company', { company: 'south' })).toEqual({
    status: 'cant_find_code',
  })
  expect(await call('get-slot-by-company', { company: 'north' })).toMatchObject({
    games: [
      { code: 'g1', nameKo: '게임 1', state: 'open' },
      {},
      { code: 'g3', state: 'maintenance' },
    ],
  })
  expect(await call('open-game', { kind: 'slot', company: 'north', game: 'g1' })).toEqual({
    status: 'success',
    gameUrl: 'https://games.example/north/g1',
  })
  expect(await call('open-game', { kind: 'casino', company: 'west' })).toEqual({ status: 'time' })
  expect(state.launches).toEqual([
    { user_id: 'demo', game_kind: 'SL', url: 'https://games.example/north/g1' },
  ])
  const [, second] = demo.rounds
  const between = { from: iso(second!.played_ms - 1), before: iso(second!.played_ms + 1) }
  const bet = { kind: 'casino', company: 'north', nameKo: '북극', nameEn: 'Arctic' }
  expect(await call('get-bets-list', between)).toEqual({
    status: 'success',
    list: [{ id: 1_101, ...bet, bet: 2_000, win: 0, placedAt: iso(second!.played_ms) }],
    total: 1,
  })
  expect(await call('get-bets-list', { kind: 'sport', page: 2, pageSize: 3 })).toMatchObject({
    list: [{ kind: 'sport', bet: 12_000 }],
    total: 4,
  })
  expect(drift()).toEqual([])
})

test('R-ACCT-02 R-ACCT-06 R-ACCT-07 money moves once at a mapped backend, by whole and exact amounts', async () => {
  const { state, demo, player, call, drift } = await startMapped()
  await player.signIn()
  const money = (route: string, body: object) => call(route, body, true)
  const wallet = (balance: number, gameMoney: number, rolling: number) =>
    ({ status: 'success', balance, gameMoney, rolling }) as const

  expect(await call('get-in-game-balance')).toEqual({
    ...wallet(750_000.5, 30_000, 12_000),
    userId: 'demo',
  })
  expect(await money('transfer-in', { amount: 50_000 })).toEqual(wallet(700_000.5, 80_000, 12_000))
  expect(await money('transfer-out', { amount: 1_000 })).toEqual(wallet(701_000.5, 79_000, 12_000))
  expect(await money('money-to-point', { amount: 1_000 })).toEqual(
    wallet(700_000.5, 79_000, 13_000),
  )
  expect(await money('change-to-point', { amount: 9_000 })).toEqual(
    wallet(700_000.5, 70_000, 22_000),
  )
  expect(await money('point-to-money', { amount: 10_000 })).toEqual(
    wallet(710_000.5, 70_000, 12_000),
  )
  expect(await money('roll-to-balance', { amount: 12_000 })).toEqual(wallet(722_000.5, 70_000, 0))
  expect(await money('roll-to-balance', { amount: 10_000 })).toEqual({ status: 'low_point' })
  expect(await money('transfer-in', { amount: 900_000 })).toEqual({ status: 'balance' })

  expect(await call('get-deposit-lock')).toEqual({
    status: 'success',
    ...{ locked: false, reason: null, until: null },
  })
  state.locked.out = true
  expect(await call('get-withdraw-lock')).toMatchObject({ locked: true })
  expect(await money('apply-user-withdraw', { amount: 40_000 })).toEqual({ status: 'time' })
  state.locked.out = false

  const applied = (id: number, amount: number) => ({
    id,
    amount,
    status: 'wait',
    requestedAt: expect.any(String),
    settledAt: null,
  })
  expect(await money('apply-user-deposit', { amount: 60_000, bankOwner: '홍길동' })).toEqual({
    status: 'success',
    deposit: applied(9_000, 60_000),
  })
  expect(demo.payments.in[0]).toMatchObject({ amount: 6_000_000, owner: '홍길동' })
  expect(await money('apply-deposit-payment', { code: 'usdt', amount: 30_000 })).toEqual({
    status: 'wait',
  })
  expect(await call('get-deposit-list', { page: 2, pageSize: 2 })).toEqual({
    status: 'success',
    list: [
      {
        ...{ id: 1_021, amount: 20_000, status: 'cansel' },
        requestedAt: iso(demo.payments.in[2]!.asked_ms),
        settledAt: iso(demo.payments.in[2]!.done_ms),
      },
    ],
    total: 3,
  })
  expect(await call('del-user-deposit', { id: 9_000 })).toEqual({ status: 'success' })
  expect(await call('del-user-deposit', { id: 9_000 })).toEqual({ status: 'already' })
  expect(await money('apply-deposit-payment', { code: 'usdt', amount: 30_000 })).toEqual({
    status: 'success',
    ...{ deposit: applied(9_001, 30_000), instruction: '' },
  })
  const account = { bankname: '', banknum: '' }
  expect(await money('apply-user-withdraw', { amount: 40_000 })).toEqual({
    status: 'success',
    withdrawal: { ...applied(9_002, 40_000), ...account },
  })
  expect(await call('get-withdraw-list')).toMatchObject({
    list: [{ id: 9_002 }, { id: 1_030 }],
    total: 2,
  })
  expect(await call('del-user-withdraw', { id: 9_002 })).toEqual({ status: 'success' })
  const usdt = {
    code: 'usdt',
    nameKo: 'USDT',
    nameEn: 'USDT',
    minAmount: 30_000,
    maxAmount: 900_000,
  }
  expect(await call('get-deposit-payment')).toEqual({ status: 'success', list: [usdt] })
  expect(await call('get-withdrawal-payment')).toEqual({ status: 'success', list: [usdt] })
  expect(await call('withdrawal-launcher', { code: 'usdt' })).toMatchObject({
    ...{ ticket: 'T1', minAmount: 30_000, maxAmount: 900_000 },
  })
  expect(await money('apply-withdrawal-payment', { ticket: 'T1', amount: 50_000 })).toEqual({
    status: 'success',
    withdrawal: { ...applied(9_003, 50_000), ...account },
  })
  expect(demo.balance).toBe(672_000_50)
  expect(drift()).toEqual([])
})

test('R-COMM-01 R-COMM-02 messages, inquiries and notices of a mapped backend, until its session ends', async () => {
  const { state, demo, player, call, drift } = await startMapped()
  await player.signIn()
  const letters = [...demo.letters]
  const note = (at: number) => ({
    ...{ id: 1_001 + at, title: `Letter ${at + 1}` },
    createdAt: iso(letters[at]!.written_ms),
    readAt: iso(letters[at]!.opened_ms),
  })

  expect(await call('get-user-note')).toEqual({ status: 'success', list: [note(0), note(1)] })
  expect(await call('get-note-list', { page: 2, pageSize: 2 })).toEqual({
    status: 'success',
    ...{ list: [note(2)], total: 3 },
  })
  expect(await call('read-note-message', { id: 1_001 })).toEqual({
    status: 'success',
    note: { ...note(0), content: '<p>Letter 1 to demo</p>' },
  })
  expect(await call('read-note-message', { id: 2_001 })).toEqual({ status: 'cant_find_code' })
  expect(await call('user-del-note')).toEqual({ status: 'success' })
  expect(await call('read-all-notes')).toEqual({ status: 'success', count: 1 })
  expect(await call('del-all-notes')).toEqual({ status: 'success', count: 2 })
  expect(await call('get-user-notices')).toMatchObject({
    list: [{ id: 1, title: 'News 1' }, { id: 2 }],
  })

  const [question] = demo.questions
  const inquiry = {
    ...{ id: 1_010, title: 'A bonus' },
    createdAt: iso(question!.written_ms),
    answeredAt: iso(question!.replied_ms),
  }
  expect(await call('get-help-list')).toEqual({
    status: 'success',
    list: [{ ...inquiry, readAt: null }],
  })
  expect(await call('read-help-message', { id: 1_010 })).toEqual({
    status: 'success',
    help: {
      ...inquiry,
      readAt: iso(question!.opened_ms),
      content: 'Where is it?',
      answer: 'It is there.',
    },
  })
  expect(await call('user-write-help', { title: '질문', content: '첫 줄' })).toMatchObject({
    help: { id: 9_000, title: '질문', answeredAt: null },
  })
  expect(await call('user-ask-account')).toMatchObject({ help: { id: 9_001, title: 'Account' } })
  expect(demo.questions.map(({ subject, text }) => [subject, text])).toEqual([
    ['Account', 'Please tell me the account.'],
    ['질문', '첫 줄'],
    ['A bonus', 'Where is it?'],
  ])
  expect(await call('del-all-help')).toEqual({ status: 'success', count: 3 })
  expect(drift()).toEqual([])

  state.sessions.clear()
  expect(await player.post('user-health-check', {})).toMatchObject({ status: 401 })
  expect((await player.renew()).body).toEqual({ status: 'unauthenticated' })
})

test('R-ACCT-02 the log names what cannot be read in the words of the backend', async () => {
  const { demo, player, call, drift } = await startMapped()
  await player.signIn()
  Object.assign(demo, { balance: 12.5 })
  expect(await call('get-in-game-balance')).toMatchObject({ gameMoney: 30_000 })
  expect((await player.post('get-slot-by-company', { company: 'west' })).status).toBe(502)
  expect(drift()).toEqual([
    [
      '/balance must be number (from /result/wallet/balance [line 37] of /api/v2/slot/get_in_game_balance)',
    ],
    ['/status is missing (from /result_code E_KIND of /api/v2/slot/get_slot_by_company)'],
  ])
})
