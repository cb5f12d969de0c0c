import { beforeEach, expect, test } from 'vitest'
import { providerEntry, slotEntry, withStates } from './game-entry.ts'
import type { GameEntry } from './game-entry.ts'
import { keptGames, readEntries } from './kept-games.storage.ts'

const maker = { ko: '달빛', en: 'Moonlight' }
const game = (code: number | string): GameEntry =>
  slotEntry(7, maker, { code, name: { ko: `게임 ${code}`, en: `Game ${code}` } })

beforeEach(() => localStorage.clear())

const place = () => localStorage.key(0) ?? ''

test('the last played game is first, listed once, and the list is bounded', () => {
  const recent = keptGames('recent', 'rower')
  for (let code = 1; code <= 30; code += 1) recent.add(game(code))
  recent.add(game(29))
  expect(recent.entries().map((entry) => entry.game)).toEqual([
    29,
    30,
    ...Array.from({ length: 18 }, (_, at) => 28 - at),
  ])
  expect(readEntries(localStorage.getItem(place()))).toEqual(recent.entries())
  expect(place()).not.toContain('rower')
})

test('the codes 7 and "7" are two games', () => {
  const favourites = keptGames('favourites', 'painter')
  favourites.add(game(7))
  favourites.add(game('7'))
  expect(favourites.entries().map((entry) => entry.game)).toEqual(['7', 7])
})

test('a kept provider has the motif of its list, a kept game its own', () => {
  const named = { code: 7, name: maker }
  const favourites = keptGames('favourites', 'weaver')
  const played = { ...game(1), motif: 'koi' }
  favourites.add(played)
  favourites.add(providerEntry('slot', { ...named, motif: 'moon' }))
  const kept = readEntries(localStorage.getItem(place()))
  expect(kept).toEqual([providerEntry('slot', named), played])
  const ofEarlierRelease = readEntries(JSON.stringify(favourites.entries()))
  expect(ofEarlierRelease).toEqual(kept)
  for (const state of [undefined, 'maintenance']) {
    const listed = providerEntry('slot', { ...named, motif: 'sun', state })
    expect(withStates(favourites.entries(), [listed])).toEqual([listed, { ...played, state }])
  }
})

test('a change in another tab is applied', () => {
  const favourites = keptGames('favourites', 'baker')
  let heard = 0
  favourites.subscribe(() => (heard += 1))
  favourites.add(game('b'))
  localStorage.setItem(place(), JSON.stringify([game('a')]))
  dispatchEvent(new StorageEvent('storage', { key: place() }))
  expect([heard, favourites.entries()]).toEqual([2, [game('a')]])
})

test.each([
  ['nothing', null],
  ['no JSON', '[{'],
  ['no list', '{"kind":"slot"}'],
  ['other things', '[1,null,{"kind":"bingo"},{"kind":"slot","company":"a","name":"x"}]'],
])('a browser that kept %s has an empty list', (_what, text) => {
  expect(readEntries(text)).toEqual([])
})
