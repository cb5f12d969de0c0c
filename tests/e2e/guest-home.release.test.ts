import type { Page } from '@playwright/test'
import { JACKPOT_INTERVAL_MS } from '../../src/features/home/use-jackpot.ts'
import { locales } from '../../src/i18n/locales.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { Calls, changeAnswer, everythingAnswered } from '../support/calls.ts'
import { layoutShifts, watchLayoutShifts } from '../support/layout/late-content.ts'
import { expect, matrixUnless, test } from '../support/story.ts'
import {
  becomeMember,
  demo,
  desk,
  hidePopup,
  openHome,
  phone,
  scrollToEnd,
  speak,
  still,
} from '../support/visitor.ts'
import { word, wordsOf } from '../support/words.ts'

test.use({ viewport: desk, contextOptions: still })

const isVideoPlaying = (page: Page) =>
  page
    .locator('video')
    .evaluateAll((videos: HTMLVideoElement[]) => videos.some((video) => !video.paused))

const filmsAskedBy = (page: Page): ReadonlySet<string> => {
  const paths = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'media') paths.add(new URL(request.url()).pathname)
  })
  return paths
}

/** Sets the operator's jackpot in won. */
async function answerJackpot(page: Page, won: number): Promise<void> {
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

const namesBelow = (page: Page, title: string) =>
  page
    .getByRole('contentinfo')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .getByRole('listitem')

const provider = (number: number) => ({
  code: `provider-${number}`,
  nameKo: `게임사 ${number}`,
  nameEn: `Provider ${number}`,
})

const providers = (count: number) =>
  Array.from({ length: count }, (_, index) => provider(index + 1))

test('R-HOME-03 R-CONST-01 the footer names all casinos, and 20 slots and 20 sports at most', async ({
  page,
}) => {
  await changeAnswer(page, 'get-casino-setting', (answer) => ({
    ...answer,
    casiono: providers(23),
  }))
  await changeAnswer(page, 'get-slot-setting', (answer) => ({ ...answer, slot: providers(21) }))
  await changeAnswer(page, 'get-sport-setting', (answer) => ({ ...answer, sport: providers(40) }))
  await openHome(page)
  await scrollToEnd(page)
  const first = (count: number) => providers(count).map(({ nameKo }) => nameKo)
  await expect(namesBelow(page, word('footer.casino.title'))).toHaveText(first(23))
  await expect(namesBelow(page, word('footer.slot.title'))).toHaveText(first(20))
  await expect(namesBelow(page, word('footer.sport.title'))).toHaveText(first(20))
})

/** Waits for an idle callback; work scheduled for idle time has begun then. */
const idle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve())))

test('R-HOME-03 R-HOME-04 R-HOME-05 a guest’s home requests the settings but no balances, shows the data of the backend, and loads no video for reduced motion', async ({
  page,
}) => {
  const calls = new Calls(page)
  const films = filmsAskedBy(page)
  await answerJackpot(page, 3_482_617_940)
  const settings = page.waitForResponse('**/api/routes/get-slot-setting')
  await openHome(page)
  const { slot } = (await (await settings).json()) as { slot: { nameKo: string }[] }
  expect(slot.length).toBeGreaterThan(20)
  await scrollToEnd(page)
  await expect(namesBelow(page, word('footer.slot.title'))).toHaveText(
    slot.slice(0, 20).map(({ nameKo }) => nameKo),
  )
  await expect(namesBelow(page, word('footer.casino.title'))).toHaveCount(12)
  await everythingAnswered(page)
  await idle(page)
  expect([await isVideoPlaying(page), [...films]]).toEqual([false, []])
  await test.step('finds video and digits still until they are started', async () => {
    await expect(
      page
        .getByRole('region', { name: word('home.jackpot.title'), exact: true })
        .getByText('3,482,617,940'),
    ).toHaveCount(1)
    await page.getByRole('button', { name: word('home.motion.play') }).click()
    await expect.poll(() => isVideoPlaying(page)).toBe(true)
  })
  const requests = calls.names().filter((name) => name.startsWith('get-'))
  expect(requests.sort()).toEqual([
    'get-advertisement',
    'get-casino-setting',
    'get-notice-popup',
    'get-slot-setting',
    'get-sport-setting',
  ])
})

test('R-HOME-01 the operator’s jackpot is shown and asked for again, but not in a hidden tab', async ({
  page,
}) => {
  let won = 3_482_617_940
  await answerJackpot(page, won)
  await page.route('**/jackpot.json', (route) => route.fulfill({ json: { won } }))
  await page.clock.install()
  await openHome(page)
  const banner = page.getByRole('region', { name: word('home.jackpot.title'), exact: true })
  await expect(banner.getByText('3,482,617,940')).toHaveCount(1)
  const hide = (isHidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true })
    }, isHidden)
  won = 3_500_000_000
  await hide(true)
  await page.clock.runFor(2 * JACKPOT_INTERVAL_MS)
  await expect(banner.getByText('3,482,617,940')).toHaveCount(1)
  await hide(false)
  await page.clock.runFor(JACKPOT_INTERVAL_MS)
  await expect(banner.getByText('3,500,000,000')).toHaveCount(1)
})

for (const visitor of ['guest', 'member'])
  test(`R-HOME-01 nothing on a ${visitor}’s home moves when the page runs and the operator’s jackpot arrives`, async ({
    page,
    baseURL,
  }) => {
    if (visitor === 'member') await becomeMember(page, baseURL ?? '', demo)
    await page.setViewportSize(phone)
    await watchLayoutShifts(page)
    await answerJackpot(page, 3_482_617_940)
    const code = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await code.promise
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    const casino = page.getByRole('main').getByRole('link', { name: word('place.casino') })
    await expect(casino).toBeVisible()
    const before = await casino.boundingBox()
    code.resolve()
    const banner = page.getByRole('region', { name: word('home.jackpot.title'), exact: true })
    await expect(banner.getByText('3,482,617,940')).toHaveCount(1)
    await everythingAnswered(page)
    expect(await casino.boundingBox()).toEqual(before)
    expect(await layoutShifts(page)).toEqual([])
  })

const sample: readonly Locale[] = ['ko', 'vn']
const others = (Object.keys(locales) as Locale[]).filter((language) => !sample.includes(language))

for (const languages of [sample, others])
  test(
    `R-HOME-01 the unit of the jackpot is beside the figure on a phone: ${languages.join(', ')}`,
    matrixUnless(languages === sample),
    async ({ page }) => {
      await page.setViewportSize(phone)
      await answerJackpot(page, 3_482_617_940)
      for (const locale of languages) {
        await speak(page, locale)
        await page.goto('/')
        const name = wordsOf[locale]('home.jackpot.title')
        const line = page.getByRole('region', { name, exact: true }).locator('> p > span')
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
    },
  )

test.describe('the video', () => {
  test.use({ contextOptions: {} })

  for (const width of [390, 768])
    test(
      `R-HOME-04 R-CONST-01 at ${width} px the video waits for a press`,
      matrixUnless(width === 768),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        const films = filmsAskedBy(page)
        await openHome(page)
        expect(await isVideoPlaying(page)).toBe(false)
        expect([...films]).toEqual([])

        await page.getByRole('button', { name: word('home.motion.play') }).click()
        await expect.poll(() => isVideoPlaying(page)).toBe(true)
      },
    )

  for (const width of [769, 1024])
    test(
      `R-HOME-04 R-CONST-01 at ${width} px the video plays until it is stopped`,
      matrixUnless(width === 769),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await openHome(page)
        await expect.poll(() => isVideoPlaying(page)).toBe(true)
        await page.getByRole('button', { name: word('home.motion.pause') }).click()
        await expect.poll(() => isVideoPlaying(page)).toBe(false)
      },
    )

  test('R-HOME-04 the video loads after the page; before that, and with reduced motion, its poster is shown', async ({
    page,
  }) => {
    await page.setViewportSize(desk)
    const films = filmsAskedBy(page)
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
    // The load event waits for this picture.
    await page.route('**/held.svg', async (route) => {
      await released
      await route.fulfill({ body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
    })
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.body.append(Object.assign(new Image(), { src: '/held.svg', hidden: true }))
      })
    })
    await page.goto('/', { waitUntil: 'commit' })
    await hidePopup(page)
    expect([await isVideoPlaying(page), [...films]]).toEqual([false, []])
    // In the page itself: it waits for no request.
    await expect(page.locator('.brand-hero')).toHaveCSS(
      'background-image',
      /^url\("data:image\/avif;/,
    )
    release(undefined)
    await expect.poll(() => isVideoPlaying(page)).toBe(true)
    await expect.poll(() => [...films]).toEqual(['/brand/banner.webm'])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(() => isVideoPlaying(page)).toBe(false)
  })

  test('R-HOME-04 a player who saves data sees the poster, and starts the video by a press', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } })
    })
    await page.setViewportSize(desk)
    const films = filmsAskedBy(page)
    await openHome(page)
    await everythingAnswered(page)
    await idle(page)
    expect([...films]).toEqual([])
    await page.getByRole('button', { name: word('home.motion.play') }).click()
    await expect.poll(() => isVideoPlaying(page)).toBe(true)
  })
})
