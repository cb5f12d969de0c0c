import { goTo, passUntilVisible } from './fault-walk.ts'
import { alertNamed } from './games.ts'
import { memberScreens } from './member-screens.ts'
import type { ScreenName } from './member-screens.ts'
import { expect, test } from './story.ts'
import { demo, loginForm, signOutButton } from './visitor.ts'
import { word } from './words.ts'

/** The story of a member who walks these screens on a bad day. */
export function tellFlaky(names: readonly ScreenName[]): void {
  test(`flaky: every third call fails, and each screen comes all the same: ${names.join(', ')}`, async ({
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

    for (const name of names) {
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
}
