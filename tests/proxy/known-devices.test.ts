import { expect, test } from 'vitest'
import { json } from './scripted-backend.ts'
import { clientAt, refusedCount, startThrottled } from './throttled-clients.ts'
import type { Harness } from './throttled-clients.ts'

const through = { TRUSTED_PROXIES: '127.0.0.1' }
const at = (harness: Harness, address: string, headers = {}) =>
  clientAt(harness, '127.0.0.1', { 'x-forwarded-for': address, ...headers })
const flood = (harness: Harness, size: number, tries = 1) =>
  Promise.all(
    Array.from({ length: size }, (_, count) => at(harness, `198.51.100.${count}`)).flatMap(
      (stranger) => Array.from({ length: tries }, () => stranger.login('demo')),
    ),
  )
const deviceOf = ({ cookies }: { readonly cookies: readonly string[] }) =>
  cookies.map((one) => one.split(';', 1)[0]!).find((one) => one.startsWith('device='))!

test('R-SESS-04 a member on a known device signs in from a new address while strangers flood the id', async () => {
  const harness = await startThrottled(through)
  const cookie = deviceOf(await at(harness, '192.0.2.1').login('demo', 'demo1234'))
  expect(cookie).toMatch(/^device=[\w-]{32}$/)
  // The member's own first login was one of the hundred.
  expect(refusedCount(await flood(harness, 120))).toBe(21)
  expect((await at(harness, '203.0.113.1').login('demo', 'demo1234')).status).toBe(429)
  const own = at(harness, '203.0.113.1', { cookie })
  expect((await own.login('demo', 'demo1234')).status).toBe(200)
  // The reset of a password is open to the device, too.
  harness.backend.stub('community/password_reset_without_login', json({ status: 'success' }))
  const reset = { id: 'demo', phone: '010-1234-5678', banknum: '1', newPw: 'a-new-password' }
  await Promise.all(
    Array.from({ length: 110 }, (_, count) =>
      at(harness, `198.51.100.${count}`).post('reset-password', { ...reset, id: 'DEMO' }),
    ),
  )
  expect((await own.post('reset-password', reset)).status).toBe(200)
})

test('R-SESS-04 a known device shares no limit with strangers at its address', async () => {
  const harness = await startThrottled()
  const cookie = deviceOf(await clientAt(harness).login('demo', 'demo1234'))
  const neighbour = clientAt(harness)
  await Promise.all(Array.from({ length: 60 }, () => neighbour.login('demo')))
  expect((await neighbour.login('demo', 'demo1234')).status).toBe(429)
  const own = clientAt(harness, '127.0.0.1', { cookie })
  expect((await own.login('demo', 'demo1234')).status).toBe(200)
  // Its secret opens only a budget, which is as small as any other, and only for its member.
  const guesses = []
  for (let count = 0; count < 7; count += 1) guesses.push((await own.login('demo')).status)
  expect(guesses).toEqual([200, 200, 200, 200, 200, 429, 429])
  expect((await own.login('sora')).status).toBe(429)
  const forged = clientAt(harness, '127.0.0.1', { cookie: `device=${'a'.repeat(32)}` })
  expect((await forged.login('demo', 'demo1234')).status).toBe(429)
})

test('R-SESS-04 a member on a new device at a new address signs in while 40 strangers go on', async () => {
  const harness = await startThrottled(through)
  expect(refusedCount(await flood(harness, 40, 5))).toBe(110)
  expect((await at(harness, '203.0.113.1').login('demo', 'demo1234')).status).toBe(200)
  expect(harness.backend.received).toHaveLength(91)
})
