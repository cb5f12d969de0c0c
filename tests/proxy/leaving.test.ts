import { request as httpRequest } from 'node:http'
import { describe, expect, test } from 'vitest'
import { browserAt, signedIn } from './proxy-harness.ts'
import { json } from './scripted-backend.ts'

const HEALTH = 'user/user_health_check'
const KEY = { 'idempotency-key': '7f9c1a52-0d4b-4b8e-9a31-5e2f0c6d8b17' }

describe('a browser that goes away', () => {
  /** Asks, and goes away once the backend has been asked. */
  async function askAndLeave(
    world: Awaited<ReturnType<typeof signedIn>>,
    route: string,
    body: object,
  ) {
    const { port } = new URL(world.url)
    const headers = {
      'content-type': 'application/json',
      cookie: world.browser.cookie()!,
      authorization: `Bearer ${world.browser.token()!}`,
      ...KEY,
    }
    const options = { port, method: 'POST', path: `/api/routes/${route}`, headers }
    const asked = world.backend.asked()
    const request = httpRequest({ host: '127.0.0.1', ...options })
    request.on('error', () => undefined)
    request.end(JSON.stringify(body))
    await asked
    request.destroy()
  }

  test('ends the call to the backend, and is no fault of anybody', async () => {
    const world = await signedIn()
    const ended = new Promise<void>((resolve) => {
      world.backend.does(HEALTH, (response) => void response.on('close', resolve))
    })
    await askAndLeave(world, 'user-health-check', {})
    await ended
    await expect
      .poll(() => world.log.at(-1))
      .toMatchObject({
        event: 'abandoned',
        level: 'info',
        route: '/api/routes/user-health-check',
        status: 499,
      })
  })

  test('before it has sent all of its body, is no fault of anybody either', async () => {
    const world = await signedIn()
    const { port } = new URL(world.url)
    for (const length of [{ 'content-length': '100' }, { 'transfer-encoding': 'chunked' }]) {
      const logged = world.log.length
      const headers = { 'content-type': 'application/json', ...length }
      const path = '/api/routes/user-do-login'
      const request = httpRequest({ host: '127.0.0.1', port, method: 'POST', path, headers })
      request.on('error', () => undefined)
      await new Promise<void>((resolve) => request.write('{"id":"demo"', () => resolve()))
      // A later call is answered, so the server has begun to read this one.
      await browserAt(world.url).post('session', {})
      request.destroy()
      await expect
        .poll(() => world.log.slice(logged + 1))
        .toEqual([
          {
            event: 'abandoned',
            level: 'info',
            requestId: expect.any(String) as string,
            route: path,
            status: 499,
            totalMs: 0,
          },
        ])
    }
    expect(await (await world.get('/metrics')).text()).not.toMatch(/status="5/)
  })

  test('R-ACCT-07 does not end a call for money, not even when the server stops', async () => {
    const world = await signedIn()
    let finish: () => void = () => undefined
    world.backend.does('user/point_to_money', (response, request) => {
      finish = () => json({ status: 'success', balance: 1 })(response, request)
    })
    await askAndLeave(world, 'point-to-money', { amount: 1 })
    const stopped = world.stop().then(() => 'stopped')
    const refusals = async () => {
      for (let count = 0; count < 50; count += 1) {
        await expect(world.get('/healthz', { connection: 'close' })).rejects.toThrow()
      }
      return 'still running'
    }
    expect(await Promise.race([stopped, refusals()])).toBe('still running')
    finish()
    await stopped
    expect(world.log.at(-1)).toMatchObject({
      route: '/api/routes/point-to-money',
      outcome: 'success',
      status: 200,
    })
  })

  test('R-ACCT-07 does not end a call for money', async () => {
    const world = await signedIn()
    let finish: () => void = () => undefined
    const moved = { status: 'success', balance: 1, gameMoney: 0, rolling: 0 }
    world.backend.does('user/point_to_money', (response, request) => {
      finish = () => json(moved)(response, request)
    })
    await askAndLeave(world, 'point-to-money', { amount: 1 })
    // A later call is answered, so the proxy has had time to notice; only then the backend answers.
    await browserAt(world.url).post('session', {})
    finish()
    await expect
      .poll(() => world.log.at(-1))
      .toMatchObject({
        event: 'request',
        route: '/api/routes/point-to-money',
        outcome: 'success',
        status: 200,
      })
  })
})
