import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listen } from '../../proxy/server/listen.ts'
import { AddressUnavailableError } from '../../proxy/server/open-servers.ts'
import type { Listening } from '../../proxy/server/listen.ts'
import { loadGameFiles } from './game-files.ts'
import { createMockWorlds } from '../worlds.ts'
import { createMockApp } from './mock-app.ts'

let server: Listening
let url: string

beforeAll(async () => {
  const worlds = createMockWorlds({ publicUrl: 'http://localhost:4010' })
  const app = createMockApp({ worlds, gameFiles: loadGameFiles() })
  server = await listen({ answer: app.fetch, port: 0, host: 'localhost' })
  url = `http://localhost:${server.port}`
})
afterAll(() => server.stop(0))
beforeEach(() => post('/__mock/reset', { scenario: 'default' }))

const send = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })

async function post(path: string, body: object, token?: string) {
  const headers = {
    'idempotency-key': crypto.randomUUID(),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  }
  const response = await send(path, JSON.stringify(body), headers)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

async function signedIn(): Promise<string> {
  const { body } = await post('/public/user/do_login', { id: 'demo', pw: 'demo1234' })
  return String(body['token'])
}

const balance = async (token: string) =>
  (await post('/public/slot/get_in_game_balance', {}, token)).body['gameMoney']

async function ticketFor(token: string, game: object): Promise<string> {
  const { body } = await post('/public/slot/open_game', game, token)
  return new URL(String(body['gameUrl'])).searchParams.get('ticket') ?? ''
}

const games = {
  slot: { kind: 'slot', company: 'dalbit-play', game: 'dalbit-play-003' },
  casino: { kind: 'casino', company: 'haneul-live' },
  sport: { kind: 'sport', company: 'hanbok-sports' },
} as const

describe('the mock backend over HTTP', () => {
  test('answers on both addresses that localhost means, and to healthz', async () => {
    const hosts = ['localhost', '127.0.0.1', '[::1]']
    const answers = await Promise.all(
      hosts.map((host) => fetch(`http://${host}:${server.port}/healthz`)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  test('R-CALL-07 a login with the right, a wrong and a malformed body', async () => {
    const right = await post('/public/user/do_login', { id: 'demo', pw: 'demo1234' })
    expect(right).toMatchObject({ status: 200, body: { status: 'authenticated' } })
    const wrong = await post('/public/user/do_login', { id: 'demo', pw: 'demo12345' })
    expect(wrong).toEqual({ status: 200, body: { status: 'pass' } })
    const malformed = await send('/public/user/do_login', '{"id":')
    expect(malformed.status).toBe(400)
    expect(malformed.headers.get('content-type')).toContain('application/problem+json')
    expect(await malformed.json()).toMatchObject({ code: 'request_invalid', status: 400 })
    const incomplete = await post('/public/user/do_login', { id: 'demo' })
    expect(incomplete).toMatchObject({ status: 400, body: { code: 'request_invalid' } })
  })

  test('a reset starts the running scenario or another from its seed, and ends all sessions', async () => {
    const token = await signedIn()
    expect(await post('/__mock/reset', { scenario: 'no-money' })).toMatchObject({
      status: 200,
      body: { scenario: 'no-money', ended: { demo: 1 } },
    })
    expect((await post('/public/slot/get_in_game_balance', {}, token)).status).toBe(401)
    expect(await balance(await signedIn())).toBe(0)
    expect((await send('/__mock/reset', '')).status).toBe(200)
    expect(await balance(await signedIn())).toBe(0)
  })

  test('a reset to no scenario names those that there are', async () => {
    const { status, body } = await post('/__mock/reset', { scenario: 'nowhere' })
    const listed = (await (await fetch(`${url}/__mock/scenarios`)).json()) as {
      scenarios: { name: string; description: string }[]
    }
    expect(status).toBe(400)
    const names = listed.scenarios.map(({ name }) => name)
    expect(names).toContain('games-closed')
    expect(body['faults']).toEqual([expect.objectContaining({ path: '/name', allowed: names })])
    expect((await send('/__mock/reset', '{"scen')).status).toBe(400)
  })

  test('a page of another site cannot reset it', async () => {
    const foreign = await send('/__mock/reset', '{}', { 'sec-fetch-site': 'cross-site' })
    expect(foreign.status).toBe(403)
  })

  test('a second server on the same port reports that it is in use', async () => {
    const second = listen({ answer: () => new Response(), port: server.port, host: 'localhost' })
    await expect(second).rejects.toThrow(AddressUnavailableError)
  })
})

describe('the demo games over HTTP', () => {
  test('only the page and its files are served, under a strict policy', async () => {
    const page = await fetch(`${url}/games/play?ticket=x`)
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
    const html = await page.text()
    expect(html).not.toMatch(/<style|style=|<script(?![^>]*\bsrc=)/)
    const named = [...html.matchAll(/"(\/games\/source\/[^"]+)"/g)].map(([, path]) => path)
    const answers = await Promise.all(named.map((path) => fetch(url + path)))
    expect(answers.map(({ status }) => status)).toEqual(named.map(() => 200))
    for (const path of [
      'mocks/http/main.ts',
      '..%2f..%2fpackage.json',
      'mocks/games/games-api.ts',
    ]) {
      expect((await fetch(`${url}/games/source/${path}`)).status).toBe(404)
    }
  })

  test('every module of the page resolves its imports and is compiled from TypeScript', async () => {
    const seen = new Set<string>()
    const walk = async (path: string): Promise<void> => {
      if (seen.has(path)) return
      seen.add(path)
      const response = await fetch(url + path)
      expect([path, response.status]).toEqual([path, 200])
      expect(response.headers.get('content-type')).toContain('text/javascript')
      const code = await response.text()
      expect(code).not.toMatch(/\bimport type\b|\binterface \w/)
      for (const [, next = ''] of code.matchAll(/\bfrom '(\.[^']+)'/g)) {
        await walk(new URL(next, url + path).pathname)
      }
    }
    await walk('/games/source/mocks/games/page/demo-game.ts')
    expect([...seen]).toContain('/games/source/mocks/rules/round.ts')
  })

  test.each(['slot', 'casino', 'sport'] as const)(
    'a round of the %s moves the stake out of and the win into the money in the games',
    async (kind) => {
      const token = await signedIn()
      const ticket = await ticketFor(token, games[kind])
      const state = await post('/games/api/state', { ticket })
      expect(state.body).toMatchObject({ status: 'opened', kind, gameMoney: 300_000 })
      const bet = { ticket, stake: 10_000 }
      const round = (await post('/games/api/round', bet)).body
      expect(round['outcome']).toBe('settled')
      expect(round['gameMoney']).toBe(300_000 - 10_000 + Number(round['win']))
      expect(await balance(token)).toBe(round['gameMoney'])
    },
  )

  test('an invalid round is refused and moves no money', async () => {
    const token = await signedIn()
    const ticket = await ticketFor(token, games.casino)
    const bet = { ticket, stake: 1_000 }
    const reasonOf = async (change: object) =>
      (await post('/games/api/round', { ...bet, ...change })).body['reason']
    expect(await reasonOf({ stake: -1_000 })).toBe('stake_invalid')
    expect(await reasonOf({ ticket: 'nobody' })).toBe('ticket_unknown')
    expect((await post('/games/api/round', { ...bet, stake: '1000' })).status).toBe(400)
    expect((await post('/games/api/round', { ...bet, pick: 'tie' })).status).toBe(400)
    expect((await send('/games/api/round', 'no JSON')).status).toBe(400)
    const plain = await send('/games/api/round', '{}', { 'content-type': 'text/plain' })
    expect(plain.status).toBe(415)
    expect((await post('/games/api/state', { ticket: 'nobody' })).body).toEqual({
      status: 'closed',
    })
    expect(await balance(token)).toBe(300_000)
  })

  test('a stake above the balance is refused', async () => {
    const token = await signedIn()
    const ticket = await ticketFor(token, games.slot)
    await post('/public/slot/user_withdraw', { amount: 299_500 }, token)
    const bet = { ticket, stake: 1_000 }
    expect((await post('/games/api/round', bet)).body).toEqual({
      outcome: 'refused',
      reason: 'not_enough_money',
    })
    expect(await balance(token)).toBe(500)
  })
})
