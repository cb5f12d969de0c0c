import type { Locator, Page } from '@playwright/test'
import { test as base } from './story.ts'
import { desk, still } from './visitor.ts'
import { word } from './words.ts'

/** Tests with code that fails to load, which the browser logs to its console. */
export const test = base.extend<{ lossIsSaid: undefined }>({
  viewport: desk,
  contextOptions: still,
  lossIsSaid: [
    async ({ troubles }, use) => {
      troubles.expect(/^GET \/assets\/\S+ failed: /)
      troubles.expect(/Failed to fetch dynamically imported module/)
      await use(undefined)
    },
    { auto: true },
  ],
})

export const lose = async (page: Page, name: string): Promise<() => number> => {
  let asked = 0
  await page.route(new RegExp(`/assets/${name}-[^/]+\\.js$`), (route) => {
    asked += 1
    return route.abort('connectionreset')
  })
  return () => asked
}

export const crash = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: word('failure.crash.title') })

export const jackpot = (page: Page): Locator =>
  page.getByRole('heading', { level: 1, name: word('home.hero.title') })

export const retry = (within: Page | Locator): Locator =>
  within.getByRole('button', { name: word('failure.button.retry') })
