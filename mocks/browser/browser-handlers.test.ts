import { getResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { createMockBackend } from '../backend.ts'
import { memoryStorage } from '../db/storage.ts'
import { createBrowserHandlers, mayLeavePage } from './browser-handlers.ts'
import { createBrowserTransport, createBrowserSessions } from './browser-session.ts'

const origin = 'http://localhost:5173'

const rows = new Map<string, string>()
const shelf = {
  getItem: (key: string) => rows.get(key) ?? null,
  setItem: (key: string, text: string) => void rows.set(key, text),
  removeItem: (key: string) => void rows.delete(key),
}
let storage = memoryStorage()

function openWindow() {
  const handlers = createBrowserHandlers({
    backend: createMockBackend({
      publicUrl: origin,
      storage,
    }),
    origin,
    sessions: createBrowserSessions(shelf),
    sessionTransport: createBrowserTransport(shelf),
    log: () => undefined,
  })
  return async (path: string, body: object, token?: unknown) => {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      ...(token === undefined ? {} : { authorization: `Bearer ${String(token)}` }),
    }
    const request = new Request(origin + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    const response = await getResponse(handlers, request)
    return (await response?.json()) as Record<string, unknown>
  }
}

const demo = { id: 'demo', pw: 'demo1234' }

beforeEach(() => {
  rows.clear()
  storage = memoryStorage()
})

describe('the whole line inside the page', () => {
  test('a session outlives a reload, is shared by two windows, and ends in both', async () => {
    const first = openWindow()
    expect(await first('/api/routes/session', {})).toEqual({ status: 'unauthenticated' })
    expect(await first('/api/routes/user-do-login', demo)).toMatchObject({
      status: 'authenticated',
    })
    const second = openWindow()
    const session = await second('/api/routes/session', {})
    expect(session).toMatchObject({ status: 'authenticated', sideUser: { userId: 'demo' } })
    expect(await second('/api/routes/user-health-check', {}, session['token'])).toMatchObject({
      status: 'success',
    })
    expect(await second('/api/routes/logout', {}, session['token'])).toEqual({
      status: 'success',
    })
    expect(await first('/api/routes/session', {})).toEqual({ status: 'unauthenticated' })
    expect([...rows.keys()]).toEqual([])
  })

  test('the game of one window moves the money of the other', async () => {
    const site = openWindow()
    await site('/api/routes/user-do-login', demo)
    const { token } = await site('/api/routes/session', {})
    const wish = { kind: 'slot', company: 'dalbit-play', game: 'dalbit-play-003' }
    const { gameUrl } = await site('/api/routes/open-game', wish, token)
    const address = new URL(String(gameUrl))
    expect(`${address.origin}${address.pathname}`).toBe(`${origin}/games/play`)

    const ticket = address.searchParams.get('ticket')
    const bet = { ticket, stake: 5_000 }
    const round = await openWindow()('/games/api/round', bet)
    const balance = await site('/api/routes/get-in-game-balance', {}, token)
    expect(round['outcome']).toBe('settled')
    expect(balance['gameMoney']).toBe(round['gameMoney'])
    expect(balance['gameMoney']).not.toBe(300_000)
  })

  test('files of the site may leave the page, calls and other sites may not', () => {
    const request = (method: string, url: string) => new Request(url, { method })
    expect(mayLeavePage(request('GET', `${origin}/src/main.tsx`), origin)).toBe(true)
    expect(mayLeavePage(request('POST', `${origin}/__panel/save`), origin)).toBe(true)
    expect(mayLeavePage(request('POST', 'http://localhost:4010/__panel/save'), origin)).toBe(false)
    expect(mayLeavePage(request('POST', `${origin}/public/user/do_login`), origin)).toBe(false)
    expect(mayLeavePage(request('GET', 'http://localhost:4010/healthz'), origin)).toBe(false)
  })
})
