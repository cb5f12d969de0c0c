import { screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerWith, openLobby } from '../../../tests/support/game-page.ts'
import { examplePlayer } from '../../../tests/support/players.ts'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { HOURS_8, openPage } from '../../../tests/support/session-page.ts'
import { word } from '../../../tests/support/words.ts'
import { GameOpenProvider } from '../game-open/game-open.context.tsx'
import { providerEntry, slotEntry } from './game-entry.ts'
import type { GameEntry } from './game-entry.ts'
import { GameList } from './game-list.tsx'

const lotus = { code: 'lotus', name: { ko: '황금 연꽃', en: 'Golden Lotus' } }
const jungle = {
  code: 'jungle',
  name: { ko: '아아 정글', en: 'A-a Jungle' },
  addedAt: '2026-10-01T00:00:00Z',
}
const mega = {
  code: 'mega',
  name: { ko: '메가 슬롯', en: 'Mega Slot' },
  addedAt: '2026-11-01T00:00:00Z',
  state: 'closed',
}
const maker = { ko: '달빛', en: 'Moonlight' }
const games = [lotus, jungle, mega].map((game) => slotEntry('moonlight', maker, game))

const Address = () => <output>{useLocation().search}</output>
const address = () => decodeURIComponent(screen.getAllByRole('status').at(-1)?.textContent ?? '')

let member = 0

const openList = async (entries: readonly GameEntry[] = games, path = '/slot/game') => {
  const page = openPage()
  const player = examplePlayer({ userId: `member-${(member += 1)}` })
  await page.restore.answer({ player, endsInMs: HOURS_8 })
  const lobby = openLobby()
  const { user } = await renderSite(
    <GameOpenProvider actor={lobby.actor}>
      <GameList entries={entries} searchLabel={word('lobby.search.games')} shape="portrait" />
      <Address />
    </GameOpenProvider>,
    { page, address: path },
  )
  return {
    user,
    lobby,
    search: screen.getByLabelText(word('lobby.search.games')),
  }
}

/** Accessible name; hidden text only describes it. */
const nameOf = (tile: Element | undefined): string => {
  const copy = tile?.cloneNode(true)
  if (!(copy instanceof Element)) return ''
  for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove()
  return copy.textContent
}
const tiles = () =>
  screen.queryAllByRole('listitem').map((item) => nameOf(within(item).getAllByRole('button')[0]))
/** A search loads its synonyms first. */
const SEARCH_MS = 10_000
const chip = (name: string) => screen.getByRole('button', { name })
const heartOf = (name: string) =>
  screen.getByRole('button', { name: word('lobby.favourite.button', { name }) })

const searchWords = vi.fn<() => unknown>()

beforeEach(() => {
  localStorage.clear()
  searchWords.mockReturnValue({ words: [{ ko: ['연꽃', '로터스'], vn: ['hoa sen'] }] })
  vi.stubGlobal('fetch', (address: string) => {
    expect(address).toBe('/search-words.json')
    return Promise.resolve(Response.json(searchWords()))
  })
})

// First, because a valid list is loaded once.
test('an invalid list of synonyms is logged, and the search works without it', async () => {
  searchWords.mockReturnValue({ words: [{ ko: '연꽃' }] })
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { user, search } = await openList()
  await user.type(search, '연꽃')
  await waitFor(() => expect(tiles()).toEqual(['황금 연꽃']), { timeout: SEARCH_MS })
  expect(warned.mock.calls).toEqual([
    [
      '/search-words.json is ignored, so searches know no synonyms: words[0].ko must be a list of words, each at most 60 characters',
    ],
  ])
  warned.mockRestore()
})

test('a player finds a game by a synonym of their language', async () => {
  const { user, search } = await openList()
  await user.type(search, 'hoa sen')
  await waitFor(() => expect(tiles()).toEqual(['황금 연꽃']), { timeout: SEARCH_MS })
})

test('a player sees every game, and the ones that match as they type', async () => {
  const { user, search } = await openList()
  expect(tiles()).toEqual(['황금 연꽃', '아아 정글', '메가 슬롯'])
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('')
  await user.type(search, 'dkdk')
  await waitFor(() => expect(tiles()).toEqual(['아아 정글']), { timeout: SEARCH_MS })
  expect(screen.getAllByRole('status')[0]?.textContent).toBe(
    word('lobby.search.count', { count: 1 }),
  )
  await waitFor(() => expect(address()).toBe('?q=dkdk'))
  expect(
    screen
      .getByRole('link', { name: word('lobby.search.everywhere', { query: 'dkdk' }) })
      .getAttribute('href'),
  ).toBe('/search?q=dkdk')
})

test('a search without results repeats the input, and one press shows all games again', async () => {
  const { user, search } = await openList()
  await user.type(search, ' 룰렛 ')
  await screen.findByText(word('lobby.nothingFound.title', { query: '룰렛' }), undefined, {
    timeout: SEARCH_MS,
  })
  expect(screen.getAllByRole('status')[0]?.textContent).toBe(
    word('lobby.search.count', { count: 0 }),
  )
  await user.click(screen.getByRole('button', { name: word('lobby.nothingFound.clear') }))
  await waitFor(() => expect(tiles()).toHaveLength(3))
})

test('an address with a query, a filter and an order shows that list', async () => {
  await openList(games, '/slot/game?q=슬롯')
  await waitFor(() => expect(tiles()).toEqual(['메가 슬롯']), { timeout: SEARCH_MS })
})

test('a heart marks a favourite of this member, and the filter shows the favourites', async () => {
  const { user } = await openList()
  await user.click(chip(word('lobby.filter.favourites')))
  await screen.findByText(word('lobby.noFavourites.title'))
  await user.click(chip(word('lobby.filter.all')))
  await user.click(heartOf('아아 정글'))
  expect(heartOf('아아 정글').getAttribute('aria-pressed')).toBe('true')
  await user.click(chip(word('lobby.filter.favourites')))
  await waitFor(() => expect(tiles()).toEqual(['아아 정글']), { timeout: SEARCH_MS })
  await waitFor(() => expect(address()).toBe('?only=favourites'))
  await user.click(heartOf('아아 정글'))
  await screen.findByText(word('lobby.noFavourites.title'))
})

test('another member of the same browser does not see them', async () => {
  const first = await openList()
  await first.user.click(heartOf('황금 연꽃'))
  document.body.replaceChildren()
  await openList()
  expect(heartOf('황금 연꽃').getAttribute('aria-pressed')).toBe('false')
})

test('games can be sorted by newest if the backend gives their dates', async () => {
  const { user } = await openList()
  const order = screen.getByLabelText(word('lobby.order.label'))
  expect([...order.querySelectorAll('option')].map(({ value }) => value)).toEqual([
    'operator',
    'name',
    'newest',
  ])
  await user.selectOptions(order, 'newest')
  await waitFor(() => expect(tiles()).toEqual(['메가 슬롯', '아아 정글', '황금 연꽃']))
  await user.selectOptions(order, 'name')
  await waitFor(() => expect(tiles()).toEqual(['메가 슬롯', '아아 정글', '황금 연꽃']))
  await waitFor(() => expect(address()).toBe('?sort=name'))
})

test('a closed game says so and can still be opened', async () => {
  const { user, lobby } = await openList()
  const tile = screen.getByRole('button', { name: '메가 슬롯' })
  const described = document.getElementById(tile.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe(word('lobby.state.closed'))
  await user.click(tile)
  expect(lobby.game.calls.map(({ input }) => input)).toEqual([
    { kind: 'slot', company: 'moonlight', game: 'mega' },
  ])
})

test('R-GAME-03 an opened game counts as played, a refused one does not', async () => {
  const { user, lobby } = await openList()
  await user.click(screen.getByRole('button', { name: '메가 슬롯' }))
  await lobby.game.answer({ outcome: 'not-at-this-time', address: null })
  expect(lobby.played).toEqual([])
  await user.click(screen.getByRole('button', { name: '황금 연꽃' }))
  await lobby.game.answer(answerWith('https://play.example.com/g/7'))
  expect(lobby.played.map((entry) => entry?.name.ko)).toEqual(['황금 연꽃'])
})

test('a lobby is filtered by what providers offer, as far as the site has a word for it', async () => {
  const providers = [
    { code: 1, name: { ko: '하늘', en: 'Sky' }, offers: ['roulette', 'baccarat'] },
    { code: '1', name: { ko: '은하', en: 'Galaxy' }, offers: ['baccarat', 'keno'] },
    { code: 2, name: { ko: '백야', en: 'Night' } },
  ].map((item) => providerEntry('casino', item))
  const { user } = await openList(providers, '/casino')
  expect(screen.queryByText('keno')).toBeNull()
  await user.click(chip(word('lobby.offer.roulette')))
  await waitFor(() => expect(tiles()).toEqual(['하늘']))
  await user.click(chip(word('lobby.offer.baccarat')))
  await waitFor(() => expect(tiles()).toEqual(['하늘', '은하']))
})

test('a provider is found by what its tile says, in any language', async () => {
  const providers = [
    { code: 1, name: { ko: '하늘', en: 'Sky' }, offers: ['roulette', 'baccarat'] },
    { code: 2, name: { ko: '백야', en: 'Night' }, offers: ['poker'] },
  ].map((item) => providerEntry('casino', item))
  const { user, search } = await openList(providers, '/casino')
  for (const query of ['룰렛', 'baccarat', '百家乐', 'บาคาร่า']) {
    await user.clear(search)
    await waitFor(() => expect(tiles()).toEqual(['하늘', '백야']), { timeout: SEARCH_MS })
    await user.type(search, query)
    await waitFor(() => expect(tiles()).toEqual(['하늘']), { timeout: SEARCH_MS })
  }
})

test.each(['%', '.*', '🎰'])('a search for %s finds nothing and says so', async (query) => {
  const { user, search } = await openList()
  await user.type(search, query)
  await screen.findByText(word('lobby.nothingFound.title', { query }), {}, { timeout: SEARCH_MS })
  expect(tiles()).toEqual([])
})
