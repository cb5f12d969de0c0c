import { describe, expect, test } from 'vitest'
import { START, startHarness } from './proxy-harness.ts'
import { authenticated, json, member, problem } from './scripted-backend.ts'
import { otherProcess, sqliteFile } from './store-files.ts'
import { MINUTE_MS, HOUR_MS } from '../../src/lib/durations.ts'

const health = { status: 'success', user: member }
const revoked = { status: 401, body: { code: 'session_revoked' } }
const agents = {
  laptop:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  phone:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
} as const

type OwnSession = {
  readonly session: string
  readonly isThis: boolean
  readonly browser: string | null
  readonly system: string | null
  readonly startedAt: string
  readonly lastUsedAt: string
}

const atTime = (ms: number) => new Date(START + ms).toISOString()

async function startTwo(env: Readonly<Record<string, string>> = {}) {
  const harness = await startHarness(env)
  const { backend, browser, pass } = harness
  backend.stub('user/user_health_check', json(health))
  const signIn = async (agent: string) => {
    const device = browser()
    await device.post('user-do-login', { id: 'demo', pw: 'demo1234' }, { 'user-agent': agent })
    await device.renew()
    return device
  }
  const laptop = await signIn(agents.laptop)
  pass(HOUR_MS)
  const phone = await signIn(agents.phone)
  const list = async (device = laptop) => {
    const { status, body } = await device.post('get-sessions', {})
    expect(status).toBe(200)
    return body['list'] as readonly OwnSession[]
  }
  const requestIsServed = async (device: typeof laptop) =>
    (await device.post('user-health-check', {})).status === 200
  return { ...harness, signIn, laptop, phone, list, isServed: requestIsServed }
}

describe('R-SESS-10 a member’s list of sessions', () => {
  test('A-224 names browser, system and times, its own first, and nothing that opens a session', async () => {
    const { laptop, phone, list } = await startTwo()
    const sessions = await list()
    expect(sessions).toEqual([
      {
        session: expect.any(String) as string,
        isThis: true,
        browser: 'Chrome',
        system: 'Windows',
        startedAt: atTime(0),
        lastUsedAt: atTime(HOUR_MS),
      },
      {
        session: expect.any(String) as string,
        isThis: false,
        browser: 'Samsung Internet for Android',
        system: 'Android',
        startedAt: atTime(HOUR_MS),
        lastUsedAt: atTime(HOUR_MS),
      },
    ])
    const text = JSON.stringify(sessions)
    for (const { cookie, token } of [laptop, phone]) {
      expect(text).not.toContain(cookie()!.split('=')[1])
      expect(text).not.toContain(token())
    }
    expect((await list(phone)).map(({ isThis, system }) => [isThis, system])).toEqual([
      [true, 'Android'],
      [false, 'Windows'],
    ])
  })

  test('shows no words that a client chose', async () => {
    const { signIn, list } = await startTwo()
    const browser = await signIn('Call 1588-0000 now/1.0 (it is urgent) thanks')
    const [own] = await list(browser)
    expect(own).toMatchObject({ isThis: true, browser: null, system: null })
  })

  test('knows when each was last used, to a quarter of an hour, by what its member does', async () => {
    const { laptop, phone, list, pass } = await startTwo()
    const lastUsed = async () => (await list()).find(({ isThis }) => !isThis)?.lastUsedAt
    pass(14 * MINUTE_MS)
    await phone.post('get-protection', {})
    expect(await lastUsed()).toBe(atTime(HOUR_MS))
    pass(MINUTE_MS)
    await phone.post('user-health-check', {})
    expect(await lastUsed()).toBe(atTime(HOUR_MS))
    await phone.post('get-protection', {})
    await expect.poll(lastUsed).toBe(atTime(HOUR_MS + 15 * MINUTE_MS))
    await laptop.post('logout', {})
    expect(await list(phone)).toHaveLength(1)
  })

  test('leaves out what the idle limit has ended', async () => {
    const { phone, list, pass } = await startTwo({ SESSION_IDLE_MS: String(2 * HOUR_MS) })
    pass(HOUR_MS)
    await expect.poll(async () => (await list(phone)).length).toBe(1)
  })

  test('is nobody else’s', async () => {
    const { backend, browser, list, laptop } = await startTwo()
    const user = { ...member, userId: 'sora' }
    backend.stub('user/do_login', authenticated(START + 9 * HOUR_MS, { user }))
    const other = browser()
    await other.signIn('sora')
    expect((await list(other)).map(({ isThis }) => isThis)).toEqual([true])
    for (const { session } of await list()) await other.post('end-sessions', { session })
    await other.post('end-sessions', { session: null })
    expect(await list(laptop)).toHaveLength(2)
  })
})

describe.each([
  ['in memory', () => 'memory'],
  ['in a file', sqliteFile],
])('R-SESS-10 with sessions %s', (_, store) => {
  test('A-225 one other device is signed out, learns that, and no longer reaches the backend', async () => {
    const {
      backend,
      laptop,
      phone,
      list,
      isServed: requestIsServed,
    } = await startTwo({ SESSION_STORE: store() })
    const { session } = (await list()).find(({ isThis }) => !isThis)!
    const answer = await laptop.post('end-sessions', { session })
    expect(answer).toMatchObject({ status: 200, body: { status: 'success' } })
    expect(answer.body['list']).toEqual([expect.objectContaining({ isThis: true })])
    const before = backend.received.length
    expect(await phone.post('user-health-check', {})).toMatchObject(revoked)
    expect(await phone.post('get-sessions', {})).toMatchObject(revoked)
    expect(backend.received).toHaveLength(before)
    expect(await requestIsServed(laptop)).toBe(true)
    expect((await phone.post('session', {})).body).toEqual({ status: 'unauthenticated' })
  })

  test('all other devices are signed out at once, and may sign in again', async () => {
    const {
      laptop,
      phone,
      signIn,
      isServed: requestIsServed,
    } = await startTwo({ SESSION_STORE: store() })
    const tablet = await signIn(agents.phone)
    expect((await laptop.post('end-sessions', { session: null })).body['list']).toHaveLength(1)
    expect(await Promise.all([laptop, phone, tablet].map(requestIsServed))).toEqual([
      true,
      false,
      false,
    ])
    expect(await requestIsServed(await signIn(agents.phone))).toBe(true)
  })

  test('a changed password ends the others, a refused change ends none', async () => {
    const {
      backend,
      laptop,
      phone,
      isServed: requestIsServed,
    } = await startTwo({ SESSION_STORE: store() })
    const change = () => laptop.post('change-password', { pw: 'demo1234', newPw: 'a-new-password' })
    backend.stub('user/user_exchange_to_pass', json({ status: 'pass' }))
    expect((await change()).body).toEqual({ status: 'pass' })
    expect(await requestIsServed(phone)).toBe(true)
    backend.stub('user/user_exchange_to_pass', json({ status: 'success' }))
    expect((await change()).body).toEqual({ status: 'success' })
    expect(await phone.post('user-health-check', {})).toMatchObject(revoked)
    expect(await requestIsServed(laptop)).toBe(true)
  })
})

describe('R-SESS-10 while another process holds the lock of the session file', () => {
  async function startLocked() {
    const file = sqliteFile()
    const two = await startTwo({ SESSION_STORE: file })
    const other = otherProcess(file)
    other.lock()
    return { ...two, ...other }
  }

  test('the answer is 503, and a repetition succeeds durably', async () => {
    const { laptop, phone, isServed: requestIsServed, release } = await startLocked()
    expect(await laptop.post('end-sessions', { session: null })).toMatchObject({
      status: 503,
      body: { code: 'backend_unreachable' },
    })
    release()
    expect((await laptop.post('end-sessions', { session: null })).status).toBe(200)
    expect(await requestIsServed(phone)).toBe(false)
  })

  test('a changed password is not taken back, and ends the others as soon as that can be written', async () => {
    const { backend, laptop, phone, isServed: requestIsServed, release } = await startLocked()
    backend.stub('user/user_exchange_to_pass', json({ status: 'success' }))
    const change = { pw: 'demo1234', newPw: 'a-new-password' }
    expect((await laptop.post('change-password', change)).body).toEqual({ status: 'success' })
    release()
    await expect.poll(() => requestIsServed(phone)).toBe(false)
    expect(await requestIsServed(laptop)).toBe(true)
  })
})

test('R-SESS-10 a session that ended by itself is not said to have been ended by its member', async () => {
  const { backend, phone } = await startTwo()
  backend.stub('user/user_health_check', problem(401, 'session_missing'))
  const expired = { status: 401, body: { code: 'session_expired' } }
  expect(await phone.post('user-health-check', {})).toMatchObject(expired)
  expect(await phone.post('user-health-check', {})).toMatchObject(expired)
})
