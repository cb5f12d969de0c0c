import { describe, expect, test } from 'vitest'
import { startSignedInHarness } from './proxy-harness.ts'
import { json } from './scripted-backend.ts'

const names = { nameKo: '하늘', nameEn: 'Haneul' }
const wallet = { balance: 490_000, gameMoney: 30_000, rolling: 3_000 }
const key = { 'idempotency-key': '3f0c8f5e-7c0e-4d0a-9d2e-6f3b2d1a0c9e' }

describe.each(['report', 'enforce'])('A-242 in the mode %s, an answer without a status', (mode) => {
  const start = () => startSignedInHarness({ ANSWER_MODE: mode })

  test('R-CALL-07 is a success where the document shows no status for it', async () => {
    const { backend, browser, log } = await start()
    backend.stub('slot/get_casino_setting', json({ casiono: [names] }))
    backend.stub('community/note_list', json({ list: [], total: 0 }))
    const lists = [
      await browser.post('get-casino-setting', {}),
      await browser.post('get-note-list', {}),
    ]
    expect(lists.map(({ status, body }) => [status, body])).toEqual([
      [200, { status: 'success', casiono: [names] }],
      [200, { status: 'success', list: [], total: 0 }],
    ])
    expect(log.filter(({ details }) => details?.some((one) => one.includes('/status')))).toEqual([])
  })

  test('R-CALL-06 is none where it has nothing that the contract lists, such as an error of the backend', async () => {
    const { backend, browser } = await start()
    backend.stub('community/note_list', json({ code: 9001, message: 'login' }))
    expect((await browser.post('get-note-list', {})).status).toBe(502)
  })

  test('R-CALL-06 is none where the document shows a status', async () => {
    const { backend, browser } = await start()
    backend.stub('slot/open_game', json({ gameUrl: 'https://games.example/1' }))
    const game = { kind: 'casino', company: 'haneul' }
    expect((await browser.post('open-game', game)).status).toBe(502)
  })

  test('R-ACCT-07 of a money call is a success only if every balance can be read; else the outcome is unknown', async () => {
    const { backend, browser } = await start()
    backend.stub('slot/user_transfer_in', json(wallet))
    const moved = await browser.post('transfer-in', { amount: 10_000 }, key)
    expect([moved.status, moved.body]).toEqual([200, { status: 'success', ...wallet }])
    backend.stub('slot/user_transfer_in', json({ ...wallet, balance: 'much' }))
    const other = { 'idempotency-key': '4f0c8f5e-7c0e-4d0a-9d2e-6f3b2d1a0c9e' }
    expect((await browser.post('transfer-in', { amount: 10_000 }, other)).status).toBe(504)
  })
})
