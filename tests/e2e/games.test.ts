import type { Page } from '@playwright/test'
import {
  GAME_LOADING_DIALOG_MS,
  HEALTH_CHECK_INTERVAL_MS,
} from '../../src/lib/business-constants.ts'
import { holdBack } from '../support/calls.ts'
import {
  casinoProvider,
  enterLobby,
  expectGame,
  gameTile,
  games,
  goByMenu,
  loadingDialog,
  pressForWindow,
  slotGame,
  slotProvider,
  wonIn,
} from '../support/games.ts'
import { testOpensInTab, watchWindows } from '../support/game-windows.ts'
import { expect, test } from '../support/story.ts'
import {
  accountDrawer,
  becomeMember,
  demo,
  desk,
  openHome,
  signIn,
  speak,
  warningOf,
} from '../support/visitor.ts'
import { word } from '../support/words.ts'

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
  for (const kind of ['sport', 'casino'] as const)
    await test.step(kind, async () => {
      const game = await pressForWindow(page, await enterLobby(page, kind))
      await expectGame(game, games[kind].name)
      expect(await sizeOf(game)).toEqual([800, 1400])
      await game.close()
    })
  await test.step('in English', async () => {
    await speak(page, 'en')
    await page.reload()
    const provider = page
      .getByRole('main')
      .getByRole('button', { name: casinoProvider.nameEn, exact: true })
      // The first one is among the recently opened games.
      .last()
    const game = await pressForWindow(page, provider)
    await expect(game.getByRole('heading', { level: 1, name: casinoProvider.nameEn })).toBeVisible()
    await expect(game.getByText('Play money')).toBeVisible()
    await expect(game.locator('html')).toHaveAttribute('lang', 'en')
  })
})

// `npm run test:matrix` also covers a Mac with touch.
testOpensInTab('an Android phone')

test('R-GAME-01 a guest who opens a lobby sees a warning and no games, and its providers lead to the login', async ({
  page,
  request,
}) => {
  const { slot, ...inMenu } = games
  await page.goto(slot.address)
  const main = page.getByRole('main')
  await expect(warningOf(page)).toHaveText(word('msg2001'))
  await expect(main.getByRole('button', { name: slot.name })).toHaveCount(0)
  for (const { address, name } of Object.values(inMenu)) {
    await goByMenu(page, address)
    await expect(warningOf(page)).toHaveText(word('msg2001'))
    await main.getByRole('button', { name }).click()
    await expect(main.getByLabel(word('login.field.id'))).toBeFocused()
  }
  expect(page.context().pages()).toHaveLength(1)
  const answer = await request.post('/api/routes/open-game', {
    data: { kind: 'casino', company: 'haneul-live' },
  })
  expect([answer.status(), (await answer.json()).code]).toEqual([401, 'session_missing'])
})

test('R-GAME-02 the loading dialog shows at once and closes after 4 s though the call hangs, or as soon as the game opens', async ({
  page,
  baseURL,
}) => {
  await becomeMember(page, baseURL ?? '', demo)
  await page.clock.install()
  const stopTime = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  await test.step('a fast answer', async () => {
    const tile = await enterLobby(page, 'sport')
    await stopTime()
    const game = await pressForWindow(page, tile)
    await expect(loadingDialog(page)).toBeHidden()
    await page.clock.resume()
    await expectGame(game, games.sport.name)
    await game.close()
  })
  await test.step('a call that hangs', async () => {
    await goByMenu(page, games.casino.address)
    const call = await holdBack(page, 'open-game')
    await stopTime()
    const game = await pressForWindow(page, gameTile(page, 'casino'))
    await expect(loadingDialog(page)).toBeVisible()
    await page.clock.runFor(GAME_LOADING_DIALOG_MS - 1)
    await expect(loadingDialog(page)).toBeVisible()
    await page.clock.runFor(1)
    await expect(loadingDialog(page)).toBeHidden()

    await page.clock.resume()
    call.release()
    await expectGame(game, games.casino.name)
  })
})
