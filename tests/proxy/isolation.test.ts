import { Agent, request as httpRequest } from 'node:http'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { browserAt, startHarness, startSignedInHarness } from './proxy-harness.ts'
import type { Reply } from './proxy-harness.ts'
import { brokenAnswer, brokenSocket, json, problem, text } from './scripted-backend.ts'
import type { Act } from './scripted-backend.ts'

const SLOTS = 'slot/get_slot_setting'
const slots = { status: 'success', list: [] }
const KEY = { 'idempotency-key': '7f9c1a52-0d4b-4b8e-9a31-5e2f0c6d8b17' }
const moveAnswer = { status: 'success', balance: 1, gameMoney: 0, rolling: 0 }

function hanging() {
  const held = new Set<() => void>()
  let isReleased = false
  const act: Act = (response, request) => {
    const answer = () => json(slots)(response, request)
    if (isReleased) return answer()
    held.add(answer)
    // The proxy has ended a call that waited too long.
    response.on('close', () => held.delete(answer))
  }
  return {
    act,
    /** Calls that wait for their answer now. */
    count: () => held.size,
    release: () => {
      isReleased = true
      for (const answer of held) answer()
    },
  }
}

const statusesOf = (replies: readonly Reply[]) => {
  const counts = new Map<number, number>()
  for (const { status } of replies) counts.set(status, (counts.get(status) ?? 0) + 1)
  return counts
}

function askFrom(localAddress: string, url: string, route: string): Promise<number | undefined> {
  const agent = new Agent()
  onTestFinished(() => agent.destroy())
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      `${url}/api/routes/${route}`,
      { method: 'POST', agent, localAddress, headers: { 'content-type': 'application/json' } },
      (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode))
      },
    )
    request.on('error', reject)
    request.end('{}')
  })
}

describe('an operation that hangs', () => {
  test('R-ACCT-07 500 calls of it leave room for logins, health checks and transfers, and are refused', async () => {
    const harness = await startSignedInHarness({ BACKEND_TIMEOUT_MS: '15000' })
    const slow = hanging()
    harness.backend.stub(SLOTS, slow.act)
    harness.backend.stub('user/point_to_money', json(moveAnswer))
    const visitor = browserAt(harness.url)
    let answeredCount = 0
    let refusedCount = 0
    const flood = Array.from({ length: 500 }, async () => {
      const reply = await visitor.post('get-slot-setting', {})
      if (reply.status === 200) answeredCount += 1
      else refusedCount += 1
      return reply
    })
    await expect.poll(slow.count).toBe(36)
    const otherCalls = [
      (await browserAt(harness.url).signIn()).answer,
      await harness.browser.post('user-health-check', {}),
      await harness.browser.post('point-to-money', { amount: 1 }, KEY),
    ]
    expect(otherCalls.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answeredCount).toBe(0)
    await expect.poll(() => refusedCount).toBeGreaterThanOrEqual(464)
    await expect.poll(slow.count).toBeLessThanOrEqual(36)
    slow.release()
    const replies = await Promise.all(flood)
    for (const { status, headers, body } of replies) {
      if (status !== 503) continue
      expect([headers.get('retry-after'), body['code']]).toEqual(['1', 'backend_unreachable'])
    }
  })

  test.runIf(process.platform === 'linux')(
    'one address does not take all the room of its kind',
    async () => {
      const harness = await startHarness()
      const slow = hanging()
      harness.backend.stub(SLOTS, slow.act)
      const flood = Array.from({ length: 100 }, () =>
        harness.browser().post('get-slot-setting', {}),
      )
      await expect.poll(slow.count).toBe(36)
      expect(await askFrom('127.0.0.2', harness.url, 'get-sport-setting')).toBe(200)
      slow.release()
      await Promise.all(flood)
    },
  )

  test('waiting calls are answered when there is room again', async () => {
    const harness = await startHarness()
    const slow = hanging()
    harness.backend.stub(SLOTS, slow.act)
    const flood = Array.from({ length: 60 }, () => harness.browser().post('get-slot-setting', {}))
    await expect.poll(slow.count).toBe(36)
    slow.release()
    expect(statusesOf(await Promise.all(flood))).toEqual(new Map([[200, 60]]))
  })
})

/** Guests behind a trusted gateway, each with its own address. */
async function startBehindGateway(env: Readonly<Record<string, string>> = {}) {
  const harness = await startHarness({ TRUSTED_PROXIES: '127.0.0.1', ...env })
  const requestCount = () => harness.backend.received.length
  return {
    ...harness,
    requestCount,
    ask: async (address: string) => {
      const from = { 'x-forwarded-for': address }
      const reply = await harness.browser().post('get-slot-setting', {}, from)
      return [reply.status, reply.headers.get('retry-after'), requestCount()]
    },
  }
}

const badGateway = text('Bad gateway', 502, 'text/plain')
const OPEN_MS = 5_000

describe('the circuit breaker of an operation', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('opens when calls of several clients fail, lets one trial through, and closes when it succeeds', async () => {
    const harness = await startBehindGateway()
    const { ask } = harness
    harness.backend.stub(SLOTS, badGateway)
    for (let count = 1; count <= 5; count += 1) {
      expect(await ask(`192.0.2.${count}`)).toEqual([502, null, count])
    }
    expect(await ask('192.0.2.6')).toEqual([503, '5', 5])
    // Only this operation is suspended.
    expect((await harness.browser().post('get-sport-setting', {})).status).toBe(200)

    vi.advanceTimersByTime(OPEN_MS)
    expect(await ask('192.0.2.6')).toEqual([502, null, 7])
    expect(await ask('192.0.2.7')).toEqual([503, '5', 7])

    vi.advanceTimersByTime(OPEN_MS)
    const trial = hanging()
    harness.backend.stub(SLOTS, trial.act)
    const answer = ask('192.0.2.7')
    await expect.poll(trial.count).toBe(1)
    expect(await ask('192.0.2.8')).toEqual([503, '5', 8])
    trial.release()
    expect(await answer).toEqual([200, null, 8])
    expect(await ask('192.0.2.8')).toEqual([200, null, 9])
    expect(await (await harness.admin('/metrics')).text()).toContain(
      'proxy_calls_refused_total{kind="guest",reason="the breaker is open"} 3',
    )
    // Earlier failures no longer count.
    harness.backend.stub(SLOTS, badGateway)
    expect(await ask('192.0.2.9')).toEqual([502, null, 10])
    expect(await ask('192.0.2.10')).toEqual([502, null, 11])
  })

  test('opens for a backend that cannot be reached, even if one client asks', async () => {
    const harness = await startBehindGateway()
    await harness.backend.stop()
    for (let count = 1; count <= 5; count += 1) {
      expect(await harness.ask('192.0.2.1')).toEqual([503, null, 0])
    }
    expect(await harness.ask('192.0.2.1')).toEqual([503, '5', 0])
  })

  test('stays closed while it fails for fewer clients than it works for', async () => {
    const harness = await startBehindGateway()
    for (let count = 1; count <= 6; count += 1) await harness.ask(`192.0.2.${count}`)
    harness.backend.stub(SLOTS, badGateway)
    for (let count = 11; count <= 16; count += 1) await harness.ask(`192.0.2.${count}`)
    expect(await harness.ask('192.0.2.17')).toEqual([502, null, 13])
    expect(await harness.ask('192.0.2.18')).toEqual([503, '5', 13])
  })

  const provoked: readonly (readonly [string, Act])[] = [
    ...[400, 404, 409, 429, 500, 502, 503, 504].map(
      (status) => [`answers ${status}`, problem(status, 'request_invalid')] as const,
    ),
    ['breaks the connection', brokenSocket],
    ['breaks off its answer', brokenAnswer],
  ]
  test.each(provoked)(
    'stays closed for others, however often one guest sends a call to which the backend %s',
    async (_, act) => {
      const harness = await startBehindGateway()
      harness.backend.stub(SLOTS, act)
      // Addresses of one customer network count as one client.
      for (let count = 1; count <= 40; count += 1) await harness.ask(`2001:db8:0:1::${count}`)
      harness.backend.stub(SLOTS, json(slots))
      const before = harness.requestCount()
      expect(before).toBeGreaterThanOrEqual(40)
      expect(await harness.ask('192.0.2.1')).toEqual([200, null, before + 1])
    },
  )

  test('stays closed, from however many addresses one member asks, or in however many sessions', async () => {
    const harness = await startBehindGateway()
    const notices = 'community/notices'
    harness.backend.stub(notices, badGateway)
    const sessions = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const browser = harness.browser()
        await browser.signIn()
        return browser
      }),
    )
    const ask = (at: number, address: string) =>
      sessions[at]!.post('get-user-notices', {}, { 'x-forwarded-for': address })
    for (let count = 0; count < 8; count += 1) {
      expect((await ask(count, '192.0.2.1')).status).toBe(502)
      expect((await ask(0, `192.0.2.${count + 1}`)).status).toBe(502)
    }
    harness.backend.stub(notices, json({ status: 'success', list: [] }))
    expect((await ask(1, '192.0.2.9')).status).toBe(200)
  })

  test('is not kept open by one guest who takes each trial', async () => {
    const harness = await startBehindGateway()
    harness.backend.stub(SLOTS, badGateway)
    for (let count = 1; count <= 5; count += 1) await harness.ask(`192.0.2.${count}`)
    vi.advanceTimersByTime(OPEN_MS)
    expect(await harness.ask('192.0.2.66')).toEqual([502, null, 6])
    vi.advanceTimersByTime(OPEN_MS)
    // The other clients try first.
    expect(await harness.ask('192.0.2.66')).toEqual([503, '5', 6])
    harness.backend.stub(SLOTS, json(slots))
    expect(await harness.ask('192.0.2.7')).toEqual([200, null, 7])
    expect(await harness.ask('192.0.2.66')).toEqual([200, null, 8])
  })

  test('a single guest may try again after a while', async () => {
    const harness = await startBehindGateway()
    harness.backend.stub(SLOTS, badGateway)
    for (let count = 1; count <= 5; count += 1) await harness.ask(`192.0.2.${count}`)
    vi.advanceTimersByTime(OPEN_MS)
    expect(await harness.ask('192.0.2.66')).toEqual([502, null, 6])
    vi.advanceTimersByTime(2 * OPEN_MS)
    expect(await harness.ask('192.0.2.66')).toEqual([502, null, 7])
  })
})
