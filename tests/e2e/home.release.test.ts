import type { Page } from '@playwright/test'
import { JACKPOT_EVERY_MS } from '../../src/features/home/use-jackpot.ts'
import { Calls, changeAnswer, everythingAnswered } from '../support/calls.ts'
import {
  answerJackpot,
  filmsAskedBy,
  isVideoPlaying,
  testJackpotUnit,
  testVideo,
} from '../support/home-video.ts'
import { layoutShifts, watchLayoutShifts } from '../support/layout/layout-shift.ts'
import { expect, test } from '../support/story.ts'
import {
  becomeMember,
  demo,
  desk,
  hidePopup,
  openHome,
  phone,
  signOutButton,
  still,
} from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ viewport: desk, contextOptions: still })

const categories = [
  [word('place.casino'), '/casino', word('casino.page.title')],
  [word('place.slot'), '/slot', word('slot.page.title')],
  [word('place.sport'), '/sport', word('sport.page.title')],
] as const

const helpTiles = [
  [word('home.help.deposit'), '/deposit', word('deposits.page.title')],
  [word('home.help.withdraw'), '/withdraw', word('withdrawals.page.title')],
  [word('home.help.note'), '/note', word('notes.page.title')],
  [word('home.help.inquiry'), '/help', word('place.help')],
] as const

const followEach = async (
  page: Page,
  tiles: readonly (readonly [string, string, string])[],
  nameOfPart: string,
): Promise<void> => {
  const part = page
    .getByRole('main')
    .getByRole('navigation', { name: nameOfPart, exact: true })
    .or(page.getByRole('region', { name: nameOfPart, exact: true }))
  await expect(part.getByRole('link')).toHaveCount(tiles.length)
  for (const [name, path, title] of tiles) {
    await part.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await page.goBack()
  }
}

test('R-HOME-01 R-HOME-02 R-HOME-05 a member’s home asks for the balances and the three settings; three tiles lead to games, four to money in, money out, messages and inquiries', async ({
  page,
  baseURL,
}) => {
  await becomeMember(page, baseURL!, demo)
  const calls = new Calls(page)
  await openHome(page)
  await expect(signOutButton(page)).toBeVisible()
  const wanted = [
    'get-casino-setting',
    'get-in-game-balance',
    'get-slot-setting',
    'get-sport-setting',
  ]
  await expect.poll(() => wanted.filter((name) => !calls.names().includes(name))).toEqual([])
  for (const route of wanted) {
    expect(calls.to(route).map((request) => request.postData())).toEqual(['{}'])
  }
  const jackpot = page.getByRole('region', { name: word('home.jackpot.title'), exact: true })
  await expect(jackpot).toContainText(word('home.jackpot.link'))
  await expect(jackpot.getByText(/\d/)).toHaveCount(0)
  await test.step('below the jackpot: casino, slots and sports', () =>
    followEach(page, categories, word('home.categories.label')))
  await test.step('help', () => followEach(page, helpTiles, word('home.help.title')))
})

// `npm run test:matrix` covers every language.
testJackpotUnit(['ko', 'vn'])

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
  await page.clock.runFor(2 * JACKPOT_EVERY_MS)
  await expect(banner.getByText('3,482,617,940')).toHaveCount(1)
  await hide(false)
  await page.clock.runFor(JACKPOT_EVERY_MS)
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

test('R-HOME-01 a member’s home begins with the search and with games, whose pictures are in the first window of a phone, before the categories, the jackpot and the providers', async ({
  page,
  baseURL,
}) => {
  await becomeMember(page, baseURL ?? '', demo)
  await page.setViewportSize(phone)
  await openHome(page)
  const main = page.getByRole('main')
  const parts = [
    main.getByRole('link', { name: word('lobby.search.link') }),
    main
      .getByRole('region', { name: word('lobby.begin.title') })
      .getByRole('listitem')
      .first(),
    main.getByRole('navigation', { name: word('home.categories.label') }),
    main.getByRole('region', { name: word('home.jackpot.title'), exact: true }),
    main
      .getByRole('region', { name: word('featured.rail.title') })
      .getByRole('listitem')
      .first(),
    main.getByRole('region', { name: word('home.help.title') }),
  ]
  const tops: number[] = []
  for (const part of parts) {
    await expect(part).toBeVisible()
    tops.push((await part.boundingBox())?.y ?? 0)
  }
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  await expect(parts[1] ?? main).toBeInViewport({ ratio: 0.9 })
})

test.describe('the video', () => {
  test.use({ contextOptions: {} })

  // Both sides of the breakpoint; `npm run test:matrix` covers more widths.
  for (const width of [768, 769]) testVideo(width)

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
    await expect(page.locator('video')).toHaveCSS('background-image', /^url\("data:image\/avif;/)
    release(undefined)
    await expect.poll(() => isVideoPlaying(page)).toBe(true)
    expect([...films]).toEqual(['/media/banner.webm'])
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
