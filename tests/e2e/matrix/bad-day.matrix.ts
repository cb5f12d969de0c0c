import { goTo, passUntilVisible } from '../../support/fault-walk.ts'
import { alertNamed, enterLobby, expectGame, games, pressForWindow } from '../../support/games.ts'
import { memberScreens, screenNames } from '../../support/member-screens.ts'
import { expect, test } from '../../support/story.ts'
import { becomeMember, demo, desk, loginForm, signOutButton, still } from '../../support/visitor.ts'
import { word } from '../../support/words.ts'

test.use({ viewport: desk, locale: 'ko-KR', contextOptions: still })

test('flaky: every third call fails, and each screen comes all the same', async ({
  page,
  mock,
  troubles,
}) => {
  troubles.expect(/answered 50[23]$/)
  await page.clock.install()
  await mock.reset('flaky')
  await page.goto('/login')
  const form = loginForm(page.getByRole('main'))
  await form.id.fill(demo.id)
  await form.password.fill(demo.pw)
  const refused = alertNamed(page, word('msg2030'))
  await form.submit.click()
  await expect(async () => {
    if (await refused.isVisible()) {
      await refused.getByRole('button', { name: word('dialog.button.ok') }).click()
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
})

test('locked: no new requests, earlier ones are listed, and games open', async ({
  page,
  mock,
  baseURL,
}) => {
  await mock.reset('locked')
  await becomeMember(page, baseURL ?? '', demo)
  await page.goto('/user')
  for (const name of ['deposit', 'withdraw'] as const) {
    await expect(memberScreens[name].content(await goTo(page, name))).toBeVisible()
  }
  const game = await pressForWindow(page, await enterLobby(page, 'casino'))
  await expectGame(game, games.casino.name)
})
