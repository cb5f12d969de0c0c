import { locales } from '../../src/i18n/locales.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { everythingAnswered } from './calls.ts'
import { test, visit } from './service-worker-site.ts'
import { expect } from './story.ts'
import { loginForm, speak } from './visitor.ts'
import { word, wordsOf } from './words.ts'

/** A site that cannot be reached, in these languages. */
export function testOffline(languages: readonly Locale[]): void {
  test(`R-I18N-01 without a connection the site says so in the player’s language, and recovers by itself: ${languages.join(', ')}`, async ({
    context,
    page,
    site,
    troubles,
  }) => {
    troubles.expect(/^(GET|HEAD) .* failed: net::ERR_/)
    await visit(page)
    await context.setOffline(true)
    for (const language of languages) {
      await speak(page, language)
      for (const path of ['/', '/deposit']) {
        await page.goto(path)
        await expect(page.locator('html')).toHaveAttribute('lang', locales[language].tag)
        const title = wordsOf[language]('session.unreachable.title')
        await expect(page.getByRole('heading')).toHaveText([title])
      }
    }
    await speak(page, 'ko')
    await page.goto('/')
    await context.setOffline(false)
    await expect(loginForm(page).submit).toBeVisible()
    await everythingAnswered(page)

    site.gateway.close()
    await page.goto('/')
    await expect(page.getByRole('heading')).toHaveText([word('session.unreachable.title')])
    await site.deploy({})
    await expect(loginForm(page).submit).toBeVisible()
  })
}
