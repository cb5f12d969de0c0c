import { Agent, request as httpRequest } from 'node:http'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { browserAt, startHarness, startSignedInHarness } from './proxy-harness.ts'
import type { Reply } from './proxy-harness.ts'
import { json, problem, text } from './scripted-backend.ts'
import type { Act } from './scripted-backend.ts'

const PATIENT = { timeout: 30_000 }
const SLOTS = 'slot/get_slot_setting'
const slots = { status: 'success', list: [] }
const KEY = { 'idempotency-key': '7f9c1a52-0d4b-4b8e-9a31-5e2f0c6d8b17' }
const moved = { status: 'success', balance: 1, gameMoney: 0, rolling: 0 }

/** An operation that hangs until `release`. */
function hanging() {
  const held: (() => void)[] = []
  let isReleased = false
  const act: Act = (response, request) => {
    const answer = () => json(slots)(response, request)
    if (isReleased) answer()
    else held.push(answer)
  }
  return {
    act,
    count: () => held.length,
    release: () => {
      isReleased = true
      for (const answer of held.splice(0)) answer()
    },
  }
}

const statusesOf = (replies: readonly Reply[]) => {
  const counts = new Map<number, number>()
  for (const { status } of replies) counts.set(status, (counts.get(status) ?? 0) + 1)
  return counts
}

/** The status of a guest's call from this address of the machine. */
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
    const harness = await startSignedInHarness()
    const slow = hanging()
    harness.backend.does(SLOTS, slow.act)
    harness.backend.does('user/point_to_money', json(moved))
    const visitor = browserAt(harness.url)
    let answered = 0
    let refused = 0
    const flood = Array.from({ length: 500 }, async () => {
      const reply = await visitor.post('get-slot-setting', {})
      if (reply.status === 200) answered += 1
      else refused += 1
      return reply
    })
    await expect.poll(slow.count, PATIENT).toBe(36)
    const others = [
      (await browserAt(harness.url).signIn()).answer,
      await harness.browser.post('user-health-check', {}),
      await harness.browser.post('point-to-money', { amount: 1 }, KEY),
    ]
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200])
    expect([answered, slow.count()]).toEqual([0, 36])
    await expect.poll(() => refused, PATIENT).toBe(464)
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
      harness.backend.does(SLOTS, slow.act)
      const flood = Array.from({ length: 100 }, () =>
        harness.browser().post('get-slot-setting', {}),
      )
      await expect.poll(slow.count, PATIENT).toBe(36)
      expect(await askFrom('127.0.0.2', harness.url, 'get-sport-setting')).toBe(200)
      slow.release()
      await Promise.all(flood)
    },
  )

  test('what waits is answered when there is room again', async () => {
    const harness = await startHarness()
    const slow = hanging()
    harness.backend.does(SLOTS, slow.act)
    const flood = Array.from({ length: 60 }, () => harness.browser().post('get-slot-setting', {}))
    await expect.poll(slow.count, PATIENT).toBe(36)
    slow.release()
    expect(statusesOf(await Promise.all(flood))).toEqual(new Map([[200, 60]]))
  })
})

describe('the circuit breaker of an operation', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test('opens when it keeps failing, lets one call try, and closes when the backend is sound', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const harness = await startHarness()
    const ask = async () => {
      const { status, headers } = await harness.browser().post('get-slot-setting', {})
      return [status, headers.get('retry-after'), harness.backend.received.length]
    }
    harness.backend.does(SLOTS, text('Bad gateway', 502, 'text/plain'))
    for (let count = 1; count <= 10; count += 1) expect(await ask()).toEqual([502, null, count])
    expect(await ask()).toEqual([503, '5', 10])
    // Only this operation is left alone.
    expect((await harness.browser().post('get-sport-setting', {})).status).toBe(200)

    vi.advanceTimersByTime(5_000)
    expect(await ask()).toEqual([502, null, 12])
    expect(await ask()).toEqual([503, '5', 12])

    vi.advanceTimersByTime(5_000)
    const trial = hanging()
    harness.backend.does(SLOTS, trial.act)
    const asked = ask()
    await expect.poll(trial.count, PATIENT).toBe(1)
    expect(await ask()).toEqual([503, '5', 13])
    trial.release()
    expect(await asked).toEqual([200, null, 13])
    expect(await ask()).toEqual([200, null, 14])
    expect(await (await harness.admin('/metrics')).text()).toContain(
      'proxy_calls_refused_total{kind="guest",reason="the breaker is open"} 3',
    )
  })

  test.each([400, 404, 409, 429, 500])(
    'stays closed, however often one guest has the backend answer %i',
    async (status) => {
      const harness = await startHarness()
      harness.backend.does(SLOTS, problem(status, 'request_invalid'))
      for (let count = 1; count <= 40; count += 1) {
        await harness.browser().post('get-slot-setting', {})
        expect(harness.backend.received).toHaveLength(count)
      }
    },
  )
})
