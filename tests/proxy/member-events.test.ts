import { describe, expect, test } from 'vitest'
import { validators } from '../../proxy/http/validators.ts'
import { health, listen, statusesOf } from './event-streams.ts'
import { startHarness } from './proxy-harness.ts'
import { json, member, problem, silence } from './scripted-backend.ts'
import { HOUR_MS } from '../../src/lib/durations.ts'

const request = (status: string) => ({
  id: 41,
  amount: 50_000,
  status,
  requestedAt: '2026-11-20T21:00:00+09:00',
  settledAt: null,
})
const signedIn = (userId: string) =>
  json({
    status: 'authenticated',
    token: `backend-token-of-${userId}-0001`,
    expiresAt: '2026-11-21T21:00:00+09:00',
    user: { ...member, userId },
  })
const deposits = (status: string) => ({ status: 'success', list: [request(status)], total: 1 })

/** A member on a laptop and a phone, whose streams are open. */
async function startTwo(env: Readonly<Record<string, string>> = {}) {
  const harness = await startHarness(env)
  const { backend, browser, url } = harness
  backend.stub('user/user_health_check', json(health()))
  backend.stub('balance/get_deposit_list', json(deposits('wait')))
  const [laptop, phone] = [browser(), browser()]
  for (const device of [laptop, phone]) await device.signIn()
  const before = backend.received.length
  const streams = { laptop: await listen(url, laptop), phone: await listen(url, phone) }
  return { ...harness, laptop, phone, streams, before }
}

describe('A-226 the stream of what changes for a member', () => {
  test('passes the result of one device to the others at once, without calls of the backend', async () => {
    const { backend, laptop, phone, streams, before } = await startTwo()
    expect(streams.phone.response.status).toBe(200)
    expect(Object.fromEntries(streams.phone.response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    await laptop.post('user-health-check', {})
    await phone.post('get-deposit-list', { page: 1, pageSize: 20 })
    for (const stream of [streams.laptop, streams.phone]) {
      await expect
        .poll(() => stream.events)
        .toEqual([
          { status: 'figures', answer: health() },
          { status: 'deposits', page: 1, pageSize: 20, answer: deposits('wait') },
        ])
    }
    for (const event of streams.phone.events) {
      const name = event.status === 'figures' ? 'FiguresEvent' : 'DepositsEvent'
      expect([validators[name](event), validators[name].errors]).toEqual([true, null])
    }
    expect(backend.received).toHaveLength(before + 2)
  })

  test('sends each change of a state or a balance once', async () => {
    const { backend, laptop, phone, streams } = await startTwo()
    for (const device of [laptop, phone, laptop]) await device.post('user-health-check', {})
    backend.stub('user/user_health_check', json(health({ balance: 450_000 })))
    await phone.post('user-health-check', {})
    await laptop.post('get-deposit-list', {})
    await laptop.post('get-deposit-list', {})
    backend.stub('balance/get_deposit_list', json(deposits('already')))
    await laptop.post('get-deposit-list', {})
    const said = ['figures', 'figures', 'deposits', 'deposits']
    await expect.poll(() => statusesOf(streams.laptop)).toEqual(said)
    await expect.poll(() => statusesOf(streams.phone)).toEqual(said)
  })

  test('never shows an older balance after a newer one', async () => {
    const { backend, laptop, phone, streams, pass } = await startTwo()
    let late: () => void = () => undefined
    backend.stub('user/user_health_check', (response, incoming) => {
      late = () => json(health({ balance: 1 }))(response, incoming)
    })
    const came = backend.nextRequest()
    const slow = laptop.post('user-health-check', {})
    await came
    pass(1_000)
    backend.stub('user/user_health_check', json(health({ balance: 2 })))
    await phone.post('user-health-check', {})
    late()
    await slow
    await phone.post('get-deposit-list', {})
    await expect.poll(() => statusesOf(streams.phone)).toEqual(['figures', 'deposits'])
    expect(streams.phone.events[0]).toMatchObject({ answer: { user: { balance: 2 } } })
  })

  test('passes on no answer that breaks the contract, and none of another member', async () => {
    const { backend, browser, laptop, url, streams } = await startTwo()
    backend.stub('balance/get_deposit_list', json({ status: 'success', list: 'none', total: 0 }))
    await laptop.post('get-deposit-list', {})
    backend.stub('user/user_health_check', json(health({ userId: 'sora' })))
    await laptop.post('user-health-check', {})
    backend.stub('user/do_login', signedIn('sora'))
    const other = browser()
    await other.signIn('sora')
    const own = await listen(url, other)
    await other.post('user-health-check', {})
    await expect.poll(() => statusesOf(own)).toEqual(['figures'])
    expect(streams.phone.events).toEqual([])
  })

  test('is refused without the page token, like every call of a member', async () => {
    const { url, browser } = await startHarness()
    const { response } = await listen(url, browser())
    expect([response.status, await response.json()]).toMatchObject([
      401,
      { code: 'session_missing' },
    ])
  })
})

describe('R-SESS-10 the stream of a session that ends', () => {
  test('ends at once after a logout, by another device or by the backend, with an event if the page does not know', async () => {
    const { backend, laptop, phone, streams, url } = await startTwo()
    await laptop.post('end-sessions', { session: null })
    expect(await streams.phone.ended).toBe('ended')
    expect(statusesOf(streams.phone)).toEqual(['ended'])
    await phone.signIn()
    const again = await listen(url, phone)
    backend.stub('user/user_health_check', problem(401, 'session_missing'))
    await phone.post('user-health-check', {})
    expect(await again.ended).toBe('ended')
    await laptop.post('logout', {})
    expect(await streams.laptop.ended).toBe('ended')
    expect([...statusesOf(again), ...statusesOf(streams.laptop)]).toEqual([])
  })

  test('carries nothing once the session is over by its time', async () => {
    const { laptop, phone, streams, pass } = await startTwo({ SESSION_IDLE_MS: String(HOUR_MS) })
    pass(2 * HOUR_MS)
    await phone.signIn()
    await phone.post('user-health-check', {})
    expect(await streams.laptop.ended).toBe('ended')
    expect(streams.laptop.events).toEqual([])
    expect((await laptop.post('user-health-check', {})).status).toBe(401)
  })

  test('does not renew the session: an open stream is not activity of the member', async () => {
    const { laptop, url, pass } = await startTwo({ SESSION_IDLE_MS: String(HOUR_MS) })
    pass(HOUR_MS - 1)
    await listen(url, laptop)
    pass(1)
    expect((await laptop.post('user-health-check', {})).status).toBe(401)
  })
})

describe('streams and the limits of the proxy', () => {
  test('end when the proxy stops, which then waits for none', async () => {
    const { streams, stop } = await startTwo()
    const stopped = stop()
    expect(await streams.laptop.ended).toBe('ended')
    expect(statusesOf(streams.laptop)).toEqual([])
    await stopped
  })

  test('take at most half of the connections; further pages go on without', async () => {
    const { url, browser, admin, pass } = await startHarness({
      MAX_CONNECTIONS: '100',
      STREAMS_PER_MEMBER: '1000',
    })
    const count = async () =>
      /^proxy_event_streams (\d+)$/m.exec(await (await admin('/metrics')).text())?.[1]
    const open: Awaited<ReturnType<typeof listen>>[] = []
    const openOne = async () => {
      // Each in a browser of its own.
      const device = browser()
      await device.signIn()
      pass(1)
      const stream = await listen(url, device)
      open.push(stream)
      return stream.response
    }
    for (let number = 1; number <= 50; number += 1) expect((await openOne()).status).toBe(200)
    expect(await count()).toBe('50')
    const refused = await openOne()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60'])
    open[0]!.leave()
    await expect.poll(count).toBe('49')
    expect((await openOne()).status).toBe(200)
  })

  test('are four for a session; a fifth replaces the first, and says so', async () => {
    const { url, browser } = await startHarness()
    const device = browser()
    await device.signIn()
    const [first, ...others] = [
      await listen(url, device),
      await listen(url, device),
      await listen(url, device),
      await listen(url, device),
    ]
    const fifth = await listen(url, device)
    expect([await first.ended, statusesOf(first)]).toEqual(['ended', ['replaced']])
    await device.post('logout', {})
    for (const { ended } of [...others, fifth]) expect(await ended).toBe('ended')
  })

  test('are as many for a member as the operator says; the oldest end, and say so', async () => {
    const { url, browser, backend, admin } = await startHarness({ STREAMS_PER_MEMBER: '3' })
    backend.stub('user/user_health_check', json(health()))
    const open: Awaited<ReturnType<typeof listen>>[] = []
    const devices = Array.from({ length: 20 }, () => browser())
    for (const device of devices) {
      await device.signIn()
      open.push(await listen(url, device))
    }
    const metrics = await (await admin('/metrics')).text()
    expect(metrics).toMatch(/^proxy_event_streams 3$/m)
    await devices[0]!.post('user-health-check', {})
    for (const stream of open.slice(0, -3)) {
      expect([await stream.ended, statusesOf(stream)]).toEqual(['ended', ['replaced']])
    }
    for (const stream of open.slice(-3))
      await expect.poll(() => statusesOf(stream)).toEqual(['figures'])
  })

  test('of another member are not ended for them', async () => {
    const { url, browser, backend } = await startHarness({ STREAMS_PER_MEMBER: '1' })
    const sora = browser()
    backend.stub('user/do_login', signedIn('sora'))
    await sora.signIn('sora')
    const own = await listen(url, sora)
    backend.stub('user/do_login', signedIn('demo'))
    const device = browser()
    await device.signIn()
    for (let count = 0; count < 3; count += 1) await listen(url, device)
    backend.stub('user/user_health_check', json(health({ userId: 'sora' })))
    await sora.post('user-health-check', {})
    await expect.poll(() => statusesOf(own)).toEqual(['figures'])
  })

  test('delay no call: a hanging one affects only its page', async () => {
    const { backend, laptop, phone, streams } = await startTwo()
    backend.stub('slot/get_in_game_balance', silence)
    const nextRequest = backend.nextRequest()
    void laptop.post('get-in-game-balance', {}).catch(() => undefined)
    await nextRequest
    await phone.post('user-health-check', {})
    await expect.poll(() => statusesOf(streams.laptop)).toEqual(['figures'])
  })
})
