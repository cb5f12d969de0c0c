import { expect, test } from 'vitest'
import { startHarness } from './proxy-harness.ts'
import { json, member } from './scripted-backend.ts'

const richer = { ...member, balance: 499_000 }
const health = { status: 'success', user: richer, noteCount: 2, helpCount: 1 }

test.each([
  ['holds a valid user', health, richer],
  ['holds a valid user and another invalid field', { ...health, noteCount: 'many' }, richer],
  ['holds an invalid user', { ...health, user: { ...richer, balance: '499000' } }, member],
  ['holds no user', { ...health, user: undefined }, member],
  ['has another outcome', { ...health, status: 'time' }, member],
])(
  'R-SESS-08 R-SESS-09 a health check that %s: the session keeps the last valid user',
  async (_, answer, sideUser) => {
    const harness = await startHarness()
    harness.backend.does('user/user_health_check', json(answer))
    const browser = harness.browser()
    await browser.signIn()
    await browser.post('user-health-check', {})
    expect((await browser.post('session', {})).body).toMatchObject({ sideUser })
  },
)
