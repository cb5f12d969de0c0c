import { afterEach, describe, expect, test, vi } from 'vitest'
import { openGame } from '../../src/features/game-open/game-open.api.ts'
import { getSlotGames, getSlotProviders } from '../../src/features/lobby/lobby.api.ts'
import { getNotes, openNote } from '../../src/features/notes/notes.api.ts'
import { checkHealth } from '../../src/features/health-check/health-check.api.ts'
import { restoreSession, signIn } from '../../src/features/session/session.api.ts'
import { getBalances } from '../../src/features/wallet/wallet.api.ts'
import { member as client } from '../../src/http/client.ts'
import { addMoney, wholeAmount } from '../../src/lib/money.ts'
import { startHarness } from './proxy-harness.ts'
import { json, member } from './scripted-backend.ts'
import type { Act } from './scripted-backend.ts'

const TOKEN = 'a.token-of/its_own+kind=='
const user = { ...member, userId: 'MARU_01', balance: 12_345.67, in_balance: 0.5, rolling: 99.9 }
const health = { status: 'success', user, noteCount: 2, helpCount: 0 }
const at = '2026-11-20T21:00:00+09:00'
const note = { title: '안내', createdAt: at, readAt: null }
const named = { nameKo: '에볼루션', nameEn: 'Evolution' }

const forMember =
  (value: unknown): Act =>
  (response, request) => {
    const isTheirs = request.headers.authorization === `Bearer ${TOKEN}`
    json(isTheirs ? value : {}, isTheirs ? 200 : 401)(response, request)
  }

/** Answers an id only where it comes back as it was listed, in its type. */
const noteOf = (ids: readonly unknown[]): Act => {
  return (response, request) => {
    const { id } = JSON.parse(request.body) as { id: unknown }
    const found = { status: 'success', note: { ...note, id, content: '내용' } }
    forMember(ids.includes(id) ? found : { status: 'cant_find_code' })(response, request)
  }
}

async function startFreeFormHarness(mode: string) {
  const harness = await startHarness({ ANSWER_MODE: mode })
  const does = harness.backend.does
  does('user/do_login', json({ status: 'authenticated', token: TOKEN }))
  does('user/user_health_check', forMember(health))
  const { balance, rolling, userId } = user
  const balances = { status: 'success', balance, gameMoney: -0.25, rolling, userId }
  does('slot/get_in_game_balance', forMember(balances))
  does('slot/get_slot_setting', json({ status: 'success', slot: [{ code: 'EVO_Live', ...named }] }))
  does('slot/get_slot_by_company', (response, request) => {
    const isListed = request.body === JSON.stringify({ company: 'EVO_Live' })
    const games = [{ code: 'Crazy Time (24/7)', ...named }]
    const answer = isListed ? { status: 'success', games } : { status: 'cant_find_code' }
    forMember(answer)(response, request)
  })
  does('slot/open_game', (response, request) => {
    const asked = { kind: 'slot', company: 'EVO_Live', game: 'Crazy Time (24/7)' }
    const isListed = request.body === JSON.stringify(asked)
    const opened = { status: 'success', gameUrl: 'https://games.example/play' }
    forMember(isListed ? opened : { status: 'cant_find_code' })(response, request)
  })
  const list = [
    { ...note, id: 'NOTE_7' },
    { ...note, id: 7 },
    { ...note, id: '7' },
  ]
  does('community/get_note', forMember({ status: 'success', list }))
  does('community/read_note', noteOf(['NOTE_7', 7, '7']))
  does('community/delete_note', forMember({ status: 'success' }))
  return harness
}

/** Lets the browser's calls go to this proxy, with a cookie as a browser keeps it. */
function browseAt(url: string): void {
  const { fetch } = globalThis
  let cookie = ''
  vi.stubGlobal('fetch', async (sent: Request, init?: RequestInit) => {
    const request = new Request(new URL(new URL(sent.url).pathname, url), sent)
    if (cookie !== '') request.headers.set('cookie', cookie)
    const response = await fetch(request, init)
    cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? cookie
    return response
  })
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe.each(['report', 'enforce'])(
  'a backend that chooses its own codes, ids and figures, in the mode %s',
  (mode) => {
    test('R-SESS-04 R-SESS-08 R-ACCT-02 R-GAME-03 R-COMM-01 a member signs in, finds a slot, plays it and reads messages', async () => {
      const harness = await startFreeFormHarness(mode)
      browseAt(harness.url)

      expect(await signIn({ id: 'MARU_01', password: 'x'.repeat(200) })).toMatchObject({
        outcome: 'signed-in',
      })
      const session = await restoreSession()
      expect(session).toMatchObject({ player: { userId: 'MARU_01' } })
      const { balance, gameBalance, comp } = await checkHealth()
      expect([wholeAmount(addMoney(balance, gameBalance)), wholeAmount(comp)]).toEqual([12_346, 99])
      expect(await getBalances()).toMatchObject({ balance: { won: 12_345.67 } })

      const [provider] = await getSlotProviders()
      const games = await getSlotGames(provider!.code)
      const choice = { kind: 'slot', company: provider!.code, game: games![0]!.code } as const
      expect(await openGame(choice)).toEqual({
        outcome: 'done',
        address: 'https://games.example/play',
      })

      const ids = (await getNotes()).map(({ id }) => id)
      expect(ids).toEqual(['NOTE_7', 7, '7'])
      for (const id of ids) expect(await openNote(id)).toMatchObject({ id, content: '내용' })
      const removed = await client.POST('/api/routes/user-del-note', { body: { id: 'NOTE_7' } })
      expect(removed.data).toEqual({ status: 'success' })
      expect(harness.backend.last()).toMatchObject({
        path: '/public/community/delete_note',
        body: '{}',
      })
      expect(harness.log.filter(({ event }) => event === 'answer_unlike_contract')).toEqual([])
    })

    test('R-SESS-09 a login that says no member, and whose token nobody knows, is no session', async () => {
      const harness = await startFreeFormHarness(mode)
      const browser = harness.browser()
      harness.backend.does('user/do_login', json({ status: 'authenticated', token: 'another' }))
      const refused = await browser.post('user-do-login', { id: 'MARU_01', pw: 'x' })
      expect(refused).toMatchObject({ status: 502, body: { code: 'backend_fault' } })
      harness.backend.does('user/do_login', json({ status: 'authenticated', token: TOKEN }))
      harness.backend.does('user/user_health_check', json({ status: 'success' }))
      const unnamed = await browser.post('user-do-login', { id: 'MARU_01', pw: 'x' })
      expect(unnamed).toMatchObject({ status: 502, body: { code: 'backend_answer_invalid' } })
      expect([browser.cookie(), (await browser.post('session', {})).body]).toEqual([
        null,
        { status: 'unauthenticated' },
      ])
    })
  },
)
