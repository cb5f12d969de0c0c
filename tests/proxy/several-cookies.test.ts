import { describe, expect, test } from 'vitest'
import { createSessionCookie } from '../../proxy/sessions/cookies.ts'
import { startHarness } from './proxy-harness.ts'
import { authenticated, json, member } from './scripted-backend.ts'

const unknownId = (at: number): string => String(at).padStart(43, 'A')
const unknown = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `session=${unknownId(at)}`)

async function startTwo() {
  const harness = await startHarness()
  const health = (user: object) => json({ status: 'success', user, noteCount: 0, helpCount: 0 })
  const sora = { ...member, userId: 'sora', nick: '소라' }
  harness.backend.stub('user/do_login', authenticated(Date.parse('2999-01-01'), { user: sora }))
  const other = harness.browser()
  await other.signIn('sora')
  harness.backend.stub('user/do_login', authenticated(Date.parse('2999-01-01')))
  harness.backend.stub('user/user_health_check', health(member))
  const own = harness.browser()
  await own.signIn()
  const cookies = { own: own.cookie()!, other: other.cookie()! }
  const post = (route: string, cookie: readonly string[], token: string | null = own.token()) =>
    harness.browser().post(
      route,
      {},
      {
        cookie: cookie.join('; '),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
    )
  const requestSignedIn = async (cookie: string) =>
    (await post('session', [cookie])).body['status'] === 'authenticated'
  return { ...harness, cookies, post, isSignedIn: requestSignedIn, otherToken: other.token()! }
}

describe('R-SESS-09 cookies of the same name that another host of the domain added', () => {
  test.each([
    ['in front', (own: string) => [...unknown(1), own]],
    ['behind', (own: string) => [own, ...unknown(1)]],
    ['on both sides', (own: string) => [...unknown(3), own, ...unknown(3)]],
    ['without a value in front', (own: string) => ['session=', 'session=x', 'session', own]],
    ['a hundred times in front', (own: string) => [...unknown(100), own]],
    ['a hundred times behind', (own: string) => [own, ...unknown(100)]],
    ['that repeat the true one', (own: string) => [own, own]],
  ])('%s do not sign the member out', async (_, cookieOf) => {
    const { cookies, post } = await startTwo()
    const cookie = cookieOf(cookies.own)
    const session = await post('session', cookie)
    expect(session.body).toMatchObject({
      status: 'authenticated',
      sideUser: { userId: 'demo' },
    })
    expect(session.headers.getSetCookie()).toEqual([])
    expect((await post('user-health-check', cookie)).status).toBe(200)
  })

  test('of an active session: the page token selects the session of a call', async () => {
    const { cookies, post, backend, otherToken } = await startTwo()
    for (const cookie of [
      [cookies.other, cookies.own],
      [cookies.own, cookies.other],
    ])
      expect((await post('user-health-check', cookie)).status).toBe(200)
    // Browsers send the cookie with the narrower path first.
    const session = await post('session', [cookies.other, cookies.own])
    expect(session.body).toMatchObject({ sideUser: { userId: 'demo' } })
    const requestCount = backend.received.length
    const mixed = await post('user-health-check', [...unknown(1), cookies.own], otherToken)
    expect([mixed.status, backend.received.length]).toEqual([401, requestCount])
  })

  test('alone are taken back by the session call', async () => {
    const { post } = await startTwo()
    const session = await post('session', unknown(2), null)
    expect(session.body).toEqual({ status: 'unauthenticated' })
    expect(session.headers.getSetCookie()).toEqual([expect.stringContaining('Max-Age=0')])
  })

  test('keep no session alive after a sign-out', async () => {
    const { cookies, post, isSignedIn: requestSignedIn } = await startTwo()
    await post('logout', [...unknown(1), cookies.own, ...unknown(1)])
    expect([await requestSignedIn(cookies.own), await requestSignedIn(cookies.other)]).toEqual([
      false,
      true,
    ])
  })

  test('keep no session alive after another login', async () => {
    const { cookies, isSignedIn: requestSignedIn, browser } = await startTwo()
    const cookie = [...unknown(1), cookies.own].join('; ')
    await browser().post('user-do-login', { id: 'demo', pw: 'demo1234' }, { cookie })
    expect(await requestSignedIn(cookies.own)).toBe(false)
  })
})

test('R-SESS-09 of many cookies ten at each end are looked up, and on https those of this host alone', () => {
  const read = (isSecure: boolean, cookie: string | null) =>
    createSessionCookie({ isSecure }).read({ header: () => cookie })
  expect(read(false, unknown(300).join('; '))).toEqual(
    Array.from({ length: 20 }, (_, at) => unknownId(at < 10 ? at : 280 + at)),
  )
  expect(read(true, `session=${unknownId(1)}; __Host-session=${unknownId(2)}`)).toEqual([
    unknownId(2),
  ])
  expect([read(false, null), read(false, 'a=b; sessions=c')]).toEqual([[], []])
})
