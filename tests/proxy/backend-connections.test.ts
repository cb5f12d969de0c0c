import net from 'node:net'
import { expect, test, vi } from 'vitest'
import { readSettings } from '../../proxy/server/settings.ts'
import { startHarness, startSignedInHarness } from './proxy-harness.ts'
import { json } from './scripted-backend.ts'
import type { Act } from './scripted-backend.ts'

const KEY = { 'idempotency-key': '7f9c1a52-0d4b-4b8e-9a31-5e2f0c6d8b17' }
const NOTICES = 'community/notices'
const INQUIRY = 'community/write_help'
const TRANSFER = 'user/point_to_money'

/** Closes a connection on its second request, like a backend whose keep-alive expired. */
function closesUsedConnections(answer: Act): Act {
  const used = new WeakSet<net.Socket>()
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
  const countOf = (operation: string) =>
    harness.backend.received.filter(({ path }) => path === `/public/${operation}`).length
  const ask = async (route: string, body: object) =>
    (await harness.browser.post(route, body, KEY)).status
  const act = closesUsedConnections(
    json({ status: 'success', balance: 1, gameMoney: 0, rolling: 0 }),
  )
  const notices = closesUsedConnections(json({ status: 'success', list: [] }))
  harness.backend.stub(TRANSFER, act)
  harness.backend.stub(NOTICES, notices)
  harness.backend.stub(INQUIRY, notices)

  expect([await ask('get-user-notices', {}), await ask('get-user-notices', {})]).toEqual([200, 200])
  expect(countOf(NOTICES)).toBe(3)

  const transfers = []
  for (const amount of [1, 2, 3]) {
    const key = { 'idempotency-key': `7f9c1a52-0d4b-4b8e-9a31-00000000000${amount}` }
    transfers.push((await harness.browser.post('point-to-money', { amount }, key)).status)
  }
  expect(transfers).toEqual([200, 200, 200])
  expect(countOf(TRANSFER)).toBe(3)

  // A repeated inquiry could be written twice, so the failure is reported instead.
  await ask('get-user-notices', {})
  const inquiry = { title: '입금', content: '언제 되나요?' }
  const statuses = [await ask('user-write-help', inquiry), await ask('user-write-help', inquiry)]
  expect(statuses).toContain(502)
  expect(countOf(INQUIRY)).toBe(2)
})

test.each(['EADDRNOTAVAIL', 'EMFILE', 'ETIMEDOUT'])(
  'R-ACCT-07 a transfer without a connection (%s) is reported as not made, and may be repeated',
  async (code) => {
    const { browser, backend } = await startSignedInHarness()
    backend.stub(TRANSFER, json({ status: 'success', balance: 1, gameMoney: 0, rolling: 0 }))
    const transfer = () => browser.post('point-to-money', { amount: 1 }, KEY)
    const connecting = vi.spyOn(net, 'connect').mockImplementation(() => {
      const socket = new net.Socket()
      const error = Object.assign(new Error(`connect ${code}`), { code, syscall: 'connect' })
      return socket.destroy(error)
    })
    expect(await transfer()).toMatchObject({ status: 503, body: { code: 'backend_unreachable' } })
    connecting.mockRestore()
    expect((await transfer()).body['status']).toBe('success')
    expect(backend.received.filter(({ path }) => path.endsWith(TRANSFER))).toHaveLength(1)
  },
)

test('clients that repeatedly disconnect do not exhaust the ports to the backend', async () => {
  const { url, backend, log } = await startHarness()
  backend.stub('slot/get_slot_setting', (response, request) => {
    // The client has disconnected by then.
    setTimeout(() => json({ status: 'success', list: [] })(response, request), 50)
  })
  const body =
    'POST /api/routes/get-slot-setting HTTP/1.1\r\nHost: 127.0.0.1\r\n' +
    'Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}'
  const gone = () => log.filter(({ event }) => event === 'client_disconnected').length
  for (let count = 1; count <= 10; count += 1) {
    const nextRequest = backend.nextRequest()
    const socket = net.connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(body))
    await nextRequest
    socket.destroy()
    await expect.poll(gone, { timeout: 10_000, interval: 5 }).toBe(count)
  }
  expect(backend.connections()).toBeLessThan(4)
})

test.each(['http://backend.example', 'http://203.0.113.7:4010', 'http://[2001:db8::1]/v1'])(
  'BACKEND_URL %s is refused unless a setting declares the network as private',
  (url) => {
    const { hostname } = new URL(url)
    expect(() => readSettings({ BACKEND_URL: url })).toThrow(`BACKEND_URL is http: to ${hostname}`)
    const allowed = { BACKEND_URL: url, BACKEND_PLAIN_HTTP: 'on' }
    expect(readSettings(allowed)).toMatchObject({ backendUrl: url })
    const encrypted = url.replace('http:', 'https:')
    expect(readSettings({ BACKEND_URL: encrypted })).toMatchObject({ backendUrl: encrypted })
  },
)

test.each([
  'http://localhost:4010',
  'http://127.0.0.2',
  'http://[::1]:4010',
  'http://10.1.2.3',
  'http://172.31.0.1',
  'http://192.168.0.9',
  'http://[fd00::1]',
  'http://backend:4010',
  'http://backend.shop.svc.cluster.local',
])('BACKEND_URL may be plain http within one’s own network: %s', (url) => {
  expect(readSettings({ BACKEND_URL: url })).toMatchObject({ backendUrl: url })
})
