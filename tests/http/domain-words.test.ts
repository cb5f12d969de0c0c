import { beforeEach, describe, expect, test } from 'vitest'
import { checkHealth } from '../../src/features/health-check/health-check.api.ts'
import { getProfile } from '../../src/features/member/member.api.ts'
import { answerCalls, ok, wireUser } from '../support/wire.ts'
import { openNote, getNotes } from '../../src/features/notes/notes.api.ts'
import { openGame } from '../../src/features/game-open/game-open.api.ts'
import { getCasinoProviders, getSlotGames } from '../../src/features/lobby/lobby.api.ts'
import { setPageToken } from '../../src/http/page-token.ts'
import { parsePlayer } from '../../src/features/player/player.api.ts'
import { getDeposits, getBalances } from '../../src/features/wallet/wallet.api.ts'

const request = { amount: 50_000, requestedAt: '2026-11-20T01:00:00Z', settledAt: null }

test('R-ACCT-06 R-CALL-05 request states in right spelling, an unknown one kept as it is', async () => {
  answerCalls(() =>
    ok({
      status: 'success',
      list: ['wait', 'reg', 'already', 'cansel', 'frozen'].map((status, at) => ({
        ...request,
        id: at + 1,
        status,
      })),
      total: 45,
    }),
  )
  const { items, ...page } = await getDeposits(2)
  expect(page).toEqual({ page: 2, pageCount: 3, total: 45 })
  expect(items.map(({ state }) => state)).toEqual([
    'waiting',
    'waiting',
    'completed',
    'cancelled',
    { other: 'frozen' },
  ])
})

test('R-CALL-05 providers are read from the wire name casiono and have a name per language', async () => {
  answerCalls(() =>
    ok({
      status: 'success',
      casiono: [{ code: 'sky', nameKo: '하늘', nameEn: 'Sky' }, { code: 'x' }],
    }),
  )
  expect(await getCasinoProviders()).toEqual([
    { code: 'sky', name: { ko: '하늘', en: 'Sky' } },
    { code: 'x', name: { ko: 'x', en: 'x' } },
  ])
})

test('R-CALL-07 a provider or game without a code is identified by its names, equal names are distinguished, and those without both are omitted', async () => {
  const named = { nameKo: '하늘', nameEn: 'Sky' }
  const list = [
    named,
    { ...named, code: 'sky' },
    { ...named, code: '' },
    { ...named, code: ' ' },
    { ...named, code: null },
    { code: 7, nameKo: ' ' },
    { nameEn: 'English' },
    { nameKo: ' ', nameEn: '' },
    { ...named, code: 'sky' },
  ]
  answerCalls(() => ok({ status: 'success', casiono: list, games: list }))
  const name = { ko: '하늘', en: 'Sky' }
  const readable = [
    { code: null, name },
    { code: 'sky', name },
    { code: null, name, copy: 1 },
    { code: null, name, copy: 2 },
    { code: null, name, copy: 3 },
    { code: 7, name: { ko: '7', en: '7' } },
    { code: null, name: { ko: 'English', en: 'English' } },
    { code: 'sky', name, copy: 1 },
  ]
  expect([await getCasinoProviders(), await getSlotGames('sky')]).toEqual([readable, readable])
})

test('a deleted item is null, not an error', async () => {
  answerCalls(() => ok({ status: 'cant_find_code' }))
  expect([await getSlotGames('gone'), await openNote(3)]).toEqual([null, null])
})

test('R-CALL-06 an unknown status does not mean that an item is deleted', async () => {
  answerCalls(() => ok({ status: 'strange' }))
  await expect(getSlotGames('dalbit-play')).rejects.toMatchObject({ kind: 'unreadable' })
  await expect(openNote(3)).rejects.toMatchObject({ kind: 'unreadable' })
})

test.each([
  [{ status: 'success', gameUrl: 'https://g.example/1' }, 'done', 'https://g.example/1'],
  [{ status: 'success' }, 'done', null],
  [{ status: 'success', gameUrl: '' }, 'done', null],
  [{ status: 'time' }, 'not-at-this-time', null],
  [{ status: 'balance' }, 'not-enough-balance', null],
  [{ status: 'strange' }, 'unknown', null],
])('R-GAME-04 R-CALL-07 an open-game answer %o is %s', async (answer, outcome, address) => {
  answerCalls(() => ok(answer))
  expect(await openGame({ kind: 'casino', company: 'sky' })).toEqual({ outcome, address })
})

test('R-ACCT-03 an amount that cannot be read counts as 0 and is marked', () => {
  const user = { ...wireUser(), balance: Number.NaN, rolling: 1e300, level: Number.NaN }
  expect(parsePlayer(user)).toMatchObject({
    balance: { won: 0, isReadable: false },
    gameBalance: { won: 300_000, isReadable: true },
    comp: { points: 0, isReadable: false },
    level: 0,
  })
})

test('R-ACCT-05 R-ACCT-03 unreadable parts of the in-game balance are marked', async () => {
  setPageToken({ token: 'page-token', userId: 'demo' })
  answerCalls(() => ok({ status: 'success', balance: '1000', gameMoney: 'x', userId: 'demo' }))
  expect(await getBalances()).toEqual({
    balance: { won: 1000, isReadable: true },
    gameBalance: { won: 0, isReadable: false },
    comp: { points: 0, isReadable: false },
  })
})

const aboutMember = (userId: string | undefined) => {
  const user = wireUser({ userId })
  const figures = { userId, balance: 7, gameMoney: 0, rolling: 0, noteCount: 0, helpCount: 0 }
  return { status: 'success', ...figures, user, member: { user, registeredAt: '' } }
}
const callsAboutMember = [
  ['in-game balance', getBalances],
  ['health check', checkHealth],
  ['profile', getProfile],
] as const

describe.each(callsAboutMember)('R-ACCT-05 the answer of the %s', (_, call) => {
  beforeEach(() => setPageToken({ token: 'page-token', userId: 'demo' }))

  test.each([['sora'], [''], [undefined]])('about the member %j is ignored', async (id) => {
    answerCalls(() => ok(aboutMember(id)))
    await expect(call()).rejects.toMatchObject({ kind: 'unreadable' })
  })

  test('belongs to the member in any case of the id (A-211)', async () => {
    answerCalls(() => ok(aboutMember('DEMO')))
    await expect(call()).resolves.toBeDefined()
  })
})

test('a note whose id cannot be read makes the list unreadable', async () => {
  answerCalls(() => ok({ status: 'success', list: [{ id: null, title: 'a', createdAt: '' }] }))
  await expect(getNotes()).rejects.toMatchObject({ kind: 'unreadable' })
})
