import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listen } from '../../proxy/server/listen.ts'
import type { Listening } from '../../proxy/server/listen.ts'
import { allSchemas } from '../control/commands.ts'
import { createMockWorlds } from '../worlds.ts'
import { createMockApp } from './mock-app.ts'

let server: Listening
let url: string

beforeAll(async () => {
  const worlds = createMockWorlds({ publicUrl: 'http://localhost:4010' })
  server = await listen({
    answer: createMockApp({ worlds, gameFiles: new Map() }).fetch,
    port: 0,
    host: 'localhost',
  })
  url = `http://localhost:${server.port}`
})
afterAll(() => server.stop(0))
beforeEach(() => post('/__mock/scenario', {}))

const send = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const response = await send(path, JSON.stringify(body), headers)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const read = async (path: string) => (await (await fetch(url + path)).json()) as never

async function signedIn(): Promise<Record<string, string>> {
  const { body } = await post('/public/user/do_login', { id: 'demo', pw: 'demo1234' })
  return { authorization: `Bearer ${String(body['token'])}` }
}

const transfer = (session: Record<string, string>, key: string) =>
  send('/public/slot/user_transfer_in', '{"amount":1000}', { ...session, 'idempotency-key': key })

const gameMoney = async (session: Record<string, string>) =>
  (await post('/public/slot/get_in_game_balance', {}, session)).body['gameMoney']

describe('R-CALL-07 a fault over a real connection', () => {
  const fault = (rest: object) =>
    post('/__mock/fault', { operation: 'userTransferIn', times: 1, ...rest })

  test.each([
    ['after', 301_000],
    ['before', 300_000],
  ])('abort %s the backend acted: the connection ends without an answer', async (when, money) => {
    const session = await signedIn()
    await fault({ kind: 'abort', when })
    const call = transfer(session, `key-of-an-abort-${when}`)
    await expect(call).rejects.toMatchObject({
      message: 'fetch failed',
      cause: { code: 'UND_ERR_SOCKET' },
    })
    expect(await gameMoney(session)).toBe(money)
    expect((await transfer(session, `key-of-an-abort-${when}`)).status).toBe(200)
    expect(await gameMoney(session)).toBe(301_000)
  })

  test('cut: half of the answer comes, and the connection ends', async () => {
    const session = await signedIn()
    await fault({ kind: 'cut' })
    const response = await transfer(session, 'key-of-a-cut-answer')
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow('terminated')
    expect(await gameMoney(session)).toBe(301_000)
  })

  test('malformed and wrongType answers are complete', async () => {
    const session = await signedIn()
    await fault({ kind: 'malformed' })
    await expect((await transfer(session, 'key-of-a-broken-answer')).json()).rejects.toThrow(
      SyntaxError,
    )
    await fault({ kind: 'wrongType', pointer: '/gameMoney' })
    expect(await (await transfer(session, 'key-of-a-broken-answer')).json()).toMatchObject({
      gameMoney: '301000',
    })
  })

  test('delayMs: the answer comes later', async () => {
    const session = await signedIn()
    await fault({ delayMs: 120 })
    const start = performance.now()
    await transfer(session, 'key-of-a-delayed-answer')
    expect(performance.now() - start).toBeGreaterThanOrEqual(119)
  })

  test('an answer of all operations is one fault of the contract', async () => {
    await post('/__mock/answer', { operation: '*', answer: { status: 503 }, times: 1 })
    expect((await post('/public/user/check_user_id', { id: 'nobody1' })).status).toBe(503)
    expect((await post('/public/user/check_user_id', { id: 'nobody1' })).status).toBe(200)
  })
})

test('a deposit is requested, approved by an event, and in the balance at the next health check', async () => {
  const session = await signedIn()
  const balance = async () => {
    const { body } = await post('/public/user/user_health_check', {}, session)
    return (body['user'] as Record<string, unknown>)['balance']
  }
  await post('/__mock/approval', { automatic: false })
  const wish = { amount: 50_000, bankOwner: '김데모' }
  const key = { 'idempotency-key': 'key-of-one-deposit' }
  await post('/public/balance/apply_user_deposit', wish, { ...session, ...key })
  await post('/__mock/clock', { advance: '2h' })
  expect(await balance()).toBe(1_250_000)
  const approved = await post('/__mock/event', { event: 'deposit-approved', member: 'demo' })
  expect(approved).toMatchObject({ status: 200, body: { balances: { balance: 1_300_000 } } })
  expect(await balance()).toBe(1_300_000)
})

test('all commands are listed with a schema, and GET serves the ones without side effects', async () => {
  const { commands, schema } = await read('/__mock/commands')
  expect((commands as { name: string }[]).map(({ name }) => name)).toEqual(Object.keys(allSchemas))
  expect(schema).toMatchObject({ $schema: expect.stringContaining('json-schema.org') })
  await signedIn()
  expect(await read('/__mock/calls?operation=doLogin&last=1')).toMatchObject({
    calls: [{ operation: 'doLogin' }],
  })
  expect(await read('/__mock/faults')).toEqual({ answers: [], faults: [] })
  expect(await read('/__mock/clock')).toMatchObject({ offsetMs: 0 })
  await fetch(`${url}/__mock/calls`, { method: 'DELETE' })
  expect(await read('/__mock/calls')).toEqual({ calls: [] })
  await post('/__mock/fault', { operation: '*', kind: 'abort' })
  await fetch(`${url}/__mock/faults`, { method: 'DELETE' })
  expect(await read('/__mock/faults')).toEqual({ answers: [], faults: [] })
})

test.each([
  ['/__mock/commands', { command: 'clok' }, 404, { path: '/command', nearest: 'clock' }],
  ['/__mock/clok', {}, 404, { path: '/command', nearest: 'clock' }],
  ['/__mock/commands', [], 400, { path: '' }],
  [
    '/__mock/event',
    { event: 'deposit' },
    400,
    { path: '/event', allowed: expect.arrayContaining(['deposit-approved']) },
  ],
  [
    '/__mock/event',
    { event: 'note-arrived', member: 'dem' },
    400,
    { path: '/member', nearest: 'demo' },
  ],
  [
    '/__mock/fault',
    { operation: 'getMembr', kind: 'cut' },
    400,
    { path: '/operation', nearest: 'getMember' },
  ],
  ['/__mock/create-world', { name: 'a b' }, 400, { path: '/name' }],
])('%s %j is answered with %i and the correct form', async (path, body, status, fault) => {
  const answer = await post(path, body)
  expect(answer).toEqual({
    status,
    body: { error: expect.any(String), faults: [expect.objectContaining(fault)] },
  })
  const broken = await send(path, '{"comm')
  expect([broken.status, await broken.json()]).toMatchObject([
    400,
    { error: 'The body is not a JSON object' },
  ])
})

test('a page of another origin can neither send commands nor create a world', async () => {
  const names = [...Object.keys(allSchemas), 'commands', 'override', 'reset']
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://localhost:5173' },
    { origin: 'http://localhost:5173' },
    { origin: 'null' },
  ]
  for (const headers of foreign) {
    for (const name of names) {
      const answer = await post(`/__mock/${name}`, {}, headers)
      expect([name, answer.status]).toEqual([name, 403])
    }
    for (const path of [
      '/worlds/new/__mock/state',
      '/worlds/new/healthz',
      '/worlds/new/games/play',
    ]) {
      const response = await fetch(url + path, { headers })
      expect([path, response.status]).toEqual([path, path.endsWith('healthz') ? 200 : 403])
    }
  }
  expect(await read('/__mock/worlds')).toMatchObject({ worlds: [{ name: 'default' }] })
})

test('override is another name of answer, and reset of scenario', async () => {
  const set = { operation: 'checkUserId', answer: 'alread_have_user' }
  const answers = [{ operation: 'checkUserId', times: null, breaksContract: false }]
  const own = { 'sec-fetch-site': 'same-origin' }
  expect((await post('/__mock/override', set, own)).body).toMatchObject({ answers })
  expect(await read('/__mock/override')).toMatchObject({ answers })
  await fetch(`${url}/__mock/override?operation=checkUserId`, { method: 'DELETE' })
  expect(await read('/__mock/override')).toEqual({ answers: [], faults: [] })
  expect(await post('/__mock/override', { operation: 'checkUserId' })).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining('/answer ') },
  })
  expect((await post('/__mock/reset', { scenario: 'rich' })).body).toMatchObject({
    scenario: 'rich',
  })
})
