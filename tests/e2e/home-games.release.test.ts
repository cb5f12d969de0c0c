import type { Page } from '@playwright/test'
import { holdBack } from '../support/calls.ts'
import {
  casinoProvider,
  expectGame,
  gameTile,
  games,
  pressForWindow,
  slotGame,
  slotProvider,
  sportProvider,
} from '../support/games.ts'
import { expect, test } from '../support/story.ts'
import {
  becomeMember,
  demo,
  desk,
  hidePopup,
  markAsReturning,
  openHome,
  phone,
  still,
  warningOf,
} from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ locale: 'ko-KR', viewport: phone, contextOptions: still })

const main = (page: Page) => page.getByRole('main')
const field = (page: Page) => main(page).getByRole('searchbox')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const rail = (page: Page, title: string) => main(page).getByRole('region', { name: title })

test('R-GAME-03 R-HOME-01 home leads a member to the search, which finds providers of each kind, and lets them go on with what was opened last, and nothing that was not', async ({
  page,
  baseURL,
}) => {
  await becomeMember(page, baseURL!, demo)
  await openHome(page)
  await expect(rail(page, word('featured.rail.title'))).toBeVisible()
  await expect(rail(page, word('lobby.recent.title'))).toHaveCount(0)
  await main(page)
    .getByRole('link', { name: word('lobby.search.link') })
    .click()
  const providers = rail(page, word('allGames.providers.title'))
  await field(page).fill(sportProvider.nameKo)
  await expect(providers.getByRole('listitem')).toHaveCount(1)
  await expect(button(page, sportProvider.nameKo)).toBeVisible()
  await field(page).fill(slotProvider.nameKo)
  await providers.getByRole('link', { name: slotProvider.nameKo, exact: true }).click()
  await expect(page).toHaveURL(games.slot.address)

  await expectGame(await pressForWindow(page, gameTile(page, 'slot')), slotGame.nameKo)
  await page.goto('/')
  const recent = rail(page, word('lobby.recent.title'))
  await expect(recent.getByRole('listitem')).toHaveCount(1)
  const again = recent.getByRole('button', { name: slotGame.nameKo, exact: true })
  await expectGame(await pressForWindow(page, again), slotGame.nameKo)
})

test('R-GAME-03 slots are shown while the casinos load, which come before their providers then', async ({
  page,
  baseURL,
}) => {
  await becomeMember(page, baseURL!, demo)
  const casinos = await holdBack(page, 'get-casino-setting')
  await page.goto('/search')
  const slots = rail(page, word('allGames.slots.title'))
  await expect(slots.getByRole('link', { name: slotProvider.nameKo, exact: true })).toBeInViewport()
  casinos.release()
  const first = main(page).getByRole('region').nth(1)
  await expect(first).toHaveAccessibleName(word('casino.page.title'))
  await expect(
    first.getByRole('button', { name: casinoProvider.nameKo, exact: true }),
  ).toBeInViewport()
})

declare global {
  interface Window {
    /** Sum of the page's layout shifts so far. */
    moved: number
  }
}

for (const [name, viewport] of Object.entries({ phone, desk }))
  test(`R-HOME-01 the layout of a member’s home does not shift while its games load, on a ${name}`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(viewport)
    await becomeMember(page, baseURL!, demo)
    await page.addInitScript(() => {
      window.moved = 0
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & {
          value: number
          sources: { node: Node | null }[]
        })[])
          if (shift.sources.some(({ node }) => node?.parentElement?.closest('main')))
            window.moved += shift.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const settings = await holdBack(page, 'get-casino-setting')
    await page.goto('/')
    await hidePopup(page)
    await expect(main(page).getByRole('link', { name: word('lobby.search.link') })).toBeVisible()
    settings.release()
    await expect(rail(page, word('featured.rail.title')).getByRole('listitem')).toHaveCount(12)
    expect(await page.evaluate(() => window.moved)).toBe(0)
  })

/** Pixels between the last content of home and the footer. */
async function gapAboveFooter(page: Page): Promise<number> {
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  return page.evaluate(() => {
    const last = [...document.querySelectorAll('main section, main img, main li')]
    const end = Math.max(...last.map((one) => one.getBoundingClientRect().bottom))
    return document.querySelector('footer')!.getBoundingClientRect().top - end
  })
}

test('R-HOME-01 no room stays empty above the footer where no row of games follows', async ({
  page,
  baseURL,
  backend,
}) => {
  await becomeMember(page, baseURL!, demo)
  await openHome(page)
  await expect(rail(page, word('featured.rail.title'))).toHaveCount(1)
  expect(await gapAboveFooter(page)).toBeLessThan(100)
  await test.step('a guest of a site without providers', async () => {
    await page.context().clearCookies()
    backend.answerWith('getCasinoSetting', { status: 'success', casiono: [] })
    backend.answerWith('getSlotSetting', { status: 'success', slot: [] })
    backend.answerWith('getSportSetting', { status: 'success', sport: [] })
    await page.goto('/')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 400)
    await expect.poll(() => gapAboveFooter(page)).toBeLessThan(100)
  })
})

test('R-HOME-01 a guest who scrolls down the home page sees the providers and is asked to log in', async ({
  page,
}) => {
  await openHome(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const featured = rail(page, word('featured.rail.title'))
  await expect(featured.getByRole('listitem')).toHaveCount(12)
  await featured.getByRole('link', { name: casinoProvider.nameKo }).click()
  await expect(page).toHaveURL('/casino')
  await expect(warningOf(page)).toHaveText(word('msg2001'))
})

test('R-HOME-01 a placeholder for a member whose session has ended shows the providers', async ({
  page,
}) => {
  await markAsReturning(page, demo.id)
  await openHome(page)
  await expect(rail(page, word('featured.rail.title')).first().getByRole('listitem')).toHaveCount(
    12,
  )
})
