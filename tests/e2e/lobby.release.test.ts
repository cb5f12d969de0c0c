import type { Page } from '@playwright/test'
import { slotGamesOf } from '../../mocks/catalog/slot-games.ts'
import {
  expectGame,
  gameTile,
  games,
  pressForWindow,
  slotGame,
  slotProvider,
} from '../support/games.ts'
import { expect, test } from '../support/story.ts'
import { becomeMember, demo, phone, still } from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ locale: 'ko-KR', viewport: phone, contextOptions: still })

const main = (page: Page) => page.getByRole('main')
const field = (page: Page) => main(page).getByRole('searchbox')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const chip = (page: Page, name: string) => button(page, name)

test('R-NAV-04 a member searches all games from the menu drawer, and opens one from what was found', async ({
  page,
  baseURL,
}) => {
  await becomeMember(page, baseURL!, demo)
  await page.goto('/comp')
  await page
    .getByRole('navigation', { name: word('shell.bar.label') })
    .getByRole('button', { name: word('shell.bar.menu') })
    .click()
  await page.getByRole('link', { name: word('allGames.menu.link') }).click()
  await expect(page).toHaveURL('/search')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(slotGame.nameKo)
  const found = button(page, slotGame.nameKo)
  await expect(found).toHaveAccessibleDescription(slotProvider.nameKo)
  await expect(page).toHaveURL(
    `/search?q=${encodeURIComponent(slotGame.nameKo).replace('%20', '+')}`,
  )
  await expectGame(await pressForWindow(page, found), slotGame.nameKo)
})

test('a member finds games of every provider; a search without results repeats the typed words and offers all games again', async ({
  page,
  baseURL,
}) => {
  await becomeMember(page, baseURL!, demo)
  await page.goto('/search?only=slot')
  await expect(main(page).getByText(word('allGames.count.text', { count: '3,024' }))).toBeVisible()
  const last = slotGamesOf('jajak-games')?.at(-1)?.nameKo ?? ''
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(button(page, last)).toBeVisible()

  await page.goto('/search?q=qqqqqqqq')
  await expect(
    main(page).getByText(word('lobby.nothingFound.title', { query: 'qqqqqqqq' })),
  ).toBeVisible()
  await button(page, word('lobby.nothingFound.clear')).click()
  await expect(page).toHaveURL('/search')
  await expect(button(page, slotGame.nameKo)).toBeVisible()
})

test('a member finds games by synonyms of six languages, and nothing by words that mean no game', async ({
  page,
  baseURL,
}) => {
  await becomeMember(page, baseURL!, demo)
  await page.goto('/search')
  for (const query of ['캐러셀', 'vòng quay ngựa gỗ', '旋转木马', 'ม้าหมุน'])
    await test.step(query, async () => {
      await field(page).fill(query)
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === query)
      await expect(
        main(page)
          .getByRole('button', { name: /회전목마$/ })
          .first(),
      ).toBeVisible()
    })
  await field(page).fill('비트코인')
  await expect(
    main(page).getByText(word('lobby.nothingFound.title', { query: '비트코인' })),
  ).toBeVisible()
})

test('Back restores the query, the filter and the scroll position', async ({ page, baseURL }) => {
  await becomeMember(page, baseURL!, demo)
  await page.goto(games.slot.address)
  await expect(gameTile(page, 'slot')).toBeVisible()
  await test.step('a finger hits the heart of a game', async () => {
    const heart = button(page, word('lobby.favourite.button', { name: slotGame.nameKo }))
    const box = await heart.boundingBox()
    expect([box?.width, box?.height]).toEqual([44, 44])
  })
  await main(page).getByLabel(word('lobby.order.label')).selectOption('name')
  await expect(page).toHaveURL(/sort=name/)
  await chip(page, word('lobby.filter.favourites')).click()
  await expect(main(page).getByText(word('lobby.noFavourites.title'))).toBeVisible()
  await page.goBack()
  await expect(page).not.toHaveURL(/only=/)
  await expect(main(page).getByLabel(word('lobby.order.label'))).toHaveValue('name')
  await expect(main(page).getByRole('listitem').first()).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 1_500))
  // A mouse click would first scroll the link into view.
  await page
    .getByRole('navigation', { name: word('shell.bar.label') })
    .getByRole('link', { name: word('place.home') })
    .evaluate((link) => {
      if (link instanceof HTMLElement) link.click()
    })
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1_500)
  await page.goBack()
  await expect(main(page).getByLabel(word('lobby.order.label'))).toHaveValue('operator')
})

test('on a phone the icon of the order shows when the order is not the operator’s', async ({
  page,
  baseURL,
}) => {
  await becomeMember(page, baseURL!, demo)
  await page.goto(games.slot.address)
  await expect(gameTile(page, 'slot')).toBeVisible()
  const order = main(page).getByLabel(word('lobby.order.label'))
  const choose = async (value: string) => {
    await order.selectOption(value)
    await order.blur()
  }
  const picture = async () => (await order.locator('../..').screenshot()).toString('base64')
  const before = await picture()
  await choose('name')
  await expect.poll(picture).not.toBe(before)
  await choose('operator')
  await expect.poll(picture).toBe(before)
})

test('typing adds one history entry, and a lobby without results links to the search of all games', async ({
  page,
  baseURL,
}) => {
  await becomeMember(page, baseURL!, demo)
  await page.goto('/slot')
  await page.goto('/casino')
  await field(page).pressSequentially('하늘', { delay: 30 })
  await expect(page).toHaveURL(/q=/)
  await expect(main(page).getByRole('listitem')).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveURL('/slot')

  await page.goForward()
  await expect(page).toHaveURL(/^[^?]*\/casino/)
  await field(page).fill(slotGame.nameKo)
  await main(page)
    .getByRole('link', { name: word('lobby.search.everywhere', { query: slotGame.nameKo }) })
    .click()
  await expect(field(page)).toHaveValue(slotGame.nameKo)
  await expect(button(page, slotGame.nameKo)).toBeVisible()
})
