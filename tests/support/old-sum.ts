import type { Page } from '@playwright/test'
import type { Locale } from '../../src/i18n/locales.ts'
import { HEALTH_CHECK_INTERVAL_MS } from '../../src/lib/business-constants.ts'
import { everythingAnswered } from './calls.ts'
import { expect, test } from './story.ts'
import { becomeMember, demo, phone, speak } from './visitor.ts'

export const nextCheck = (page: Page) => page.clock.fastForward(HEALTH_CHECK_INTERVAL_MS)

export const openChecked = async (page: Page, path: string): Promise<void> => {
  await Promise.all([page.waitForResponse('**/user-health-check'), page.goto(path)])
  await everythingAnswered(page)
}

export function testMarkFits(locale: Locale): void {
  test(`the mark of an old sum fits into the header in the language ${locale}`, async ({
    page,
    baseURL,
    backend,
    troubles,
  }) => {
    troubles.expect(/^POST \/api\/routes\/[a-z-]+ answered 503$/)
    await becomeMember(page, baseURL ?? '', demo)
    await speak(page, locale)
    const mark = page.getByRole('banner').getByRole('button', { pressed: false }).getByRole('img')
    const seeFit = async (text: RegExp) => {
      await expect(mark).toHaveText(text)
      await expect(mark).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
    }
    await page.clock.install()
    await openChecked(page, '/user')
    backend.breakBy('down')
    await nextCheck(page)
    await seeFit(/\d\d:\d\d/)
    await page.reload()
    await seeFit(/^\D+$/)
  })
}
