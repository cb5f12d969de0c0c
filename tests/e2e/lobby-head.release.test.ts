import type { Page } from '@playwright/test'
import { slotGamesOf } from '../../mocks/catalog/slot-games.ts'
import { casinoProvider, slotProvider } from '../support/games.ts'
import { expect, test } from '../support/story.ts'
import { becomeMember, demo, desk, phone, speak, still } from '../support/visitor.ts'
import { englishWord as word } from '../support/words.ts'

test.use({ viewport: phone, contextOptions: still })

const main = (page: Page) => page.getByRole('main')

test.beforeEach(({ page }) => speak(page, 'en'))

const openAsMember = async (page: Page, baseURL: string | undefined, path: string) => {
  await becomeMember(page, baseURL ?? '', demo)
  await page.goto(path)
}

test('filters fade only at an end that has more of them', async ({ page, baseURL }) => {
  await openAsMember(page, baseURL, '/casino')
  const filters = main(page).getByRole('group', { name: word('lobby.filter.label') })
  const mask = () => filters.evaluate((row) => getComputedStyle(row).maskImage)
  const fades = () =>
    filters.evaluate((row) => ['data-before', 'data-after'].map((name) => row.hasAttribute(name)))
  await expect.poll(fades).toEqual([false, true])
  expect(await mask()).toMatch(/rgb\(0, 0, 0\) calc\(100% - \d+px\)/)
  await filters.getByRole('button').last().focus()
  await expect.poll(fades).toEqual([true, false])
  expect(await mask()).toContain('48px')
  await page.setViewportSize(desk)
  await expect.poll(fades).toEqual([false, false])
  expect(await mask()).toBe('none')
})

test('R-GAME-03 a phone says that providers open in a new window, what the search searches, and whole kinds of games', async ({
  page,
  baseURL,
}) => {
  await openAsMember(page, baseURL, '/casino')
  await expect(main(page).getByText(word('casino.page.lead'))).toBeVisible()
  const search = main(page).getByRole('searchbox')
  await expect(search).toHaveAttribute('placeholder', 'Search providers')
  const kinds = ['Baccarat', 'Blackjack', 'Roulette'].join(' · ')
  const tile = main(page).getByRole('button', { name: casinoProvider.nameEn, exact: true })
  await expect(tile.first()).toHaveAccessibleDescription(kinds)
  const cut = await main(page)
    .getByRole('listitem')
    .evaluateAll((tiles) =>
      tiles.flatMap((one) =>
        [...one.querySelectorAll('[id$="caption"]')]
          .filter((line) => line.scrollWidth > line.clientWidth)
          .map((line) => line.textContent),
      ),
    )
  expect(cut).toEqual([])

  await page.goto(`/slot/game?company=${slotProvider.code}`)
  await expect(search).toHaveAttribute('placeholder', `Search ${slotProvider.nameEn}`)
  const count = slotGamesOf(slotProvider.code)?.length ?? 0
  await expect(main(page).getByText(`${count} slots`)).toBeVisible()
  await page.goto('/search')
  await expect(search).toHaveAttribute('placeholder', 'Search games and providers')
})

test('the heart has a dark disc of its own on any cover', async ({ page, baseURL }) => {
  await openAsMember(page, baseURL, '/casino')
  const heart = main(page)
    .getByRole('button', { name: word('lobby.favourite.button', { name: casinoProvider.nameEn }) })
    .first()
  const disc = await heart.evaluate((button) => {
    const { width, height, backgroundColor, borderRadius } = getComputedStyle(button, '::before')
    const { width: touch } = button.getBoundingClientRect()
    return { width, height, backgroundColor, borderRadius, touch }
  })
  expect(disc).toEqual({
    width: '28px',
    height: '28px',
    backgroundColor: 'rgba(11, 14, 20, 0.86)',
    borderRadius: '50%',
    touch: 44,
  })
})

test('R-HOME-01 the cards of a guest’s hero end before its edge', async ({ page }) => {
  await page.setViewportSize(desk)
  await page.goto('/')
  const gap = await main(page)
    .locator('section > img')
    .first()
    .evaluate((cards) => {
      const hero = cards.closest('section')?.getBoundingClientRect()
      return (hero?.right ?? 0) - cards.getBoundingClientRect().right
    })
  expect(gap).toBeGreaterThanOrEqual(36)
})
