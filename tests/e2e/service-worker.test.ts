import type { BrowserContext, Page } from '@playwright/test'
import { locales } from '../../src/i18n/locales.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { everythingAnswered } from '../support/calls.ts'
import {
  keptAddresses,
  openSlots,
  registrations,
  test,
  visit,
  visitNext,
} from '../support/service-worker-site.ts'
import { expect, matrixUnless } from '../support/story.ts'
import { demo, heading, hidePopup, loginForm, signIn, speak } from '../support/visitor.ts'
import { word, wordsOf } from '../support/words.ts'

// Sequential, because each worker would start its own proxy.
test.describe.configure({ mode: 'default' })

const codeAskedBy = (page: Page): ReadonlySet<string> => {
  const paths = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') paths.add(new URL(request.url()).pathname)
  })
  return paths
}

test('the visit after a deploy runs the new release and no file of the old one, while a tab that was open before still opens its screens, in its language', async ({
  context,
  page,
  site,
  nextRelease,
}) => {
  await visit(page)
  await site.deploy({ SITE_DIR: nextRelease })
  const isOld = (file: string) => !file.endsWith('_next.js')
  const tab = await context.newPage()
  const paths = codeAskedBy(tab)
  await tab.goto('/login')
  await everythingAnswered(tab)
  await expect(loginForm(tab).submit.first()).toBeVisible()
  await visitNext(tab)
  expect([...paths].filter(isOld)).toEqual([])
  await openSlots(page)
})

const sample: readonly Locale[] = ['th']
const others = (Object.keys(locales) as Locale[]).filter((language) => !sample.includes(language))

for (const languages of [sample, others])
  test(
    `R-I18N-01 without a connection the site says so in the player’s language, and recovers by itself: ${languages.join(', ')}`,
    matrixUnless(languages === sample),
    async ({ context, page, site, troubles }) => {
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
    },
  )

const madeByWorker = (context: BrowserContext): ReadonlySet<string> => {
  const workerResponses = new Set<string>()
  context.on('request', (request) => {
    if (request.serviceWorker() !== null) workerResponses.add(new URL(request.url()).pathname)
  })
  return workerResponses
}

test('no call passes the service worker or is kept by it, with the network and without', async ({
  context,
  page,
  troubles,
}) => {
  troubles.expect(/ failed: net::ERR_INTERNET_DISCONNECTED$/)
  const workerResponses = madeByWorker(context)
  const fromWorker: boolean[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/')) fromWorker.push(response.fromServiceWorker())
  })
  await visit(page)
  await page.reload()
  await hidePopup(page)
  await signIn(page, demo)
  await everythingAnswered(page)
  expect(new Set(fromWorker)).toEqual(new Set([false]))
  // The browser used its static route, so calls bypass the worker.
  const sources = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/api/'))
      .map((entry) => Reflect.get(entry, 'workerMatchedSourceType') as unknown),
  )
  expect(new Set(sources)).toEqual(new Set(['network']))

  await context.setOffline(true)
  const call = () =>
    page.evaluate(() => fetch('/api/routes/session', { method: 'POST' }).then(String, String))
  expect(await call()).toBe('TypeError: Failed to fetch')
  for (const path of ['/api/routes/session', '/public/user/reg', '/metrics', '/healthz', '/readyz'])
    await expect(page.goto(path)).rejects.toThrow('net::ERR_INTERNET_DISCONNECTED')
  await context.setOffline(false)
  await page.goto('/')
  const kinds = /^\/(api|public|metrics|healthz|readyz)/
  expect([...workerResponses].filter((path) => kinds.test(path))).toEqual([])
  expect([...workerResponses]).toContain('/offline.html')
  const isNoFile = (address: string) => !/^\/assets\/[\w.-]+\.(js|css)$/.test(address)
  expect((await keptAddresses(page)).filter(isNoFile).toSorted()).toEqual([
    '/?language=ko',
    '/offline.html',
  ])
})

test('a first visit that saves data gets no service worker', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(Navigator.prototype, 'connection', { saveData: true })
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } })
  })
  const codeResponse = page.waitForResponse(/\/assets\/after-load-/)
  await page.goto('/')
  await codeResponse
  await everythingAnswered(page)
  expect(await registrations(page)).toBe(0)
})

test(
  'when its last tab is closed, the old release goes from the browser',
  { tag: '@matrix' },
  async ({ context, page, site, nextRelease }) => {
    await visit(page)
    await site.deploy({ SITE_DIR: nextRelease })
    await visitNext(page)
    await page.close()
    const tab = await context.newPage()
    await visit(tab)
    const code = (await keptAddresses(tab)).filter((address) => address.endsWith('.js'))
    expect(code.length).toBeGreaterThan(50)
    expect(code.filter((address) => !address.endsWith('_next.js'))).toEqual([])
  },
)

test(
  'on a network that does not answer in time the home page that was kept is shown',
  { tag: '@matrix' },
  async ({ page, site }) => {
    await site.deploy({ PAGE_WAIT_MS: '1' })
    await visit(page)
    const release = site.gateway.hold()
    await page.goto('/', { waitUntil: 'commit' })
    await expect(heading(page)).toContainText(word('home.hero.title'))
    release()
    await expect(loginForm(page).submit).toBeVisible()
  },
)

test(
  'an operator switches the service worker off: it and all that it kept go at the next visit',
  { tag: '@matrix' },
  async ({ context, page, site }) => {
    await visit(page)
    await site.deploy({ SERVICE_WORKER: 'off' })
    const tab = await context.newPage()
    await tab.goto('/')
    await expect.poll(() => registrations(tab)).toBe(0)
    await expect.poll(() => keptAddresses(tab)).toEqual([])
    await tab.reload()
    await everythingAnswered(tab)
    await expect(loginForm(tab).submit).toBeVisible()
    expect(await registrations(tab)).toBe(0)
    // The tab of the previous release keeps working.
    await openSlots(page)
  },
)
