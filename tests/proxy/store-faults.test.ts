import { describe, expect, test } from 'vitest'
import { startHarness } from './proxy-harness.ts'
import { json, member } from './scripted-backend.ts'
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

  test('a login is told so, and nobody else waits for it', async () => {
    const { url, browser, guest, release, backend, admin, pass } = await startLocked()
    backend.does('user/user_health_check', json({ ...health, user: { ...member, level: 4 } }))
    const order: string[] = []
    const asked = backend.asked()
    const login = guest()
      .post('user-do-login', credentials)
      .finally(() => order.push('login'))
    await asked
    for (let count = 0; count < 5; count += 1) {
      expect((await fetch(`${url}/healthz`)).status).toBe(200)
      expect((await browser.post('session', {})).body).toMatchObject({ status: 'authenticated' })
      order.push('others')
    }
    expect(await login).toMatchObject({ status: 503, body: { code: 'backend_unreachable' } })
    expect((await login).headers.get('retry-after')).toBe('5')
    expect(order).toEqual(['others', 'others', 'others', 'others', 'others', 'login'])
    expect((await admin('/readyz')).status).toBe(503)

    // What the check says of the member reaches the page, although it cannot be stored.
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
