import { goTo, passUntilVisible } from '../support/fault-walk.ts'
import {
  alertNamed,
  casinoProvider,
  enterLobby,
  expectGame,
  games,
  pressForWindow,
  slotProvider,
} from '../support/games.ts'
import { memberScreens, screenNames } from '../support/screens.ts'
import { expect, test } from '../support/story.ts'
import {
  becomeMember,
  demo,
  desk,
  loginDrawer,
  loginForm,
  signOutButton,
} from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ viewport: desk, locale: 'ko-KR', contextOptions: { reducedMotion: 'reduce' } })

test('slow: skeletons are shown first, then the content', async ({ page, mock, baseURL }) => {
  await mock.reset('slow')
  await becomeMember(page, baseURL ?? '', demo)
  await page.goto('/slot')
  const main = page.getByRole('main')
  const waiting = main.getByRole('status').filter({ hasText: word('shell.page.loading') })
  await expect(main.getByRole('heading', { level: 1, name: word('slot.page.title') })).toBeVisible()
  await expect(waiting).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('contentinfo')).toContainText(word('footer.names.loading'))
  await expect(main.getByRole('link', { name: slotProvider.nameKo })).toBeVisible()
  await expect(waiting).toHaveCount(0)
})

test('down: home reports that the providers cannot be loaded, the login that the site cannot be reached; the site stays usable', async ({
  page,
  mock,
  troubles,
}) => {
  troubles.expect(/answered 503$/)
  await page.clock.install()
  await mock.reset('down')
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  const footer = page.getByRole('contentinfo')
  await passUntilVisible(page, footer.getByText(word('footer.names.failed')).nth(2))

  const form = loginForm(loginDrawer(page))
  await form.id.fill(demo.id)
  await form.password.fill(demo.pw)
  await form.password.press('Enter')
  const refusalDialog = alertNamed(page, word('msg2030'))
  await expect(refusalDialog).toContainText(word('login.failure'))
  await refusalDialog.getByRole('button', { name: word('dialog.button.ok') }).click()
  await expect(loginDrawer(page)).toContainText(word('login.failure'))
  await expect(form.id).toHaveValue(demo.id)

  await main.getByRole('link', { name: word('place.casino') }).click()
  await expect(main.getByRole('alert')).toHaveText(word('msg2001'))
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(word('place.casino'))

  await mock.reset('default')
  await page.goto('/')
  await footer.scrollIntoViewIfNeeded()
  await expect(footer).toContainText(casinoProvider.nameKo)
})

test(
  'flaky: every third call fails, and each screen comes all the same',
  { tag: '@matrix' },
  async ({ page, mock, troubles }) => {
    troubles.expect(/answered 50[23]$/)
    await page.clock.install()
    await mock.reset('flaky')
    await page.goto('/login')
    const form = loginForm(page.getByRole('main'))
    await form.id.fill(demo.id)
    await form.password.fill(demo.pw)
    const refusalDialog = alertNamed(page, word('msg2030'))
    await form.submit.click()
    await expect(async () => {
      if (await refusalDialog.isVisible()) {
        await refusalDialog.getByRole('button', { name: word('dialog.button.ok') }).click()
        await form.submit.click()
      }
      await expect(signOutButton(page)).toBeVisible({ timeout: 500 })
    }).toPass()

    for (const name of screenNames) {
      await test.step(name, async () => {
        const main = await goTo(page, name)
        const content = memberScreens[name].content(main).first()
        const retry = main.getByRole('button', { name: word('failure.button.retry') })
        await expect(async () => {
          await passUntilVisible(page, content.or(retry).first())
          if (await retry.first().isVisible()) await retry.first().click({ timeout: 1_000 })
          await expect(content).toBeVisible({ timeout: 500 })
        }).toPass()
      })
    }
  },
)

test(
  'locked: no new requests, earlier ones are listed, and games open',
  { tag: '@matrix' },
  async ({ page, mock, baseURL }) => {
    await mock.reset('locked')
    await becomeMember(page, baseURL ?? '', demo)
    await page.goto('/user')
    for (const name of ['deposit', 'withdraw'] as const) {
      await expect(memberScreens[name].content(await goTo(page, name))).toBeVisible()
    }
    const game = await pressForWindow(page, await enterLobby(page, 'casino'))
    await expectGame(game, games.casino.name)
  },
)
