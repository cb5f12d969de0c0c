import { expect, describe, test } from 'vitest'
import { SESSION_LIFETIME_MS } from '../../src/lib/business-constants.ts'
import { START, startSignedInHarness } from './proxy-harness.ts'
import { json, member, problem } from './scripted-backend.ts'
import { otherProcess, sqliteFile } from './store-files.ts'
import { MINUTE_MS } from '../../src/lib/durations.ts'

const IDLE = 15 * MINUTE_MS
const expired = { status: 401, body: { code: 'session_expired' } }

const stores: readonly (readonly [string, () => string])[] = [
  ['in memory', () => 'memory'],
  ['in a file', sqliteFile],
]

/** Resolves when the store has recorded the member's activity, which no call waits for. */
async function writtenAt(store: string, now: number): Promise<void> {
  if (store === 'memory') return
  const { database } = otherProcess(store)
  const read = database.prepare('SELECT active_at FROM sessions')
  await expect.poll(() => read.get()?.['active_at']).toBe(now)
  database.close()
}

describe.each(stores)('with SESSION_IDLE_MS and sessions %s, a session', (_, store) => {
  async function start() {
    const file = store()
    const harness = await startSignedInHarness({
      SESSION_IDLE_MS: String(IDLE),
      SESSION_STORE: file,
    })
    let now = START
    harness.backend.stub('user/user_health_check', json({ status: 'success', user: member }))
    harness.backend.stub('community/notices', json({ status: 'success', list: [] }))
    const { browser } = harness
    return {
      ...harness,
      pass: (ms: number) => {
        now += ms
        harness.pass(ms)
      },
      written: () => writtenAt(file, now),
      check: () => browser.post('user-health-check', {}),
      act: () => browser.post('get-user-notices', {}),
      session: async () => (await browser.post('session', {})).body['status'],
    }
  }

  test('ends when its member does nothing: the page’s own health checks do not keep it', async () => {
    const { check, act, session, pass, backend, log, browser } = await start()
    for (let minute = 1; minute < 15; minute += 1) {
      pass(MINUTE_MS)
      expect((await check()).status).toBe(200)
    }
    pass(MINUTE_MS)
    const before = backend.received.length
    expect(await check()).toMatchObject(expired)
    expect(await act()).toMatchObject(expired)
    expect(await session()).toBe('unauthenticated')
    expect(browser.cookie()).toBeNull()
    expect(backend.received).toHaveLength(before)
    const idleRefusals = log.filter(({ details }) => details?.includes('the session was idle'))
    expect(idleRefusals.map(({ route, code }) => [route, code])).toEqual([
      ['/api/routes/user-health-check', 'session_expired'],
    ])
  })

  test('is renewed by each call of its member and each page, up to 8 hours', async () => {
    const { check, act, session, pass, written } = await start()
    const steps = Math.floor(SESSION_LIFETIME_MS / (IDLE - MINUTE_MS))
    for (let step = 0; step < steps; step += 1) {
      pass(IDLE - MINUTE_MS)
      if (step % 2 === 0) expect((await act()).status).toBe(200)
      else expect(await session()).toBe('authenticated')
      await written()
      expect((await check()).status).toBe(200)
    }
    pass(IDLE - MINUTE_MS)
    expect(await act()).toMatchObject(expired)
  })

  test('is renewed for the whole limit by a page, even right after a call', async () => {
    const { session, check, act, pass, written } = await start()
    pass(MINUTE_MS)
    await act()
    expect(await session()).toBe('authenticated')
    await written()
    pass(IDLE - 1)
    expect((await check()).status).toBe(200)
  })

  test('is renewed by a call that the backend refuses', async () => {
    const { act, check, pass, backend, written } = await start()
    backend.stub('community/notices', problem(503, 'maintenance'))
    pass(IDLE - 1)
    expect((await act()).status).toBe(503)
    await written()
    pass(IDLE - 1)
    expect((await check()).status).toBe(200)
  })
})

test('without SESSION_IDLE_MS nothing but its 8 hours ends a session', async () => {
  const { browser, pass, backend } = await startSignedInHarness()
  backend.stub('user/user_health_check', json({ status: 'success', user: member }))
  pass(SESSION_LIFETIME_MS - 1)
  expect((await browser.post('user-health-check', {})).status).toBe(200)
})

test('activity that the store cannot write delays no call', async () => {
  const file = sqliteFile()
  const { browser, pass, backend, log, admin } = await startSignedInHarness({
    SESSION_IDLE_MS: String(IDLE),
    SESSION_STORE: file,
  })
  backend.stub('community/notices', json({ status: 'success', list: [] }))
  // No write of the login is pending.
  expect((await admin('/readyz')).status).toBe(200)
  const other = otherProcess(file)
  other.lock()
  pass(IDLE - MINUTE_MS)
  expect((await browser.post('get-user-notices', {})).status).toBe(200)
  expect(log.filter(({ event }) => event === 'store_fault')).toEqual([])
  await expect.poll(() => log.filter(({ event }) => event === 'store_fault').length).toBe(1)
  other.release()
  expect((await browser.post('get-user-notices', {})).status).toBe(200)
  await writtenAt(file, START + IDLE - MINUTE_MS)
  pass(IDLE - MINUTE_MS)
  expect((await browser.post('get-user-notices', {})).status).toBe(200)
})
