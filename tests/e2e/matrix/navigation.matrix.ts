import { Calls } from '../../support/calls.ts'
import { expectWarning, forEverybody, menu } from '../../support/guest-places.ts'
import { expect, test } from '../../support/story.ts'
import { demo, desk, loginForm, signOutButton, still } from '../../support/visitor.ts'
import { word } from '../../support/words.ts'

test.use({ viewport: desk, contextOptions: still })

test('R-NAV-03 a guest who types any of ten addresses is asked to log in, and no member data is requested', async ({
  page,
}) => {
  const calls = new Calls(page)
  for (const [path] of menu) {
    await page.goto(path)
    await expectWarning(page)
    await expect(page).toHaveURL(path)
  }
  // The settings have the contacts of support, shown beside the login.
  const expected = [...forEverybody, 'get-site-settings'].sort()
  expect([...new Set(calls.names())].sort()).toEqual(expected)
})

test('R-NAV-03 a guest who then logs in sees the requested screen', async ({ page }) => {
  await page.goto('/note')
  await expectWarning(page)
  const form = loginForm(page.getByRole('main'))
  await form.id.fill(demo.id)
  await form.password.fill(demo.pw)
  await form.submit.click()
  await expect(signOutButton(page)).toBeVisible()
  const heading = page.getByRole('heading', { level: 1, name: word('notes.page.title') })
  await expect(heading).toBeVisible()
  await expect(page).toHaveURL('/note')
})
