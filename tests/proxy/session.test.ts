import { describe, expect, test } from 'vitest'
import { SESSION_LIFETIME_MS } from '../../src/lib/business-constants.ts'
import { startHarness, START } from './proxy-harness.ts'
import { authenticated, BACKEND_TOKEN, json, member, problem, silence } from './scripted-backend.ts'
import { HOUR_MS } from '../../src/lib/durations.ts'

const health = { status: 'success', user: member, noteCount: 2, helpCount: 1 }

describe('signing in', () => {
  test('R-SESS-09 a session has its own token and the sideUser; the backend token never reaches the browser', async () => {
    const harness = await startHarness()
    const browser = harness.browser()
    const { answer, session } = await browser.signIn()

    expect(answer.body).toEqual({ status: 'authenticated', sideUser: member })
    expect(session.body).toEqual({
      status: 'authenticated',
      token: expect.stringMatching(/^[A-Za-z0-9_-]{32,}$/) as string,
      sideUser: member,
      expiresAt: new Date(START + SESSION_LIFETIME_MS).toISOString(),
    })
    expect(harness.backend.received).toHaveLength(1)
    expect(harness.backend.last()).toMatchObject({
      method: 'POST',
      path: '/public/user/do_login',
      body: '{"id":"demo","pw":"demo1234"}',
    })
    const sent = JSON.stringify([answer.body, session.body, [...answer.headers]])
    expect(sent).not.toContain(BACKEND_TOKEN)
    expect(session.body['token']).not.toBe(browser.cookie()?.split('=')[1])
  })

  test('R-CONST-01 the cookie lives as long as the session: 8 hours, hidden from scripts and other sites', async () => {
    const harness = await startHarness()
    const { answer } = await harness.browser().signIn()
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^session=[A-Za-z0-9_-]{43}; Max-Age=28800; Path=\/; HttpOnly; SameSite=Strict$/,
      ),
    ])
  })

  test('served by https, the cookie belongs to this host and to https alone', async () => {
    const harness = await startHarness({ PUBLIC_ORIGIN: 'https://maru.example' })
    const answer = await harness.browser().post('user-do-login', { id: 'demo', pw: 'demo1234' })
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-session=[A-Za-z0-9_-]{43}; Max-Age=28800; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      ),
    ])
  })

  test.each(['pass', 'wait', 'time', 'locked_for_today'])(
    'R-CALL-06 the outcome %s reaches the page, and begins no session',
    async (status) => {
      const harness = await startHarness()
      harness.backend.stub('user/do_login', json({ status, token: BACKEND_TOKEN }))
      const browser = harness.browser()
      const { answer, session } = await browser.signIn()
      expect(answer).toMatchObject({ status: 200, body: { status } })
      expect(answer.body).not.toHaveProperty('token')
      expect(answer.headers.getSetCookie()).toEqual([])
      expect(session.body).toEqual({ status: 'unauthenticated' })
    },
  )

  test.each([
    ['no token', { token: undefined }],
    ['a token that breaks a header', { token: 'token\r\nx-role: admin' }],
    ['a token that has ended', { expiresAt: new Date(START - 1).toISOString() }],
  ])('a login with %s is a fault of the backend', async (_, more) => {
    const harness = await startHarness()
    harness.backend.stub('user/do_login', authenticated(START + HOUR_MS, more))
    const answer = await harness.browser().post('user-do-login', { id: 'demo', pw: 'demo1234' })
    expect(answer).toMatchObject({ status: 502, body: { code: 'backend_answer_invalid' } })
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test('signing in again in the same browser ends the session before', async () => {
    const harness = await startHarness()
    const browser = harness.browser()
    await browser.signIn()
    const before = { cookie: browser.cookie()!, authorization: `Bearer ${browser.token()!}` }
    await browser.signIn()
    expect(await harness.browser().post('session', {}, { cookie: before.cookie })).toMatchObject({
      body: { status: 'unauthenticated' },
    })
    expect(await harness.browser().post('user-health-check', {}, before)).toMatchObject({
      status: 401,
    })
  })

  test('two logins at once begin two sessions, and both work', async () => {
    const harness = await startHarness()
    harness.backend.stub('user/user_health_check', json(health))
    const [one, two] = [harness.browser(), harness.browser()]
    await Promise.all([one.signIn(), two.signIn()])
    expect(one.cookie()).not.toBe(two.cookie())
    for (const browser of [one, two]) {
      expect((await browser.post('user-health-check', {})).status).toBe(200)
    }
  })
})

describe('a member’s call', () => {
  test('R-SESS-08 carries the page token, which becomes the token of the backend', async () => {
    const harness = await startHarness()
    harness.backend.stub('user/user_health_check', json(health))
    const browser = harness.browser()
    await browser.signIn()
    const answer = await browser.post('user-health-check', {})

    expect(answer).toMatchObject({ status: 200, body: health })
    expect(harness.backend.last()).toMatchObject({
      path: '/public/user/user_health_check',
      body: '{}',
      headers: { authorization: `Bearer ${BACKEND_TOKEN}` },
    })
    expect(JSON.stringify(harness.backend.received)).not.toContain(browser.token())
    expect(harness.backend.last()?.headers).not.toHaveProperty('cookie')
  })

  test('R-SESS-08 a health check updates the sideUser of the session', async () => {
    const harness = await startHarness()
    const user = { ...member, balance: 499_000 }
    harness.backend.stub('user/user_health_check', json({ ...health, user }))
    const browser = harness.browser()
    await browser.signIn()
    await browser.post('user-health-check', {})
    expect((await browser.post('session', {})).body).toMatchObject({ sideUser: user })
  })

  test.each([
    ['nothing', {}],
    ['the page token alone', { authorization: true }],
    ['the cookie alone', { cookie: true }],
    ['the cookie with a forged token', { cookie: true, forged: 'Bearer AAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['the cookie with the backend token', { cookie: true, forged: `Bearer ${BACKEND_TOKEN}` }],
  ])('with %s is refused, and does not reach the backend', async (_, has) => {
    const harness = await startHarness()
    const browser = harness.browser()
    await browser.signIn()
    const requestCount = harness.backend.received.length
    const { cookie, authorization, forged } = { forged: null, ...has } as Record<string, unknown>
    const answer = await harness.browser().post(
      'user-health-check',
      {},
      {
        ...(cookie ? { cookie: browser.cookie()! } : {}),
        ...(authorization ? { authorization: `Bearer ${browser.token()!}` } : {}),
        ...(typeof forged === 'string' ? { authorization: forged } : {}),
      },
    )
    expect(answer.status).toBe(401)
    expect(harness.backend.received).toHaveLength(requestCount)
    // The member's session is still valid.
    expect((await browser.post('session', {})).body).toMatchObject({ status: 'authenticated' })
  })

  test.each(['', 'x', '../../etc/passwd', "' OR 1=1 --", 'A'.repeat(43), 'A'.repeat(4_000)])(
    'with the forged cookie "%.20s" is refused, and the session call answers unauthenticated',
    async (id) => {
      const harness = await startHarness()
      const headers = { cookie: `session=${id}`, authorization: `Bearer ${'B'.repeat(32)}` }
      expect((await harness.browser().post('user-health-check', {}, headers)).status).toBe(401)
      expect((await harness.browser().post('session', {}, headers)).body).toEqual({
        status: 'unauthenticated',
      })
      expect(harness.backend.received).toEqual([])
    },
  )

  test('a backend that does not know the token any more ends the session here, too', async () => {
    const harness = await startHarness()
    harness.backend.stub('user/user_health_check', problem(401, 'session_missing'))
    const browser = harness.browser()
    await browser.signIn()
    const stored = { cookie: browser.cookie()! }
    const answer = await browser.post('user-health-check', {})
    expect(answer).toMatchObject({ status: 401, body: { code: 'session_expired' } })
    const session = await harness.browser().post('session', {}, stored)
    expect(session.body).toEqual({ status: 'unauthenticated' })
    expect(session.headers.getSetCookie()[0]).toContain('Max-Age=0')
  })

  test('R-SESS-08 a call that is answered 401 after the member signed in again does not end the new session', async () => {
    const harness = await startHarness()
    const browser = harness.browser()
    await browser.signIn()
    let refuse: () => void = () => undefined
    harness.backend.stub('user/user_health_check', (response, request) => {
      refuse = () => problem(401, 'session_missing')(response, request)
    })
    const nextRequest = harness.backend.nextRequest()
    const late = browser.post('user-health-check', {})
    await nextRequest
    await browser.signIn()
    const token = browser.token()
    refuse()
    expect(await late).toMatchObject({ status: 401, body: { code: 'session_expired' } })
    expect((await browser.post('session', {})).body).toMatchObject({
      status: 'authenticated',
      token,
    })
  })
})

describe('the end of a session', () => {
  test('R-CONST-01 it ends 8 hours after the login, used or not', async () => {
    const harness = await startHarness()
    harness.backend.stub('user/user_health_check', json(health))
    const browser = harness.browser()
    await browser.signIn()
    harness.pass(SESSION_LIFETIME_MS - 1)
    expect((await browser.post('user-health-check', {})).status).toBe(200)
    harness.pass(1)
    expect(await browser.post('user-health-check', {})).toMatchObject({
      status: 401,
      body: { code: 'session_expired' },
    })
    expect((await browser.post('session', {})).body).toEqual({ status: 'unauthenticated' })
    expect(browser.cookie()).toBeNull()
  })

  test('it ends with the token of the backend, when that ends before', async () => {
    const harness = await startHarness()
    harness.backend.stub('user/do_login', authenticated(START + HOUR_MS))
    const browser = harness.browser()
    const { session } = await browser.signIn()
    expect(session.body['expiresAt']).toBe(new Date(START + HOUR_MS).toISOString())
    harness.pass(HOUR_MS)
    expect((await browser.post('session', {})).body).toEqual({ status: 'unauthenticated' })
  })

  test('R-SESS-06 signing out ends it on the server, too, and works without one', async () => {
    const harness = await startHarness()
    const browser = harness.browser()
    await browser.signIn()
    const stored = { cookie: browser.cookie()!, authorization: `Bearer ${browser.token()!}` }
    const answer = await browser.post('logout', {})
    expect(answer).toMatchObject({ status: 200, body: { status: 'success' } })
    expect(answer.headers.getSetCookie()).toEqual([
      'session=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict',
    ])
    expect((await harness.browser().post('user-health-check', {}, stored)).status).toBe(401)
    expect((await harness.browser().post('logout')).body).toEqual({ status: 'success' })
  })

  test('a health check that answers after the logout does not bring it back', async () => {
    const harness = await startHarness()
    const browser = harness.browser()
    await browser.signIn()
    let answer: () => void = () => undefined
    harness.backend.stub('user/user_health_check', (response, request) => {
      answer = () => json({ ...health, user: { ...member, level: 9 } })(response, request)
    })
    const nextRequest = harness.backend.nextRequest()
    const stored = { cookie: browser.cookie()! }
    const late = browser.post('user-health-check', {})
    await nextRequest
    await browser.post('logout', {})
    answer()
    expect((await late).status).toBe(200)
    expect((await harness.browser().post('session', {}, stored)).body).toEqual({
      status: 'unauthenticated',
    })
  })

  test('signing out does not wait for a backend that does not answer', async () => {
    const harness = await startHarness()
    const browser = harness.browser()
    await browser.signIn()
    harness.backend.stub('user/user_health_check', silence)
    expect((await browser.post('logout', {})).status).toBe(200)
  })
})
