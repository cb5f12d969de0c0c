import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Answering, Requesting, ValueFunction } from '../../proxy/backend-map/map-functions.ts'
import { folder, openMap, ok } from './edited-map.ts'

const lock: Answering<'getBalanceDepositLock'> = ({ root }) => ({
  locked: (root as { readonly state: string }).state === 'closed',
  reason: null,
  until: null,
})
const bet: Requesting<'openGame'> = ({ kind, company }) => ({ game: [kind, company].join(':') })
const address: ValueFunction = (value, { sent }) =>
  `https://games.example/${String(value)}?${String(sent['kind'])}`
const functions = Object.entries({ lock, bet, address })
  .map(([name, made]) => `export const ${name} = ${String(made)}`)
  .join('\n')

test('functions of a file beside the map take what no rule can say', async () => {
  writeFileSync(join(folder, 'functions.ts'), functions)
  const edits = {
    'case: snake': 'case: snake\nfunctions: functions.ts',
    '  gameUrl: url': '  gameUrl: { at: path, by: address }',
    'game|SlotGame.code': 'SlotGame.code',
    '  readNote:':
      '  getBalanceDepositLock: { response: lock }\n  openGame: { request: bet }\n  readNote:',
  }
  const { call, bodies } = await openMap(edits, [
    { json: { result_code: 'OK', state: 'closed' } },
    ok({ path: 'g' }),
  ])
  expect((await call('balance/get_balance_deposit_lock')).body).toEqual({
    ...{ status: 'success', locked: true, reason: null, until: null },
  })
  expect((await call('slot/open_game', { kind: 'casino', company: 7 })).body).toEqual({
    status: 'success',
    gameUrl: 'https://games.example/g?casino',
  })
  expect(bodies()[1]).toEqual(['/api/v2/slot/open_game', '{"data":{"game":"casino:7"}}'])
})

describe('what cannot be read with certainty is never a plausible value', () => {
  const wallet = (balance: unknown) =>
    ok({ user_id: 'demo', wallet: { balance, game_money: 100, comp_points: 5 } })
  const balanceOf = async (edits: Readonly<Record<string, string>>, amount: unknown) => {
    const { call } = await openMap(edits, [wallet(amount)])
    const { body } = await call('slot/get_in_game_balance')
    return (body as Readonly<Record<string, unknown>>)['balance']
  }
  const money = (format: string) => ({ 'money: { minor: 2 }': `money: ${format}` })
  test.each([
    ['{ minor: 2 }', 12_345, 123.45],
    ['{ minor: 2 }', 123.45, 'unreadable'],
    ['{ minor: 2 }', '12345', '12345'],
    ['{ minor: 2 }', null, null],
    ['text', '1250000.50', 1_250_000.5],
    ['text', '1,250', '1,250'],
    ['text', '', ''],
    ['grouped', '1,250,000.5', 1_250_000.5],
    ['grouped', '1,25', '1,25'],
    ['{ as: grouped, group: ".", decimal: ",", signs: [원] }', '1.250,5원', 1_250.5],
    ['{ amount: value, currency: { at: unit, is: KRW } }', { value: 7, unit: 'KRW' }, 7],
    [
      '{ amount: value, currency: { at: unit, is: KRW } }',
      { value: 7, unit: 'USD' },
      { value: 7, unit: 'USD' },
    ],
    ['number', 1e300, 'unreadable'],
    ['number', true, true],
  ])('R-ACCT-02 money written %s: %j', async (format, amount, expected) => {
    expect(await balanceOf(money(format), amount)).toEqual(expected)
  })

  test.each([
    [1, false],
    [0, true],
    ['yes', 'unreadable'],
    [undefined, undefined],
  ])('a lock that says %j', async (open, locked) => {
    const { call } = await openMap({}, [ok({ open })])
    expect((await call('balance/get_balance_deposit_lock')).body).toEqual({
      status: 'success',
      ...(locked === undefined ? {} : { locked }),
      ...{ reason: null, until: null },
    })
  })

  test.each([
    ['epoch-s', 1_795_910_000, '2026-11-28T23:53:20.000Z'],
    ['epoch-s', 1_795_910_000_000, 1_795_910_000_000],
    ['epoch-ms', '1795910000000', '2026-11-28T23:53:20.000Z'],
    ['[epoch-s, epoch-ms]', 1_795_910_000_000, '2026-11-28T23:53:20.000Z'],
    [
      '{ text: yyyy-MM-dd HH:mm:ss, zone: +09:00 }',
      '2026-11-29 08:53:20',
      '2026-11-28T23:53:20.000Z',
    ],
    ['{ text: yyyy-MM-dd HH:mm:ss, zone: +09:00 }', '2026-02-31 08:53:20', '2026-02-31 08:53:20'],
    ['{ text: "dd.MM.yyyy HH:mm X" }', '29.11.2026 08:53 +0900', '2026-11-28T23:53:00.000Z'],
    ['iso', '2026-11-29T08:53:20+09:00', '2026-11-28T23:53:20.000Z'],
    ['iso', 'yesterday', 'yesterday'],
    ['epoch-us', 1_795_910_000_000_000, '2026-11-28T23:53:20.000Z'],
    ['ticks', '639315068000000000', '2026-11-28T23:53:20.000Z'],
    ['net-date', '/Date(1795910000000+0900)/', '2026-11-28T23:53:20.000Z'],
    ['net-date', '/Date(soon)/', '/Date(soon)/'],
    [
      '{ text: "M/d/yyyy h:mm:ss tt", zone: -05:00 }',
      '11/28/2026 6:53:20 PM',
      '2026-11-28T23:53:20.000Z',
    ],
    ['{ text: "M/d/yyyy h:mm tt" }', '11/28/2026 12:05 AM', '2026-11-28T00:05:00.000Z'],
    ['{ text: "M/d/yyyy h:mm tt" }', '11/28/2026 13:05 PM', '11/28/2026 13:05 PM'],
    [
      '{ text: "yy.MM.dd tt hh:mm", zone: +09:00 }',
      '26.11.29 오전 08:53',
      '2026-11-28T23:53:00.000Z',
    ],
    [
      `{ text: "yyyy-MM-dd'T'HH:mm:ss[.S]", zone: +09:00 }`,
      '2026-11-29T08:53:20.1234567',
      '2026-11-28T23:53:20.123Z',
    ],
    [
      '{ text: "ddd, dd MMM yyyy HH:mm:ss X" }',
      'Sat, 28 Nov 2026 23:53:20 GMT',
      '2026-11-28T23:53:20.000Z',
    ],
    ['{ text: "yyyy-MM-dd HH:mm:ssX" }', '2026-11-29 08:53:20+09', '2026-11-28T23:53:20.000Z'],
  ])('a time written %s: %j', async (format, time, expected) => {
    const { call } = await openMap({ 'instants: epoch-ms': `instants: ${format}` }, [
      ok({ rows: [{ news_id: 1, subject: 'a', text: 'b', written_ms: time }] }),
    ])
    expect((await call('community/notices')).body).toMatchObject({
      list: [{ createdAt: expected }],
    })
  })

  test.each([
    [{ user_id: 'demo' }, 'demo'],
    [{ userId: 'demo' }, 'demo'],
    [{ user_id: 'demo', userId: 'sora' }, 'demo'],
    [{ UserId: 'demo' }, undefined],
  ])('a name that is the same in an answer with %j', async (answer, expected) => {
    const { call } = await openMap({}, [ok({ ...answer, wallet: {} })])
    const { body } = await call('slot/get_in_game_balance')
    expect((body as Readonly<Record<string, unknown>>)['userId']).toBe(expected)
  })

  test.each([
    ['{ points: text }', '1250', 1_250],
    ['{ money: grouped }', '1,250', 1_250],
    ['{ numbers: text }', '1,250', '1,250'],
  ])(
    'formats of one value are of that value, whatever it holds: %s %j',
    async (as, comp, expected) => {
      const edits = { '  rolling: wallet/comp_points': `  rolling: { at: comp, as: ${as} }` }
      const { call } = await openMap(edits, [ok({ user_id: 'demo', wallet: {}, comp })])
      const { body } = await call('slot/get_in_game_balance')
      expect(body).toMatchObject({ rolling: expected })
    },
  )

  test.each([
    [[{ opened_ms: 0 }, { opened_ms: 5 }, { opened_ms: 0 }], 2],
    [[], 0],
    [[{ opened_ms: 0 }, {}], undefined],
    [null, undefined],
  ])('a count of the entries of a list: %j', async (rows, expected) => {
    const edits = {
      '  noteCount: counts:/result/letters':
        '  noteCount: { count: counts:/result/rows, where: { opened_ms: 0 } }',
    }
    const { call } = await openMap(edits, [ok({ user_id: 'demo', wallet: {} }), ok({ rows })])
    const { body } = await call('user/user_health_check')
    expect((body as Readonly<Record<string, unknown>>)['noteCount']).toBe(expected)
  })

  test('a count of a list that is answered as empty', async () => {
    const edits = {
      '  noteCount: counts:/result/letters': '  noteCount: { count: counts:/result/rows }',
      '    OK: success': '    OK: success\n    NONE: empty',
    }
    const none = { json: { result_code: 'NONE' } }
    const { call } = await openMap(edits, [ok({ user_id: 'demo', wallet: {} }), none])
    expect((await call('user/user_health_check')).body).toMatchObject({ noteCount: 0 })
  })

  test.each([
    [null, null],
    [{ text: 'yes' }, 'yes'],
    [{}, undefined],
    [undefined, undefined],
  ])('a text in an object that is %j', async (reply, answer) => {
    const edits = { '  answer: reply': '  answer: reply/text' }
    const { call } = await openMap(edits, [ok({ question: { subject: 'a', text: 'b', reply } })])
    const { body } = await call('community/help_read', { id: 1 })
    const { help } = body as { readonly help: Readonly<Record<string, unknown>> }
    expect(help).toHaveProperty('title', 'a')
    expect(help['answer']).toBe(answer)
  })

  test('a stage that the map does not list is told as it is, unless it looks like one of the contract’s', async () => {
    const row = (stage: unknown) => ({
      payment_id: 1,
      amount: 100,
      stage,
      asked_ms: 1_795_910_000_000,
      done_ms: 0,
    })
    const { call } = await openMap({}, [ok({ rows: ['hold', 'wait', 1].map(row), row_count: 3 })])
    const { body } = await call('balance/get_deposit_list')
    expect(body).toMatchObject({
      list: [{ status: 'hold' }, { status: 'unreadable' }, { status: 'wait' }],
    })
  })

  test('an outcome that the map does not list has no status, and an HTTP error goes on', async () => {
    const { call } = await openMap({}, [
      { json: { result_code: 'E_NEW', result: {} } },
      { status: 500, text: '<html>' },
    ])
    expect((await call('community/notices')).body).toEqual({})
    await expect(call('community/notices')).rejects.toThrow('JSON')
  })
})
