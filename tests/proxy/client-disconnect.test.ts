import { request as httpRequest } from 'node:http'
import { describe, expect, test } from 'vitest'
import { browserAt, raw, startSignedInHarness } from './proxy-harness.ts'
import { json } from './scripted-backend.ts'

const HEALTH = 'user/user_health_check'
const KEY = { 'idempotency-key': '7f9c1a52-0d4b-4b8e-9a31-5e2f0c6d8b17' }

describe('a client that disconnects', () => {
  async function requestAndDisconnect(
    harness: Awaited<ReturnType<typeof startSignedInHarness>>,
    route: string,
    body: object,
  ) {
    const { port } = new URL(harness.url)
    const headers = {
      'content-type': 'application/json',
      cookie: harness.browser.cookie()!,
      authorization: `Bearer ${harness.browser.token()!}`,
      ...KEY,
    }
    const options = { port, method: 'POST', path: `/api/routes/${route}`, headers }
    const nextRequest = harness.backend.nextRequest()
    const request = httpRequest({ host: '127.0.0.1', ...options })
    request.on('error', () => undefined)
    request.end(JSON.stringify(body))
    await nextRequest
    request.destroy()
  }

  test('aborts the call to the backend, and is not logged as an error', async () => {
    const harness = await startSignedInHarness()
    const ended = new Promise<void>((resolve) => {
      harness.backend.stub(HEALTH, (response) => void response.on('close', resolve))
    })
    await requestAndDisconnect(harness, 'user-health-check', {})
    await ended
    await expect
      .poll(() => harness.log.at(-1))
      .toMatchObject({
        event: 'client_disconnected',
        level: 'info',
        route: '/api/routes/user-health-check',
        status: 499,
      })
  })

  test('before it has sent its whole body, is not logged as an error either', async () => {
    const harness = await startSignedInHarness()
    const { port } = new URL(harness.url)
    for (const length of [{ 'content-length': '100' }, { 'transfer-encoding': 'chunked' }]) {
      const logged = harness.log.length
      const headers = { 'content-type': 'application/json', ...length }
      const path = '/api/routes/user-do-login'
      const request = httpRequest({ host: '127.0.0.1', port, method: 'POST', path, headers })
      request.on('error', () => undefined)
      await new Promise<void>((resolve) => request.write('{"id":"demo"', () => resolve()))
      // The answer to a later call shows that the server has begun to read this one.
      await browserAt(harness.url).post('session', {})
      request.destroy()
      await expect
        .poll(() => harness.log.slice(logged + 1))
        .toEqual([
          {
            event: 'client_disconnected',
            level: 'info',
            requestId: expect.any(String) as string,
            route: path,
            status: 499,
            totalMs: 0,
            traceId: expect.any(String) as string,
          },
        ])
    }
    expect(await (await harness.admin('/metrics')).text()).not.toMatch(/status="5\d\d"} [1-9]/)
  })

  test('R-ACCT-07 does not abort a money call, not even when the server stops', async () => {
    const harness = await startSignedInHarness()
    let finish: () => void = () => undefined
    harness.backend.stub('user/point_to_money', (response, request) => {
      finish = () => json({ status: 'success', balance: 1 })(response, request)
    })
    await requestAndDisconnect(harness, 'point-to-money', { amount: 1 })
    const stopped = harness.stop().then(() => 'stopped')
    const ask = () => raw(harness.url, 'GET /healthz HTTP/1.0\r\n\r\n')
    const refusals = async () => {
      await expect.poll(() => ask().catch(String)).toContain('ECONNREFUSED')
      for (let count = 0; count < 50; count += 1) {
        await expect(ask()).rejects.toThrow('ECONNREFUSED')
      }
      return 'still running'
    }
    expect(await Promise.race([stopped, refusals()])).toBe('still running')
    finish()
    await stopped
    expect(harness.log.at(-1)).toMatchObject({
      route: '/api/routes/point-to-money',
      outcome: 'success',
      status: 200,
    })
  })

  test('R-ACCT-07 does not abort a money call', async () => {
    const harness = await startSignedInHarness()
    let finish: () => void = () => undefined
    const moved = { status: 'success', balance: 1, gameMoney: 0, rolling: 0 }
    harness.backend.stub('user/point_to_money', (response, request) => {
      finish = () => json(moved)(response, request)
    })
    await requestAndDisconnect(harness, 'point-to-money', { amount: 1 })
    // The answer to a later call shows that the proxy has noticed; only then does the backend answer.
    await browserAt(harness.url).post('session', {})
    finish()
    await expect
      .poll(() => harness.log.at(-1))
      .toMatchObject({
        event: 'request',
        route: '/api/routes/point-to-money',
        outcome: 'success',
        status: 200,
      })
  })
})
