import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { writePages } from '#contract/api-reference'
import { expect, test } from '../support/story.ts'

async function expectSignIn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /Sign in$/ })).toBeVisible()
  await expect(page.getByText('Assumption A-074').first()).toBeVisible()
  await expect(
    page
      .getByText(
        'The login call sends this field under the name that the login form gives it, not that of the credentials provider.',
      )
      .first(),
  ).toBeVisible()
  await expect(
    page.getByText('This operation answers these status values and no other.').first(),
  ).toBeVisible()
}

test('R-CALL-03 the reference of both contracts opens from disk without a network, with the assumptions at each place', async ({
  page,
}, { outputDir }) => {
  const requests: string[] = []
  await page.context().route(/^(?!file:|blob:|data:)/, (route) => {
    requests.push(route.request().url())
    return route.abort()
  })
  const [backend = '', proxy = ''] = await writePages(join(outputDir, 'reference'))
  // Each page load takes seconds, so the window is resized instead.
  await page.goto(`${pathToFileURL(backend).href}#user/doLogin`)
  for (const [width, height] of [
    [390, 844],
    [1_440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectSignIn(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `at ${width} px nothing overflows the page`).toBeLessThanOrEqual(0)
  }
  await page.goto(pathToFileURL(backend).href)
  await page.getByRole('link', { name: 'What browsers ask of the site' }).click()
  await expect(page).toHaveURL(pathToFileURL(proxy).href)
  await expect(page.getByRole('heading', { level: 1, name: /^Proxy/ })).toBeVisible()
  expect(requests).toEqual([])
})
