import { describe, expect, test, vi } from 'vitest'
import { START, startHarness } from './proxy-harness.ts'
import { brokenSocket, json, problem } from './scripted-backend.ts'
import { otherProcess, sqliteFile } from './store-files.ts'
import {
  DEPOSIT,
  LIST,
  at,
  deposit,
  setLimit,
  protection,
  request,
  acceptDeposits,
  startDepositing,
} from './depositing.ts'
import { HOUR_MS, DAY_MS } from '../../src/lib/durations.ts'

describe('R-PROT-01 R-COMM-02 the account to pay a deposit into', () => {
  test('is not named while a limit of deposits leaves nothing, or a reality check is due', async () => {
    const { backend, browser, pass } = await startDepositing()
    const questionCount = () =>
      backend.received.filter(({ path }) => path.endsWith('write_help')).length
    const ask = async () => (await browser.post('user-ask-account', {})).body
    backend.stub('community/write_help', json({ status: 'wait' }))
    await setLimit(browser, 100_000)
    expect(await ask()).toEqual({ status: 'wait' })
    await deposit(browser, 100_000)
    expect(await ask()).toEqual({
      status: 'limit',
      limit: 'deposit_24h',
      left: 0,
      freesAt: at(START + DAY_MS),
    })
    pass(HOUR_MS)
    expect(await ask()).toEqual({ status: 'reality_check' })
    expect(questionCount()).toBe(1)
  })

  test('is not named while the store cannot be read', async () => {
    const file = sqliteFile()
    const { backend, browser } = await startDepositing({ SESSION_STORE: file })
    const other = otherProcess(file)
    other.lock()
    const before = backend.received.length
    const { status, body } = await browser.post('user-ask-account', {})
    expect([status, body['code']]).toEqual([503, 'backend_unreachable'])
    expect(backend.received).toHaveLength(before)
    other.release()
  })
})

const usedLimit = (amount: number): unknown =>
  expect.objectContaining({ limit: 'deposit_24h', used: amount })

describe('R-PROT-05 a deposit counts', () => {
  test('as often as it can have been made, while the list does not say whose an equal one is', async () => {
    const { backend, browser } = await startDepositing()
    await setLimit(browser, 20_000)
    backend.stub(DEPOSIT, brokenSocket)
    expect((await deposit(browser, 10_000)).status).toBe(504)
    let answer: () => void = () => undefined
    const secondDeposit = request(10_000)
    backend.stub(DEPOSIT, (response, received) => {
      answer = () => json({ status: 'success', deposit: secondDeposit })(response, received)
    })
    const nextRequest = backend.nextRequest()
    const sent = deposit(browser, 10_000)
    await nextRequest
    backend.stub(LIST, json({ status: 'success', list: [secondDeposit], total: 1 }))
    await browser.post('get-deposit-list', {})
    answer()
    expect((await sent).body['status']).toBe('success')
    acceptDeposits(backend)
    // The first deposit takes effect only now; the backend would accept a third one.
    expect((await deposit(browser, 10_000)).body).toMatchObject({ status: 'limit', left: 0 })
  })

  test('although an earlier one under its key is released late', async () => {
    const file = sqliteFile()
    const { backend, browser, log, stop } = await startDepositing({ SESSION_STORE: file })
    await setLimit(browser, 20_000)
    const other = otherProcess(file)
    const key = crypto.randomUUID()
    backend.stub(DEPOSIT, (response, received) => {
      other.lock()
      problem(503, 'backend_unreachable')(response, received)
    })
    const refused = deposit(browser, 10_000, key)
    const hasStoreFault = () => log.some(({ event }) => event === 'store_fault')
    await vi.waitFor(() => expect(hasStoreFault()).toBe(true), { timeout: 10_000, interval: 5 })
    other.release()
    expect((await refused).status).toBe(503)
    acceptDeposits(backend)
    const again = await deposit(browser, 10_000, key)
    expect(again.body['status']).toBe('success')
    // Stopping writes the deferred operations.
    await stop()
    const next = await startHarness({ SESSION_STORE: file, BACKEND_URL: backend.url })
    const later = next.browser()
    await later.signIn()
    expect((await protection(later))['limits']).toContainEqual(usedLimit(10_000))
  })

  test('not when the backend refused it, or was not reached', async () => {
    const { backend, browser } = await startDepositing()
    await setLimit(browser, 100_000)
    backend.stub(DEPOSIT, json({ status: 'wait' }))
    expect((await deposit(browser, 100_000)).body['status']).toBe('wait')
    backend.stub(DEPOSIT, problem(400, 'request_invalid'))
    await deposit(browser, 100_000)
    acceptDeposits(backend)
    expect((await deposit(browser, 100_000)).body['status']).toBe('success')
  })

  test('when its outcome is unknown, although the list has a cancelled one of its amount', async () => {
    const { backend, browser } = await startDepositing()
    await setLimit(browser, 100_000)
    backend.stub(DEPOSIT, brokenSocket)
    expect((await deposit(browser, 70_000)).status).toBe(504)
    acceptDeposits(backend)
    expect((await deposit(browser, 40_000)).body).toMatchObject({ status: 'limit', left: 30_000 })
    const list = [request(70_000, { id: 7, status: 'cansel' })]
    backend.stub(LIST, json({ status: 'success', list, total: 1 }))
    await browser.post('get-deposit-list', {})
    expect((await deposit(browser, 40_000)).body).toMatchObject({ status: 'limit', left: 30_000 })
  })

  test('not after the member cancelled it', async () => {
    const { backend, browser } = await startDepositing()
    await setLimit(browser, 100_000)
    const created = (await deposit(browser, 100_000)).body['deposit'] as { id: string }
    backend.stub('balance/user_del_deposit', json({ status: 'already' }))
    await browser.post('del-user-deposit', { id: created.id })
    expect((await deposit(browser, 1)).body['status']).toBe('limit')
    backend.stub('balance/user_del_deposit', json({ status: 'success' }))
    await browser.post('del-user-deposit', { id: created.id })
    expect((await deposit(browser, 100_000)).body['status']).toBe('success')
  })
})
