import type { Page } from '@playwright/test'
import { slotProviders } from '../../mocks/catalog/providers.ts'
import { slotGamesOf } from '../../mocks/catalog/slot-games.ts'
import { expectGame, pressForWindow, slotProvider } from '../support/games.ts'
import { expect, test } from '../support/story.ts'
import { becomeMember, demo, desk, phone, still } from '../support/visitor.ts'
import { word } from '../support/words.ts'

// Games of the provider itself come last; only open ones count.
const games = slotProviders.toReversed().flatMap(({ code }) => slotGamesOf(code) ?? [])
const first = games[0]?.nameKo ?? ''
const last = games.at(-1)?.nameKo ?? ''
const address = `/slot/game?company=${slotProvider.code}`

const tile = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true })
const nodes = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length)
const scrollTo = (page: Page, place: 'start' | 'end') =>
  page.evaluate((to) => {
    window.scrollTo(0, to === 'end' ? document.documentElement.scrollHeight : 0)
  }, place)

async function openLobby(page: Page, baseURL: string | undefined): Promise<void> {
  await becomeMember(page, baseURL ?? '', demo)
  await page.goto(address)
}

test.use({ locale: 'ko-KR', contextOptions: still })

test.beforeEach(async ({ stage }) => {
  const response = await fetch(`${stage.mockUrl}/__mock/override`, {
    method: 'POST',
    body: JSON.stringify({
      operation: 'getSlotByCompany',
      answer: { status: 'success', games },
    }),
  })
  expect(await response.text()).toContain('getSlotByCompany')
})
test.afterEach(({ stage }) => fetch(`${stage.mockUrl}/__mock/override`, { method: 'DELETE' }))

/** Only visible rows are in the DOM, and each row can be reached. */
const seeEnds = async (page: Page): Promise<void> => {
  await expect(tile(page, first)).toBeVisible()
  await expect(tile(page, last)).toHaveCount(0)
  const list = page.getByRole('main').getByRole('list')
  await expect(list.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '3000')
  expect(await nodes(page)).toBeLessThan(1_500)
  await scrollTo(page, 'end')
  await expect(tile(page, last)).toBeVisible()
  await expect(list.getByRole('listitem').last()).toHaveAttribute('aria-posinset', '3000')
  await expect(tile(page, first)).toHaveCount(0)
  expect(await nodes(page)).toBeLessThan(1_500)
}

test('R-GAME-03 of 3,000 slots on a desktop only the visible ones are rendered; the focused one keeps the focus while the player scrolls, and opens', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(desk)
  await openLobby(page, baseURL)
  await seeEnds(page)
  await scrollTo(page, 'start')
  await tile(page, first).focus()
  await scrollTo(page, 'end')
  await expect(tile(page, last)).toBeVisible()
  await expect(tile(page, first)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(tile(page, word('lobby.favourite.button', { name: first }))).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(tile(page, games[1]?.nameKo ?? '')).toBeFocused()
  await expect(tile(page, games[1]?.nameKo ?? '')).toBeInViewport()
  await scrollTo(page, 'end')
  await expectGame(await pressForWindow(page, tile(page, last)), last)
})

test('R-GAME-03 of 3,000 slots on a phone only the visible ones are rendered; Back restores the scroll position, and a new page starts at its top', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(phone)
  await openLobby(page, baseURL)
  await seeEnds(page)
  await page.evaluate(() => window.scrollTo(0, 20_000))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(20_000)
  await page.getByRole('link', { name: word('slotGames.back.link') }).evaluate((link) => {
    if (link instanceof HTMLElement) link.click()
  })
  await expect(page.getByRole('heading', { level: 1, name: word('slot.page.title') })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(20_000)
  const inSight = page.getByRole('main').getByRole('listitem').nth(6)
  await expect(inSight).toBeInViewport()
})
