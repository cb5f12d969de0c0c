import { describe, expect, test } from 'vitest'
import { START, browserAt, startHarness } from './proxy-harness.ts'
import { realProxy } from './real-proxy.ts'
import { json } from './scripted-backend.ts'
import { otherProcess, sqliteFile } from './store-files.ts'
import {
  LIST,
  at,
  deposit,
  transfer,
  openGame,
  setLimit,
  protection,
  deposits,
  request,
  acceptDeposits,
  startDepositing,
} from './depositing.ts'
import { HOUR_MS, DAY_MS } from '../../src/lib/durations.ts'

describe('R-PROT-01 a limit that a member set', () => {
  test('refuses before a call of the backend, also in another browser, and names the remaining amount', async () => {
    const { backend, browser, url } = await startDepositing()
    expect((await setLimit(browser, 100_000)).body).toMatchObject({ status: 'success' })
    const other = browserAt(url)
    await other.signIn('DEMO')
    expect((await deposit(browser, 80_000)).body['status']).toBe('success')
    expect((await deposit(other, 20_001)).body).toEqual({
      status: 'limit',
      limit: 'deposit_24h',
      left: 20_000,
      freesAt: at(START + DAY_MS),
    })
    expect(deposits(backend)).toBe(1)
    expect((await deposit(other, 20_000)).body['status']).toBe('success')
    expect((await protection(browser))['limits']).toContainEqual({
      limit: 'deposit_24h',
      value: 100_000,
      used: 100_000,
      left: 0,
      pendingValue: null,
      pendingFrom: null,
      pendingUntil: null,
    })
  })

  test('may be asked under the same key again, when there is room', async () => {
    const { browser, pass } = await startDepositing()
    await setLimit(browser, 100_000)
    await deposit(browser, 100_000)
    const key = crypto.randomUUID()
    expect((await deposit(browser, 50_000, key)).body['status']).toBe('limit')
    pass(DAY_MS)
    // A day later the session is a new one.
    await browser.signIn()
    expect((await deposit(browser, 50_000, key)).body['status']).toBe('success')
  })

  test.each([0, -1, 1.5, 1_000_000_001, 'much'])('is not %s', async (value) => {
    const { browser } = await startDepositing()
    const { status, body } = await browser.post('set-limit', { limit: 'deposit_24h', value })
    expect([status, body['code']]).toEqual([400, 'request_invalid'])
    expect(body['errors']).toMatchObject([{ pointer: '/value' }])
  })

  test('has room for three of fifty deposits at once', async () => {
    const { backend, browser } = await startDepositing({ SESSION_STORE: sqliteFile() })
    await setLimit(browser, 300_000)
    const replies = await Promise.all(Array.from({ length: 50 }, () => deposit(browser, 100_000)))
    const successes = replies.filter(({ body }) => body['status'] === 'success')
    expect(deposits(backend)).toBeLessThanOrEqual(3)
    expect(successes.length).toBeLessThanOrEqual(deposits(backend))
    // A busy machine may not reach its store in time: that attempt may keep the room that it reserved.
    const busy = replies.filter(({ status }) => status === 503)
    expect(successes.length + busy.length).toBeGreaterThanOrEqual(3)
    const others = replies.filter((reply) => !successes.includes(reply) && !busy.includes(reply))
    expect(others.map(({ body }) => body['status'])).toEqual(others.map(() => 'limit'))
    expect(others).not.toEqual([])
  })

  test('waits 24 hours for confirmation when raised, and applies at once when lowered', async () => {
    const { browser, pass } = await startDepositing()
    await setLimit(browser, 100_000)
    const raised = await setLimit(browser, 500_000)
    expect(raised.body['limits']).toContainEqual({
      limit: 'deposit_24h',
      value: 100_000,
      used: 0,
      left: 100_000,
      pendingValue: 500_000,
      pendingFrom: at(START + DAY_MS),
      pendingUntil: at(START + 8 * DAY_MS),
    })
    const confirm = () => browser.post('confirm-limit', { limit: 'deposit_24h' })
    await confirm()
    expect((await deposit(browser, 200_000)).body['status']).toBe('limit')
    pass(DAY_MS)
    await browser.signIn()
    expect((await deposit(browser, 200_000)).body['status']).toBe('limit')
    await confirm()
    expect((await deposit(browser, 200_000)).body['status']).toBe('success')
    await setLimit(browser, 200_000)
    expect((await deposit(browser, 1)).body).toMatchObject({ status: 'limit', left: 0 })
  })
})

describe('R-PROT-03 a break', () => {
  test('refuses deposits, transfers and games, allows withdrawals, and ends by itself', async () => {
    const { backend, browser, pass } = await startDepositing()
    const moved = { status: 'success', balance: 1, gameMoney: 1, rolling: 1 }
    backend.stub('slot/user_transfer_in', json(moved))
    backend.stub('slot/user_withdraw', json(moved))
    backend.stub('balance/apply_user_withdraw', json({ status: 'time' }))
    const { body } = await browser.post('start-break', { days: 1 })
    const until = at(START + DAY_MS)
    expect(body['breakUntil']).toBe(until)
    const waysIn = async () =>
      (
        await Promise.all([
          deposit(browser, 1),
          transfer(browser, 'transfer-in'),
          openGame(browser),
          browser.post('user-ask-account', {}),
        ])
      ).map((reply) => reply.body)
    expect(await waysIn()).toEqual(Array.from({ length: 4 }, () => ({ status: 'break', until })))
    const withdrawal = await browser.post(
      'apply-user-withdraw',
      { amount: 1 },
      { 'idempotency-key': crypto.randomUUID() },
    )
    expect(withdrawal.body['status']).toBe('time')
    expect((await transfer(browser, 'transfer-out')).body['status']).toBe('success')
    expect((await browser.post('get-deposit-list', {})).status).toBe(200)
    pass(DAY_MS)
    await browser.signIn()
    backend.stub('community/write_help', json({ status: 'wait' }))
    expect((await waysIn()).map(({ status }) => status)).toEqual([
      'success',
      'success',
      'success',
      'wait',
    ])
    expect((await protection(browser))['breakUntil']).toBeNull()
  })
})

describe('R-PROT-04 the reality check', () => {
  test('keeps games and deposits closed until it is answered, once for all pages', async () => {
    const { browser, pass } = await startDepositing()
    await deposit(browser, 30_000)
    pass(HOUR_MS)
    const due = (await protection(browser))['checkDue']
    expect(due).toBe(at(START + HOUR_MS))
    expect((await openGame(browser)).body).toEqual({ status: 'reality_check' })
    expect((await deposit(browser, 1)).body).toEqual({ status: 'reality_check' })
    expect(await protection(browser)).toMatchObject({
      playingSince: at(START),
      sessionIn: { balance: 30_000, games: 0 },
    })
    const answers = await Promise.all(
      [1, 2].map(() => browser.post('answer-reality-check', { due })),
    )
    expect(answers.map(({ body }) => body['checkDue'])).toEqual(
      Array.from({ length: 2 }, () => at(START + 2 * HOUR_MS)),
    )
    expect((await openGame(browser)).body['status']).toBe('success')
  })
})

test('R-PROT-06 the record shows movements from the proxy and the lists, and logins', async () => {
  const { backend, browser, pass } = await startDepositing()
  await deposit(browser, 30_000)
  const list = [
    request(200_000, { status: 'already', requestedAt: at(START - 40 * DAY_MS) }),
    request(50_000, { status: 'already', requestedAt: at(START - 10 * DAY_MS) }),
  ]
  backend.stub(LIST, json({ status: 'success', list, total: 2 }))
  await browser.post('get-deposit-list', {})
  const { body } = await browser.post('get-money-record', {})
  expect(body['list']).toEqual([
    { kind: 'deposit', amount: 30_000, at: at(START), state: 'waiting' },
    { kind: 'deposit', amount: 50_000, at: at(START - 10 * DAY_MS), state: 'completed' },
    { kind: 'deposit', amount: 200_000, at: at(START - 40 * DAY_MS), state: 'completed' },
  ])
  pass(HOUR_MS / 2)
  await browser.signIn()
  expect(await protection(browser)).toMatchObject({
    netMonth: 50_000,
    netThreeMonths: 250_000,
    netKnown: 250_000,
    loginBefore: at(START),
    loginLast: at(START + HOUR_MS / 2),
  })
})

test('R-PROT-01 without a session nothing is shown and nothing set', async () => {
  const { browser } = await startHarness()
  const guest = browser()
  for (const route of ['get-protection', 'get-money-record']) {
    expect((await guest.post(route, {})).status).toBe(401)
  }
  expect((await setLimit(guest, 1)).status).toBe(401)
})

test('R-PROT-01 while the store cannot write, deposits, transfers and games are refused, all else works', async () => {
  const file = sqliteFile()
  const { backend, browser } = await startDepositing({ SESSION_STORE: file })
  await setLimit(browser, 100_000)
  const other = otherProcess(file)
  other.lock()
  const requestCount = backend.received.length
  const refused = await Promise.all([
    deposit(browser, 1),
    transfer(browser, 'transfer-in'),
    openGame(browser),
  ])
  expect(refused.map(({ status, body }) => [status, body['code']])).toEqual(
    Array.from({ length: 3 }, () => [503, 'backend_unreachable']),
  )
  expect(backend.received.slice(requestCount)).toEqual([])
  backend.stub(LIST, json({ status: 'success', list: [], total: 0 }))
  expect((await browser.post('get-deposit-list', {})).status).toBe(200)
  other.release()
  expect((await deposit(browser, 100_000)).body['status']).toBe('success')
})

describe('R-PROT-01 of real processes', () => {
  test('a limit still applies after the proxy was killed, and in another process with the file', async () => {
    const env = { SESSION_STORE: sqliteFile() }
    const one = await realProxy({ env })
    acceptDeposits(one.backend)
    const first = browserAt(one.url)
    await first.signIn()
    await setLimit(first, 100_000)
    await deposit(first, 70_000)
    process.kill(one.group, 'SIGKILL')
    await one.ended
    const two = await realProxy({ env: { ...env, BACKEND_URL: one.backend.url } })
    const second = browserAt(two.url)
    await second.signIn()
    expect((await deposit(second, 40_000)).body).toMatchObject({ status: 'limit', left: 30_000 })
    expect(deposits(one.backend)).toBe(1)
  })
})
