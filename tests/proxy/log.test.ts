import { expect, test } from 'vitest'
import { signedIn } from './proxy-harness.ts'
import { BACKEND_TOKEN, brokenSocket, json, member } from './scripted-backend.ts'

const HEALTH = 'user/user_health_check'
const health = { status: 'success', user: member, noteCount: 2, helpCount: 1 }

test('R-SESS-09 the log tells every request, and holds no token, password, cookie or body', async () => {
  const world = await signedIn()
  world.backend.does(HEALTH, json({ ...health, user: 'of another type' }))
  world.backend.does('user/user_exchange_to_pass', brokenSocket)
  await world.browser.post('user-health-check', {})
  await world.browser.post('change-password', { pw: 'demo1234', newPw: 'new-secret-1' })
  await world.browser.post('user-do-login', { id: 'demo', pw: ['demo1234'] })
  await world.browser.post('no-such-route/demo1234', {})

  const told = JSON.stringify(world.log)
  const secrets = [
    BACKEND_TOKEN,
    world.browser.token()!,
    world.browser.cookie()!.split('=')[1]!,
    'demo1234',
    'new-secret-1',
    member.nick,
    member.banknum,
    'of another type',
  ]
  expect(secrets.filter((secret) => told.includes(secret))).toEqual([])
  expect(world.log.map(({ event, route, status }) => [event, route, status])).toEqual([
    ['request', '/api/routes/user-do-login', 200],
    ['request', '/api/routes/session', 200],
    ['answer_unlike_contract', '/api/routes/user-health-check', undefined],
    ['request', '/api/routes/user-health-check', 200],
    ['request', '/api/routes/change-password', 502],
    ['request', '/api/routes/user-do-login', 400],
    ['request', 'unknown', 404],
  ])
})
