import type { Page } from '@playwright/test'
import { prerenderedPaths } from '../../src/generated/screens/prerendered.ts'
import { locales } from '../../src/i18n/locales.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { everythingAnswered } from './calls.ts'
import { expect, test } from './story.ts'
import { speak } from './visitor.ts'
import type { phone } from './visitor.ts'
import { wordsOf } from './words.ts'

declare global {
  interface Window {
    /** Sum of the page's layout shifts so far. */
    moved: number
  }
}

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

const lobbies: readonly string[] = ['/casino', '/search', '/slot', '/slot/game', '/sport']

/** The lines in sight; the minimum age, which prerendered pages do not know, is left out. */
const linesOf = async (page: Page, language: Locale): Promise<readonly string[]> => {
  const ageRule = wordsOf[language]('footer.rule.age', { age: 19 })
  const text = await page.locator('main').innerText()
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => (line === ageRule ? wordsOf[language]('footer.rule.age', { age: 0 }) : line))
}

/** Prerendered pages in a language are hydrated, not replaced. */
export function testTakenOver(
  language: Locale,
  paths: readonly (typeof prerenderedPaths)[number][],
): void {
  test(`R-I18N-01 every prerendered page is taken over as it stands, in ${language}: ${paths.join(', ')}`, async ({
    page,
  }) => {
    await speak(page, language)
    for (const path of paths) {
      const release = await openHeld(page, path)
      await expect(page.locator('html')).toHaveAttribute('lang', locales[language].tag)
      if (path === '/')
        await expect(heading(page)).toContainText(wordsOf[language]('home.hero.title'))
      const inside = await page
        .locator('main > *')
        .first()
        .evaluateHandle((part) => part)
      const before = await linesOf(page, language)
      release()
      await everythingAnswered(page)
      // A page rendered anew would have other elements with the same text.
      expect([path, await inside.evaluate((part) => part.isConnected)]).toEqual([path, true])
      // Home then shows numbers of providers, and the registration a code from the address.
      if (path === '/' || path === '/register') {
        await page.unrouteAll()
        continue
      }
      const after = await linesOf(page, language)
      // The lobbies then show providers between the title and the login.
      const isKept = (line: string) => !lobbies.includes(path) || before.includes(line)
      // The login page then has contacts at its end.
      const most = path === '/login' ? before.length : after.length
      expect(after.filter(isKept).slice(0, most)).toEqual(before)
      await page.unrouteAll()
    }
  })
}

export function testUnmoved(viewport: typeof phone): void {
  test(`nothing moves on a page ${viewport.width} px wide while it is taken over`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.addInitScript(() => {
      window.moved = 0
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
          window.moved += shift.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of prerenderedPaths) {
      await page.goto(path)
      await everythingAnswered(page)
      const moved = await page.evaluate(() => window.moved)
      expect([path, moved <= 0.01 || moved]).toEqual([path, true])
    }
  })
}
