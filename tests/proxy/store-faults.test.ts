import { describe, expect, test } from 'vitest'
import { startHarness } from './proxy-harness.ts'
import { json, member, problem } from './scripted-backend.ts'
import { otherProcess, sqliteFile } from './store-files.ts'

const credentials = { id: 'demo', pw: 'demo1234' }
const health = { status: 'success', user: member, noteCount: 2, helpCount: 1 }

describe('while another process holds the lock of the session file', () => {
  async function startLocked() {
    const file = sqliteFile()
    const harness = await startHarness({ SESSION_STORE: file })
    const browser = harness.browser()
    await browser.signIn()
    const other = otherProcess(file)
    other.lock()
    return { ...harness, guest: harness.browser, browser, release: other.release }
  }

  test('a login fails with that reason, and no other call waits', async () => {
    const { url, browser, guest, release, backend, admin, pass } = await startLocked()
    backend.stub('user/user_health_check', json({ ...health, user: { ...member, level: 4 } }))
    const order: string[] = []
    const nextRequest = backend.nextRequest()
    const login = guest()
      .post('user-do-login', credentials)
      .finally(() => order.push('login'))
    await nextRequest
    for (let count = 0; count < 5; count += 1) {
      expect((await fetch(`${url}/healthz`)).status).toBe(200)
      expect((await browser.post('session', {})).body).toMatchObject({ status: 'authenticated' })
      order.push('others')
    }
    expect(await login).toMatchObject({ status: 503, body: { code: 'backend_unreachable' } })
    expect((await login).headers.get('retry-after')).toBe('5')
    expect(order).toEqual(['others', 'others', 'others', 'others', 'others', 'login'])
    const readiness = await admin('/readyz')
    expect(readiness.status).toBe(503)
    expect(await readiness.text()).toMatch(/^The session store does not respond: no answer within/)

    // The health check's data reaches the page although it cannot be stored.
    expect((await browser.post('user-health-check', {})).status).toBe(200)
    release()
    expect((await guest().signIn()).answer.status).toBe(200)
    pass(1_000)
    expect((await admin('/readyz')).status).toBe(200)
  })

  test('R-SESS-06 a logout ends the session', async () => {
    const { browser, guest, release, backend } = await startLocked()
    const stored = { cookie: browser.cookie()!, authorization: `Bearer ${browser.token()!}` }
    const answer = await browser.post('logout', {})
    expect(answer).toMatchObject({ status: 200, body: { status: 'success' } })
    expect(browser.cookie()).toBeNull()
    const before = backend.received.length
    expect((await guest().post('user-health-check', {}, stored)).status).toBe(401)
    expect((await guest().post('session', {}, stored)).body).toEqual({
      status: 'unauthenticated',
    })
    expect(backend.received).toHaveLength(before)
    release()
  })
})

describe('R-ACCT-07 a player waits a second for the store, however often a request asks it', () => {
  const DEPOSIT = 'balance/apply_user_deposit'
  const answer = { status: 'success', deposit: { id: 7, amount: 30_000, status: 'wait' } }
  const key = { 'idempotency-key': '7f9c1a52-0d4b-4b8e-9a31-5e2f0c6d8b17' }
  /** Two waits of one second each would exceed this. */
  const MAX_MS = 1_900

  async function startDepositing() {
    const file = sqliteFile()
    const harness = await startHarness({ SESSION_STORE: file, LOGIN_TRIES: '5' })
    const browser = harness.browser()
    await browser.signIn()
    await browser.post('set-limit', { limit: 'deposit_24h', value: 30_000 })
    const other = otherProcess(file)
    const deposit = () =>
      browser.post('apply-user-deposit', { amount: 30_000, bankOwner: '김데모' }, key)
    const deposits = () => harness.backend.received.filter(({ path }) => path.endsWith(DEPOSIT))
    return { ...harness, browser, other, deposit, deposits }
  }

  const msOf = async (work: Promise<unknown>): Promise<number> => {
    const from = performance.now()
    await work
    return performance.now() - from
  }

  test('a deposit whose outcome cannot be written is answered, and its outcome is written later', async () => {
    const { backend, browser, other, deposit, deposits } = await startDepositing()
    backend.stub(DEPOSIT, (response, request) => {
      other.lock()
      json(answer)(response, request)
    })
    const first = deposit()
    expect(await msOf(first)).toBeLessThan(MAX_MS)
    expect((await first).body).toMatchObject({ status: 'success' })
    other.release()
    await expect.poll(async () => (await deposit()).body).toMatchObject(answer)
    expect(deposits()).toHaveLength(1)
    const another = { 'idempotency-key': crypto.randomUUID() }
    const body = { amount: 1, bankOwner: '김데모' }
    expect((await browser.post('apply-user-deposit', body, another)).body).toMatchObject({
      status: 'limit',
      left: 0,
    })
  })

  test('a deposit that the backend refuses is answered, and its part of the limit is given back later', async () => {
    const { backend, other, deposit } = await startDepositing()
    backend.stub(DEPOSIT, (response, request) => {
      other.lock()
      problem(503, 'backend_unreachable')(response, request)
    })
    const refused = deposit()
    expect(await msOf(refused)).toBeLessThan(MAX_MS)
    expect((await refused).status).toBe(503)
    backend.stub(DEPOSIT, json(answer))
    other.release()
    await expect.poll(async () => (await deposit()).body).toMatchObject(answer)
  })

  test('a login whose session cannot be written is refused', async () => {
    const { other, browser } = await startDepositing()
    other.lock()
    const login = browser.post('user-do-login', credentials)
    expect(await msOf(login)).toBeLessThan(MAX_MS)
    expect((await login).status).toBe(503)
    other.release()
  })
})
