import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUndiciBackend } from '../../proxy/backend/undici-backend.ts'
import { listen } from '../../proxy/server/listen.ts'
import type { Listening } from '../../proxy/server/listen.ts'
import { readSettings } from '../../proxy/server/settings.ts'
import { createMockWorlds } from '../worlds.ts'
import { loadGameFiles } from './game-files.ts'
import { createMockApp } from './mock-app.ts'

let server: Listening
let url: string

beforeAll(async () => {
  const worlds = createMockWorlds({ publicUrl: 'http://localhost:4010' })
  server = await listen({
    answer: createMockApp({ worlds, gameFiles: loadGameFiles() }).fetch,
    port: 0,
    host: 'localhost',
  })
  url = `http://localhost:${server.port}`
})
afterAll(() => server.stop(0))

type Json = Readonly<Record<string, unknown>>

function client(world: string, by: 'path' | 'header' = 'path') {
  const base = by === 'path' ? `${url}/worlds/${world}` : url
  const ask = async (method: string, path: string, body?: object, token?: string) => {
    const response = await fetch(base + path, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(by === 'header' ? { 'x-mock-world': world } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as Json }
  }
  const steer = async (command: object) => {
    const { status, body } = await ask('POST', '/__mock/commands', command)
    if (status !== 200) throw new Error(String(body['error']))
    return body
  }
  const signIn = async () => {
    const login = { id: 'demo', pw: 'demo1234' }
    return String((await ask('POST', '/public/user/do_login', login)).body['token'])
  }
  const balance = async (token: string) => {
    const { body } = await ask('POST', '/public/user/user_health_check', {}, token)
    return (body['user'] as Json | undefined)?.['balance']
  }
  return { ask, steer, signIn, balance }
}

test('fifty concurrent clients, each in its own world, do not affect each other', async () => {
  const play = async (number: number) => {
    const { ask, steer, signIn, balance } = client(`w${number}`, number % 2 ? 'path' : 'header')
    await steer({ command: 'scenario', seed: 7 })
    await steer({ command: 'clock', set: '2026-12-01T00:00:00Z', stand: true })
    const token = await signIn()
    await steer({ command: 'approval', automatic: false })
    await steer({ command: 'clock', advance: `${number}m` })
    const wish = { amount: 10_000 + number, bankOwner: '김데모' }
    await ask('POST', '/public/balance/apply_user_deposit', wish, token)
    await steer({ command: 'clock', advance: '10m' })
    const waiting = await balance(token)
    await steer({ command: 'fault', operation: 'getMember', kind: 'abort', times: 1 })
    const isLost = await ask('POST', '/public/user/get_member', {}, token).then(
      () => false,
      () => true,
    )
    await steer({ command: 'event', event: 'deposit-approved' })
    const after = await balance(token)
    if (number % 5 === 0) await steer({ command: 'scenario', name: 'rich' })
    const { body: state } = await ask('GET', '/__mock/state')
    const { body: log } = await ask('GET', '/__mock/calls')
    return {
      token,
      waiting,
      isLost,
      after,
      scenario: state['scenario'],
      now: (state['clock'] as Json)['now'],
      calls: (log['calls'] as Json[]).map(({ operation }) => operation),
    }
  }
  const numbers = Array.from({ length: 50 }, (_, number) => number)
  const ends = await Promise.all(numbers.map(play))
  const [{ token } = { token: '' }] = ends
  const day = Date.parse('2026-12-01T00:00:00Z')
  for (const [number, end] of ends.entries()) {
    const isReset = number % 5 === 0
    const { now, ...rest } = end
    expect(rest).toEqual({
      // Same seed: the worlds are independent.
      token,
      waiting: 1_250_000,
      isLost: true,
      after: 1_260_000 + number,
      scenario: isReset ? 'rich' : 'default',
      calls: ['doLogin', 'applyUserDeposit', 'userHealthCheck', 'getMember', 'userHealthCheck'],
    })
    if (!isReset) expect(now).toBe(new Date(day + (number + 10) * 60_000).toISOString())
  }
})

test('a session outlives a change of scenario and another world’s reset', async () => {
  const [mine, other] = [client('mine'), client('other')]
  const token = await mine.signIn()
  await other.signIn()
  expect(await mine.steer({ command: 'scenario', name: 'rich', keepSessions: true })).toEqual({
    scenario: 'rich',
    seed: null,
    kept: { demo: 1 },
    ended: {},
  })
  await other.ask('POST', '/__mock/reset', {})
  expect(await mine.balance(token)).toBe(999_999_999)
})

test('path and header lead to the same world, and a token of one is none in another', async () => {
  const token = await client('both').signIn()
  expect(await client('both', 'header').balance(token)).toBe(1_250_000)
  expect(await client('elsewhere').balance(token)).toBeUndefined()
  expect(await client('default').balance(token)).toBeUndefined()
})

test('a game is opened and played in its own world', async () => {
  const { ask, signIn } = client('player')
  const token = await signIn()
  const game = { kind: 'slot', company: 'dalbit-play', game: 'dalbit-play-003' }
  const { body } = await ask('POST', '/public/slot/open_game', game, token)
  const address = new URL(String(body['gameUrl']))
  expect(address.href).toMatch(/^http:\/\/localhost:4010\/worlds\/player\/games\/play\?ticket=/)
  const page = await fetch(url + address.pathname + address.search)
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  const ticket = address.searchParams.get('ticket')
  expect((await ask('POST', '/games/api/state', { ticket })).body).toMatchObject({ kind: 'slot' })
  const elsewhere = await client('default').ask('POST', '/games/api/state', { ticket })
  expect(elsewhere.body).toEqual({ status: 'closed' })
})

test('the proxy takes a world for its backend', async () => {
  const { backendUrl } = readSettings({ BACKEND_URL: `${url}/worlds/proxied/` })
  const { send, close } = createUndiciBackend(backendUrl)
  const { response } = send({
    path: '/public/user/do_login',
    headers: ['content-type', 'application/json'],
    body: '{"id":"demo","pw":"demo1234"}',
    limitBytes: 65_536,
    delivery: 'once',
  })
  expect((await response).status).toBe(200)
  await close()
  const calls = async (world: string) =>
    (await client(world).ask('GET', '/__mock/calls')).body['calls'] as Json[]
  expect(await calls('proxied')).toMatchObject([{ operation: 'doLogin', outcome: 'authenticated' }])
  expect(await calls('default')).not.toContainEqual(
    expect.objectContaining({ operation: 'doLogin' }),
  )
})

test('worlds are begun, listed and removed by commands', async () => {
  const { ask, steer } = client('default')
  await steer({ command: 'create-world', name: 'poor', scenario: 'no-money', seed: 'x' })
  expect((await client('poor').ask('GET', '/__mock/state')).body).toMatchObject({
    scenario: 'no-money',
    seed: 'x',
  })
  const names = async () =>
    ((await ask('GET', '/__mock/worlds')).body['worlds'] as Json[]).map(({ name }) => name)
  expect(await names()).toContain('poor')
  expect((await ask('DELETE', '/__mock/worlds/poor')).status).toBe(200)
  expect(await names()).not.toContain('poor')
  expect((await ask('DELETE', '/__mock/worlds/default')).body['error']).toContain(
    'no world that can be removed',
  )
})

test('the least recently used world is evicted and logged', async () => {
  const dropped: string[] = []
  const worlds = createMockWorlds({
    publicUrl: 'http://localhost:4010',
    maxWorlds: 3,
    onDropped: (name) => dropped.push(name),
  })
  const [first, second] = [worlds.world('first'), worlds.world('second')]
  expect(worlds.world('first')).toBe(first)
  worlds.world('third')
  expect(dropped).toEqual(['second'])
  expect(worlds.world('first')).toBe(first)
  expect(worlds.world('second')).not.toBe(second)
  const { worlds: left, dropped: listed } = await worlds.perform({ command: 'worlds' })
  expect(left.map(({ name }) => name)).toEqual(['default', 'first', 'second'])
  expect(listed).toEqual(['second', 'third'])
})

test.each([
  ['/worlds/a%20b/__mock/state', {}, 'is not a valid name of a world: it must be 1 to 64 letters'],
  ['/worlds//__mock/state', {}, '"" is not a valid name of a world'],
  ['/__mock/state', { 'x-mock-world': '../a' }, '"../a" is not a valid name of a world'],
  [
    '/worlds/a/__mock/state',
    { 'x-mock-world': 'b' },
    'The path names the world "a", and x-mock-world "b"',
  ],
])('%s %j is refused', async (path, headers, words) => {
  const response = await fetch(url + path, { headers: headers as Record<string, string> })
  expect([response.status, (await response.json()) as unknown]).toEqual([
    400,
    { error: expect.stringContaining(words), faults: expect.any(Array) },
  ])
})
