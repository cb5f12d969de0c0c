import { expect, test } from 'vitest'
import { startSignedInHarness } from './proxy-harness.ts'
import { BACKEND_TOKEN, brokenSocket, json, member } from './scripted-backend.ts'

const HEALTH = 'user/user_health_check'
const health = { status: 'success', user: member, noteCount: 2, helpCount: 1 }

test('R-SESS-09 the log contains every request, and no token, password, cookie or body', async () => {
  const harness = await startSignedInHarness()
  harness.backend.stub(HEALTH, json({ ...health, user: 'of another type' }))
  harness.backend.stub('user/user_exchange_to_pass', brokenSocket)
  await harness.browser.post('user-health-check', {})
  await harness.browser.post('change-password', { pw: 'demo1234', newPw: 'new-secret-1' })
  await harness.browser.post('user-do-login', { id: 'demo', pw: ['demo1234'] })
  await harness.browser.post('no-such-route/demo1234', {})

  const logged = JSON.stringify(harness.log)
  const secrets = [
    BACKEND_TOKEN,
    harness.browser.token()!,
    harness.browser.cookie()!.split('=')[1]!,
    'demo1234',
    'new-secret-1',
    member.nick,
    member.banknum,
    'of another type',
  ]
  expect(secrets.filter((secret) => logged.includes(secret))).toEqual([])
  expect(harness.log.map(({ event, route, status }) => [event, route, status])).toEqual([
    ['request', '/api/routes/user-do-login', 200],
    ['request', '/api/routes/session', 200],
    ['answer_unlike_contract', '/api/routes/user-health-check', undefined],
    ['answer_reduced', '/api/routes/user-health-check', undefined],
    ['request', '/api/routes/user-health-check', 200],
    ['request', '/api/routes/change-password', 502],
    ['request', '/api/routes/user-do-login', 400],
    ['request', 'unknown', 404],
  ])
})
