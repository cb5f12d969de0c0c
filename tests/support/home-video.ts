import type { Page } from '@playwright/test'
import type { Locale } from '../../src/i18n/locales.ts'
import { expect, test } from './story.ts'
import { openHome, phone, speak } from './visitor.ts'
import { word } from './words.ts'

/** Narrowest window that plays the video automatically. */
const PLAYS_FROM = 769

export const isVideoPlaying = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => !video.paused)

export const filmsAskedBy = (page: Page): ReadonlySet<string> => {
  const paths = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'media') paths.add(new URL(request.url()).pathname)
  })
  return paths
}

export function testVideo(width: number): void {
  if (width < PLAYS_FROM)
    test(`R-HOME-04 R-CONST-01 at ${width} px the video waits for a press`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const films = filmsAskedBy(page)
      await openHome(page)
      expect(await isVideoPlaying(page)).toBe(false)
      expect([...films]).toEqual([])

      await page.getByRole('button', { name: word('home.motion.play') }).click()
      await expect.poll(() => isVideoPlaying(page)).toBe(true)
    })
  else
    test(`R-HOME-04 R-CONST-01 at ${width} px the video plays until it is stopped`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await openHome(page)
      await expect.poll(() => isVideoPlaying(page)).toBe(true)
      await page.getByRole('button', { name: word('home.motion.pause') }).click()
      await expect.poll(() => isVideoPlaying(page)).toBe(false)
    })
}

/** Sets the operator's jackpot in won. */
export async function answerJackpot(page: Page, won: number): Promise<void> {
  await page.addInitScript(() => {
    const meta = document.createElement('meta')
    meta.name = 'maru:jackpot'
    meta.content = '/jackpot.json'
    new MutationObserver((_, observer) => {
      const head = document.querySelector('head')
      if (head === null) return
      head.append(meta)
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.route('**/jackpot.json', (route) => route.fulfill({ json: { won } }))
}

export function testJackpotUnit(languages: readonly Locale[]): void {
  test(`R-HOME-01 the unit of the jackpot is beside the figure on a phone: ${languages.join(', ')}`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await answerJackpot(page, 3_482_617_940)
    for (const locale of languages) {
      await speak(page, locale)
      await page.goto('/')
      const line = page.locator('section[aria-labelledby="jackpot"] > p > span')
      // The page gives up after 5 s and asks again after 30.
      await expect(line).toHaveCount(2, { timeout: 60_000 })
      const [figure, unit] = await line.evaluateAll((parts) =>
        parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect),
      )
      expect([locale, unit!.left > figure!.right, unit!.bottom < figure!.bottom]).toEqual([
        locale,
        true,
        true,
      ])
    }
  })
}
