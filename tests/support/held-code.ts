import type { Page } from '@playwright/test'
import { expect } from './story.ts'

export const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

export const holdCode = async (page: Page): Promise<() => void> => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return () => release(undefined)
}

/** Opens an address and waits for its prerendered content. */
export const openHeld = async (page: Page, path: string): Promise<() => void> => {
  const release = await holdCode(page)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(heading(page)).toBeVisible()
  return release
}
