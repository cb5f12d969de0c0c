import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { startSignedInHarness } from './proxy-harness.ts'
import { json } from './scripted-backend.ts'
import type { Act } from './scripted-backend.ts'

const KEY = { 'idempotency-key': '7f9c1a52-0d4b-4b8e-9a31-5e2f0c6d8b17' }
const NOTICES = 'community/notices'
const INQUIRY = 'community/write_help'
const TRANSFER = 'user/point_to_money'

/** Closes a connection that brings a second request, as a backend does whose keep-alive has ended. */
function closesUsedConnections(answer: Act): Act {
  const used = new WeakSet<Socket>()
  return (response, request) => {
    const { socket } = response
    if (socket === null || used.has(socket)) {
      response.destroy()
      return
    }
    used.add(socket)
    answer(response, request)
  }
}

test('R-ACCT-07 a kept connection that closes loses no call that may be sent twice, and no transfer', async () => {
  const harness = await startSignedInHarness()
  const asked = (operation: string) =>
    harness.backend.received.filter(({ path }) => path === `/public/${operation}`).length
  const ask = async (route: string, body: object) =>
    (await harness.browser.post(route, body, KEY)).status
  const act = closesUsedConnections(
    json({ status: 'success', balance: 1, gameMoney: 0, rolling: 0 }),
  )
  const notices = closesUsedConnections(json({ status: 'success', list: [] }))
  harness.backend.does(TRANSFER, act)
  harness.backend.does(NOTICES, notices)
  harness.backend.does(INQUIRY, notices)

  expect([await ask('get-user-notices', {}), await ask('get-user-notices', {})]).toEqual([200, 200])
  expect(asked(NOTICES)).toBe(3)

  const transfers = []
  for (const amount of [1, 2, 3]) {
    const key = { 'idempotency-key': `7f9c1a52-0d4b-4b8e-9a31-00000000000${amount}` }
    transfers.push((await harness.browser.post('point-to-money', { amount }, key)).status)
  }
  expect(transfers).toEqual([200, 200, 200])
  expect(asked(TRANSFER)).toBe(3)

  // An inquiry might be written twice: it is told, not sent again.
  await ask('get-user-notices', {})
  const inquiry = { title: '입금', content: '언제 되나요?' }
  const statuses = [await ask('user-write-help', inquiry), await ask('user-write-help', inquiry)]
  expect(statuses).toContain(502)
  expect(asked(INQUIRY)).toBe(2)
})
