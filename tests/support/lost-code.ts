import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
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

/**
 * The file of a lazy part. Code that others need, too, is in a second file of the same name, and the first one only
 * leads to it.
 */
const fileOf = (name: string): string => {
  const folder = join(import.meta.dirname, '../../dist/assets')
  const isNamed = new RegExp(`^${name}-[\\w-]{8}\\.js$`)
  const sizes = readdirSync(folder)
    .filter((file) => isNamed.test(file))
    .map((file) => ({ file, size: statSync(join(folder, file)).size }))
  const [smallest] = sizes.sort((one, other) => one.size - other.size)
  if (smallest === undefined) throw new Error(`dist/assets has no ${name}-*.js`)
  return smallest.file
}

export const lose = async (page: Page, name: string): Promise<() => number> => {
  let count = 0
  await page.route(`**/assets/${fileOf(name)}`, (route) => {
    count += 1
    return route.abort('connectionreset')
  })
  return () => count
}

export const crash = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: word('failure.crash.title') })

export const jackpot = (page: Page): Locator =>
  page.getByRole('heading', { level: 1, name: word('home.hero.title') })

export const retry = (within: Page | Locator): Locator =>
  within.getByRole('button', { name: word('failure.button.retry') })
