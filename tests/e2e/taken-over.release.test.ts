import type { Page } from '@playwright/test'
import { prerenderedPaths } from '../../src/generated/screens/prerendered.ts'
import { locales } from '../../src/i18n/locales.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { everythingAnswered, openHeld } from '../support/calls.ts'
import { expect, matrixUnless, test } from '../support/story.ts'
import { desk, heading, phone, speak, still } from '../support/visitor.ts'
import { wordsOf } from '../support/words.ts'

declare global {
  interface Window {
    /** Sum of the page's layout shifts so far. */
    moved: number
  }
}

test.use({ viewport: phone, contextOptions: still })

const lobbies: readonly string[] = ['/casino', '/search', '/slot', '/slot/game', '/sport']

/** The lines in sight; the minimum age, which prerendered pages do not know, is left out. */
const readLines = async (page: Page, language: Locale): Promise<readonly string[]> => {
  const ageRule = wordsOf[language]('footer.rule.age', { age: 19 })
  const text = await page.locator('main').innerText()
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => (line === ageRule ? wordsOf[language]('footer.rule.age', { age: 0 }) : line))
}

/** Each kind of page in Korean, one in another language. */
const sample: Partial<Record<Locale, readonly string[]>> = {
  ko: ['/', '/login', '/register', '/slot/game'],
  th: ['/casino'],
}

for (const language of Object.keys(locales) as Locale[])
  for (const isSample of [true, false]) {
    const paths = prerenderedPaths.filter(
      (path) => (sample[language] ?? []).includes(path) === isSample,
    )
    if (paths.length === 0) continue
    test(
      `R-I18N-01 every prerendered page is taken over as it stands, in ${language}: ${paths.join(', ')}`,
      matrixUnless(isSample),
      async ({ page }) => {
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
          const before = await readLines(page, language)
          release()
          await everythingAnswered(page)
          // A page rendered again would have other elements with the same text.
          expect([path, await inside.evaluate((part) => part.isConnected)]).toEqual([path, true])
          // Home then shows numbers of providers, and the registration a code from the address.
          if (path === '/' || path === '/register') {
            await page.unrouteAll()
            continue
          }
          const after = await readLines(page, language)
          // The lobbies then show providers between the title and the login.
          const isKept = (line: string) => !lobbies.includes(path) || before.includes(line)
          // The login page then has contacts at its end.
          const maxCount = path === '/login' ? before.length : after.length
          expect(after.filter(isKept).slice(0, maxCount)).toEqual(before)
          await page.unrouteAll()
        }
      },
    )
  }

for (const viewport of [phone, desk])
  test(
    `nothing moves on a page ${viewport.width} px wide while it is taken over`,
    { tag: '@matrix' },
    async ({ page }) => {
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
    },
  )
