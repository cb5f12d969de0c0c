import { expect, test } from 'vitest'
import { proxyWorld } from './proxy-harness.ts'
import { json, member } from './scripted-backend.ts'

const richer = { ...member, balance: 499_000 }
const health = { status: 'success', user: richer, noteCount: 2, helpCount: 1 }

test.each([
  ['tells him and nothing wrong', health, richer],
  ['tells him and something else wrong', { ...health, noteCount: 'many' }, richer],
  ['tells him wrong', { ...health, user: { ...richer, balance: '499000' } }, member],
  ['does not tell him', { ...health, user: undefined }, member],
  ['has another outcome', { ...health, status: 'time' }, member],
])(
  'R-SESS-08 R-SESS-09 a health check that %s: the session tells the last member who could be read',
  async (_, answer, told) => {
    const world = await proxyWorld()
    world.backend.does('user/user_health_check', json(answer))
    const browser = world.browser()
    await browser.signIn()
    await browser.post('user-health-check', {})
    expect((await browser.post('session', {})).body).toMatchObject({ sideUser: told })
  },
)
