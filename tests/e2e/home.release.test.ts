import type { Page } from '@playwright/test'
import { Calls } from '../support/calls.ts'
import { expect, test } from '../support/story.ts'
import {
  becomeMember,
  demo,
  desk,
  openHome,
  phone,
  signOutButton,
  still,
} from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ viewport: desk, contextOptions: still })

const categories = [
  [word('place.casino'), '/casino', word('casino.page.title')],
  [word('place.slot'), '/slot', word('slot.page.title')],
  [word('place.sport'), '/sport', word('sport.page.title')],
] as const

const helpTiles = [
  [word('home.help.deposit'), '/deposit', word('deposits.page.title')],
  [word('home.help.withdraw'), '/withdraw', word('withdrawals.page.title')],
  [word('home.help.note'), '/note', word('notes.page.title')],
  [word('home.help.inquiry'), '/help', word('place.help')],
] as const

const followEach = async (
  page: Page,
  tiles: readonly (readonly [string, string, string])[],
  nameOfPart: string,
): Promise<void> => {
  const part = page
    .getByRole('main')
    .getByRole('navigation', { name: nameOfPart, exact: true })
    .or(page.getByRole('region', { name: nameOfPart, exact: true }))
  await expect(part.getByRole('link')).toHaveCount(tiles.length)
  for (const [name, path, title] of tiles) {
    await part.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await page.goBack()
  }
}

test('R-HOME-01 R-HOME-02 R-HOME-05 a member’s home asks for the balances and the three settings; three tiles lead to games, four to money in, money out, messages and inquiries', async ({
  page,
  baseURL,
}) => {
  await becomeMember(page, baseURL!, demo)
  const calls = new Calls(page)
  await openHome(page)
  await expect(signOutButton(page)).toBeVisible()
  const wanted = [
    'get-casino-setting',
    'get-in-game-balance',
    'get-slot-setting',
    'get-sport-setting',
  ]
  await expect.poll(() => wanted.filter((name) => !calls.names().includes(name))).toEqual([])
  for (const route of wanted) {
    expect(calls.to(route).map((request) => request.postData())).toEqual(['{}'])
  }
  const jackpot = page.getByRole('region', { name: word('home.jackpot.title'), exact: true })
  await expect(jackpot).toContainText(word('home.jackpot.link'))
  await expect(jackpot.getByText(/\d/)).toHaveCount(0)
  await test.step('below the jackpot: casino, slots and sports', () =>
    followEach(page, categories, word('home.categories.label')))
  await test.step('help', () => followEach(page, helpTiles, word('home.help.title')))
})

test('R-HOME-01 a member’s home begins with the search and with games, whose pictures are in the first window of a phone, before the categories, the jackpot and the providers', async ({
  page,
  baseURL,
}) => {
  await becomeMember(page, baseURL ?? '', demo)
  await page.setViewportSize(phone)
  await openHome(page)
  const main = page.getByRole('main')
  const parts = [
    main.getByRole('link', { name: word('lobby.search.link') }),
    main
      .getByRole('region', { name: word('lobby.begin.title') })
      .getByRole('listitem')
      .first(),
    main.getByRole('navigation', { name: word('home.categories.label') }),
    main.getByRole('region', { name: word('home.jackpot.title'), exact: true }),
    main
      .getByRole('region', { name: word('featured.rail.title') })
      .getByRole('listitem')
      .first(),
    main.getByRole('region', { name: word('home.help.title') }),
  ]
  const tops: number[] = []
  for (const part of parts) {
    await expect(part).toBeVisible()
    tops.push((await part.boundingBox())?.y ?? 0)
  }
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  await expect(parts[1] ?? main).toBeInViewport({ ratio: 0.9 })
})
