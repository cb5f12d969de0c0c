import { describe, expect, test } from 'vitest'
import { startHarness, startSignedInHarness } from './proxy-harness.ts'
import { BACKEND_TOKEN, json, member } from './scripted-backend.ts'

const sora = {
  ...member,
  userId: 'sora',
  nick: '소라',
  balance: 987_654_321,
  banknum: '999-888-777',
}
const health = (user: unknown) => json({ status: 'success', user, noteCount: 0, helpCount: 0 })
const registeredAt = '2026-01-01T00:00:00+09:00'

const routes = [
  ['user-health-check', 'user/user_health_check', health],
  [
    'get-member',
    'user/get_member',
    (user: unknown) =>
      json({ status: 'success', member: { user, registeredAt, lastLoginAt: null } }),
  ],
  [
    'get-in-game-balance',
    'slot/get_in_game_balance',
    (user: unknown) =>
      json({ status: 'success', gameMoney: 1, balance: 2, rolling: 3, ...(user as object) }),
  ],
] as const

describe.each(['report', 'enforce'])('in the mode %s', (mode) => {
  test.each(routes)(
    'R-SESS-08 an answer of %s about another member is refused, stored nowhere, counted, and heals',
    async (route, operation, answerWith) => {
      const { backend, browser, log, admin } = await startSignedInHarness({ ANSWER_MODE: mode })
      const session = () => browser.post('session', {})
      const before = (await session()).body

      backend.stub(operation, answerWith(sora))
      const answer = await browser.post(route, {})
      expect(answer).toMatchObject({ status: 502, body: { code: 'backend_answer_invalid' } })
      expect(JSON.stringify(answer.body)).not.toMatch(/소라|987654321|sora|999-888/)
      expect((await session()).body).toEqual(before)

      const events = log.filter(({ event }) => event === 'foreign_member')
      expect(events).toMatchObject([{ level: 'error', route: `/api/routes/${route}` }])
      expect(JSON.stringify(log)).not.toMatch(/sora|소라/)
      expect(await (await admin('/metrics')).text()).toContain(
        `proxy_foreign_member_answers_total{route="/api/routes/${route}"} 1`,
      )

      // Ids are compared without case.
      backend.stub(operation, answerWith({ ...member, userId: 'DEMO', balance: 850_000 }))
      expect((await browser.post(route, {})).status).toBe(200)
    },
  )

  test('R-SESS-08 the next health check about the member is stored', async () => {
    const { backend, browser } = await startSignedInHarness({ ANSWER_MODE: mode })
    backend.stub('user/user_health_check', health(sora))
    await browser.post('user-health-check', {})
    backend.stub('user/user_health_check', health({ ...member, balance: 850_000 }))
    await browser.post('user-health-check', {})
    expect((await browser.post('session', {})).body).toMatchObject({
      sideUser: { userId: 'demo', balance: 850_000 },
    })
  })

  const login = (user: unknown) => json({ status: 'authenticated', token: BACKEND_TOKEN, user })

  test.each([
    ['a login about sora in full', sora, member],
    ['a login about sora in parts', { ...sora, nick: undefined }, member],
    ['a login about demo in parts', { ...member, nick: undefined }, sora],
  ])('R-SESS-09 %s, and a health check about the other, sign nobody in', async (_, ...users) => {
    const harness = await startHarness({ ANSWER_MODE: mode })
    harness.backend.stub('user/do_login', login(users[0]))
    harness.backend.stub('user/user_health_check', health(users[1]))
    const browser = harness.browser()
    const { answer, session } = await browser.signIn()
    expect(answer).toMatchObject({ status: 502, body: { code: 'backend_answer_invalid' } })
    expect([browser.cookie(), session.body]).toEqual([null, { status: 'unauthenticated' }])
    expect(JSON.stringify(answer.body)).not.toContain('소라')
    expect(harness.log.filter(({ event }) => event === 'foreign_member')).toHaveLength(1)
  })

  test('R-SESS-09 a login that names a member in another case than the health check signs in', async () => {
    const harness = await startHarness({ ANSWER_MODE: mode })
    harness.backend.stub('user/do_login', login({ userId: 'DEMO' }))
    harness.backend.stub('user/user_health_check', health({ ...member, userId: 'Demo' }))
    const { answer } = await harness.browser().signIn()
    expect(answer.body).toMatchObject({ sideUser: { userId: 'Demo', nick: member.nick } })
    expect(harness.log.filter(({ event }) => event === 'foreign_member')).toEqual([])
  })
})
