import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { HOURS_8, openPage } from '../../../tests/support/session-page.ts'
import { examplePlayer } from '../../../tests/support/players.ts'
import { word } from '../../../tests/support/words.ts'
import { FoundCategories } from './found-categories.tsx'
import { providerEntry } from './game-entry.ts'

const providers = [
  providerEntry('casino', { code: 1, name: { ko: '하늘', en: 'Sky' }, offers: ['baccarat'] }),
  providerEntry('slot', { code: 2, name: { ko: '여우', en: 'Fox' } }),
  providerEntry('sport', { code: 3, name: { ko: '강', en: 'River' }, offers: ['football'] }),
]

const open = async (query: string) => {
  const page = openPage()
  await page.restore.answer({ player: examplePlayer(), endsInMs: HOURS_8 })
  await renderSite(<FoundCategories providers={providers} query={query} />, { page })
}

/** A search loads its words first. */
const SEARCH_MS = 10_000

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ words: [] })))
})

test.each([
  ['카지노', 'casino.page.title', '/casino'],
  ['slot', 'slot.page.title', '/slot'],
  ['thể thao', 'sport.page.title', '/sport'],
  ['บาคาร่า', 'lobby.offer.baccarat', '/casino?only=baccarat'],
  ['bong da', 'lobby.offer.football', '/sport?only=football'],
] as const)('a player who searches %s is offered its lobby alone', async (query, name, path) => {
  await open(query)
  const categories = await screen.findByRole(
    'navigation',
    { name: word('allGames.categories.label') },
    { timeout: SEARCH_MS },
  )
  const links = within(categories).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [word(name), path],
  ])
})
