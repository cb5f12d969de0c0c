import { devices } from '@playwright/test'
import type { Page } from '@playwright/test'
import { HEALTH_CHECK_INTERVAL_MS } from '../../src/lib/business-constants.ts'
import {
  enterLobby,
  expectGame,
  games,
  loadingDialog,
  pressForWindow,
  slotGame,
  slotProvider,
  sportProvider,
  wonIn,
} from '../support/games.ts'
import { expect, matrixUnless, test } from '../support/story.ts'
import {
  accountDrawer,
  becomeMember,
  demo,
  desk,
  openHome,
  signIn,
  speak,
} from '../support/visitor.ts'
import { word } from '../support/words.ts'

declare global {
  interface Window {
    /** Third argument of each `window.open` call. */
    openedWith?: (string | undefined)[]
  }
}

const watchWindows = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const open = window.open.bind(window)
    const seen: (string | undefined)[] = []
    window.openedWith = seen
    window.open = (url, target, features) => {
      seen.push(features)
      return open(url, target, features)
    }
  })

const { defaultBrowserType: _, ...android } = devices['Pixel 7']
const macWithTouch = {
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
}
const tabDevices = { 'an Android phone': android, 'a Mac with touch': macWithTouch }

/** Serves the page without Cross-Origin-Opener-Policy, as for browsers that ignore it. */
const dropOpenerPolicy = (page: Page): Promise<unknown> =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const { 'cross-origin-opener-policy': _policy, ...headers } = response.headers()
    return route.fulfill({ response, headers })
  })

const sizeOf = (page: Page) => page.evaluate(() => [window.innerWidth, window.innerHeight])

test.use({ viewport: desk, locale: 'ko-KR', contextOptions: { reducedMotion: 'reduce' } })

test('R-GAME-01 R-GAME-03 R-CONST-01 a member logs in, finds a slot in the lobby and plays it in a window of its own', async ({
  page,
}) => {
  await watchWindows(page)
  await page.clock.install()
  await openHome(page)
  await signIn(page, demo)
  await page
    .getByRole('navigation', { name: word('shell.menu.label') })
    .getByRole('link', { name: word('place.slot') })
    .click()
  const main = page.getByRole('main')
  await main.getByRole('link', { name: slotProvider.nameKo, exact: true }).click()
  await expect(main.getByRole('heading', { level: 1, name: slotProvider.nameKo })).toBeVisible()
  const game = await pressForWindow(
    page,
    main.getByRole('button', { name: slotGame.nameKo, exact: true }),
  )

  await expectGame(game, slotGame.nameKo)
  expect(await page.evaluate(() => window.openedWith)).toEqual(['popup=yes,width=800,height=1400'])
  expect(await sizeOf(game)).toEqual([800, 1400])
  await expect(loadingDialog(page)).toBeHidden()

  const money = game.getByRole('definition')
  const spin = game.getByRole('button', { name: '돌리기' })
  const rounds = game.getByRole('region', { name: '최근 게임' }).getByRole('listitem')
  const before = wonIn(await money.textContent())
  expect(before).toBe(300_000)
  for (const round of [1, 2, 3]) {
    await spin.click()
    await expect(rounds).toHaveCount(round)
    await expect(spin).toBeEnabled()
  }
  const won = (await rounds.getByText(/^\+/).allTextContents()).map(wonIn)
  const after = before - 3 * 1_000 + won.reduce((sum, one) => sum + one, 0)
  expect(wonIn(await money.textContent())).toBe(after)

  const panel = accountDrawer(page).getByRole('definition')
  await expect(panel).toContainText(['1,550,000', '1,250,000', '300,000', '18,400'])
  await page.clock.fastForward(HEALTH_CHECK_INTERVAL_MS)
  const figure = (amount: number) => amount.toLocaleString('ko-KR')
  await expect(panel).toContainText([figure(1_250_000 + after), '1,250,000', figure(after)])
})

test('R-GAME-01 R-GAME-03 R-I18N-03 a member opens casino and sport of a provider, which run on play money, speak the language of the site, and cannot reach back', async ({
  page,
  baseURL,
}) => {
  await dropOpenerPolicy(page)
  await becomeMember(page, baseURL ?? '', demo)
  await test.step('a casino', async () => {
    const game = await pressForWindow(page, await enterLobby(page, 'casino'))
    await expectGame(game, games.casino.name)
    expect(await sizeOf(game)).toEqual([800, 1400])
    await game.close()
  })
  await test.step('sport, in English', async () => {
    await speak(page, 'en')
    await page.goto(games.sport.address)
    const provider = page
      .getByRole('main')
      .getByRole('button', { name: sportProvider.nameEn, exact: true })
      .first()
    const game = await pressForWindow(page, provider)
    await expect(game.getByRole('heading', { level: 1, name: sportProvider.nameEn })).toBeVisible()
    await expect(game.getByText('Play money')).toBeVisible()
    await expect(game.locator('html')).toHaveAttribute('lang', 'en')
    expect(await game.evaluate(() => window.opener === null)).toBe(true)
  })
})

for (const name of ['an Android phone', 'a Mac with touch'] as const)
  test.describe(`on ${name}`, () => {
    test.use(tabDevices[name])

    test(
      `R-GAME-03 the game opens in a new tab on ${name}`,
      matrixUnless(name === 'an Android phone'),
      async ({ page, baseURL }) => {
        await watchWindows(page)
        await becomeMember(page, baseURL ?? '', demo)
        const game = await pressForWindow(page, await enterLobby(page, 'casino'))
        await expectGame(game, games.casino.name)
        expect(await page.evaluate(() => window.openedWith)).toEqual([undefined])
      },
    )
  })
