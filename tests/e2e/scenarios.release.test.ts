import { alertNamed, casinoProvider, slotProvider } from '../support/games.ts'
import { passUntilVisible } from '../support/fault-walk.ts'
import { expect, test } from '../support/story.ts'
import { becomeMember, demo, desk, loginDrawer, loginForm } from '../support/visitor.ts'
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
  const refused = alertNamed(page, word('msg2030'))
  await expect(refused).toContainText(word('login.failure'))
  await refused.getByRole('button', { name: word('dialog.button.ok') }).click()
  await expect(loginDrawer(page)).toContainText(word('login.failure'))
  await expect(form.id).toHaveValue(demo.id)

  await main.getByRole('link', { name: word('place.casino') }).click()
  await expect(main.getByRole('alert')).toHaveText(word('msg2001'))
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(word('place.casino'))

  await mock.reset('default')
  await page.goto('/')
  await expect(footer).toContainText(casinoProvider.nameKo)
})
