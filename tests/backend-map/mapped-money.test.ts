import { describe, expect, test } from 'vitest'
import { openMap, ok } from './edited-map.ts'
import type { CannedAnswer } from './edited-map.ts'

describe('money that moved is never reported as refused, and never sent twice', () => {
  const listAnswer = (...rows: readonly (readonly [number, number])[]) =>
    ok({
      rows: rows.map(([payment_id, amount]) => ({
        payment_id,
        amount,
        stage: 1,
        asked_ms: 1_795_910_000_000,
        done_ms: 0,
      })),
      row_count: rows.length,
    })
  const expired: CannedAnswer = { json: { result_code: 'E_SESSION' } }
  const refusal = { json: { result_code: 'E_PENDING' } }
  const deposit = { amount: 60_000, bankOwner: '데모' }

  test.each<[string, (CannedAnswer | Error)[]]>([
    ['cannot be read', [ok(), new Error('broken')]],
    ['end the session', [ok(), expired]],
    ['are an HTTP error', [ok(), { status: 503 }]],
    ['have another outcome', [ok(), refusal]],
  ])('R-ACCT-07 the balances after a transfer %s', async (_name, answers) => {
    const { call, sent } = await openMap({}, answers)
    const transfer = call('slot/user_transfer_in', { amount: 1_000 })
    await expect(transfer).rejects.toMatchObject({ name: 'UnreadOutcomeError' })
    expect(sent.map(({ path }) => path)).toEqual([
      '/api/v2/slot/user_transfer_in',
      '/api/v2/slot/get_in_game_balance',
    ])
  })

  test.each<[string, (CannedAnswer | Error)[]]>([
    ['cannot be read', [listAnswer([1, 5]), ok(), new Error('broken')]],
    ['ends the session', [listAnswer([1, 5]), ok(), expired]],
    ['does not have it', [listAnswer([1, 5]), ok(), listAnswer([1, 5])]],
    ['has another amount', [listAnswer([1, 5]), ok(), listAnswer([2, 5], [1, 5])]],
    ['has two of them', [listAnswer(), ok(), listAnswer([3, 6_000_000], [2, 6_000_000])]],
  ])('R-ACCT-07 the new deposit: the list afterwards %s', async (_name, answers) => {
    const { call, sent } = await openMap({}, answers)
    await expect(call('balance/apply_user_deposit', deposit)).rejects.toMatchObject({
      name: 'UnreadOutcomeError',
    })
    expect(sent.filter(({ path }) => path.endsWith('apply_user_deposit'))).toHaveLength(1)
  })

  test.each<[string, CannedAnswer | Error, number]>([
    ['cannot be read', new Error('broken'), 503],
    ['is an HTTP error', { status: 500 }, 503],
    ['ends the session', expired, 401],
  ])('R-ACCT-07 nothing is sent when the list before %s', async (_name, before, status) => {
    const { call, sent } = await openMap({}, [before])
    expect((await call('balance/apply_user_deposit', deposit)).status).toBe(status)
    expect(sent.map(({ path, headers }) => [path, headers.includes('idempotency-key')])).toEqual([
      ['/api/v2/balance/get_deposit_list', false],
    ])
  })

  test('R-ACCT-07 the new one is found among others, and a refusal asks for nothing more', async () => {
    const answers = [
      listAnswer([1, 5]),
      ok(),
      listAnswer([3, 7], [2, 6_000_000], [1, 5]),
      listAnswer(),
      refusal,
    ]
    const { call, bodies } = await openMap({}, answers)
    expect((await call('balance/apply_user_deposit', deposit)).body).toMatchObject({
      deposit: { id: 2, amount: 60_000 },
    })
    expect((await call('balance/apply_user_deposit', deposit)).body).toEqual({ status: 'wait' })
    expect(bodies()[1]).toEqual([
      '/api/v2/balance/apply_user_deposit',
      '{"data":{"amount":6000000,"owner":"데모"}}',
    ])
    expect(bodies()).toHaveLength(5)
  })
})
