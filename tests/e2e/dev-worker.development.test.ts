import { loginButton, openSite, test } from '../support/dev-story.ts'
import { expect } from '../support/story.ts'

test('a developer opens the site while another tab keeps a removed worker, and the mock answers', async ({
  page,
  context,
}) => {
  await openSite(page)
  const other = await context.newPage()
  await other.goto('/favicon.svg')
  const removed = await page.evaluate(async () => {
    const known = await navigator.serviceWorker.getRegistration()
    return known?.unregister()
  })
  expect(removed).toBe(true)

  await page.goto('/')
  await expect(loginButton(page)).toBeVisible()
})
