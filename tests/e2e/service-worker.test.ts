import type { BrowserContext, Page } from '@playwright/test'
import { locales } from '../../src/i18n/locales.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { everythingAnswered } from '../support/calls.ts'
import { startGateway } from '../support/gateway.ts'
import type { Gateway } from '../support/gateway.ts'
import { makeNextRelease } from '../support/next-release.ts'
import type { ProxyEnv } from '../support/stage.ts'
import { expect, test as story } from '../support/story.ts'
import { demo, desk, hidePopup, loginForm, signIn, speak, still } from '../support/visitor.ts'
import { word, wordsOf } from '../support/words.ts'

type Site = {
  readonly gateway: Gateway
  /** Leads the gateway to the site with these settings. */
  readonly deploy: (settings: ProxyEnv) => Promise<void>
}

/** However busy this machine is, the network comes first. */
const patient = { PAGE_WAIT_MS: '60000' }

const test = story.extend<{ site: Site; nextRelease: string }>({
  site: async ({ stage }, use) => {
    const gateway = await startGateway()
    const deploy = async (settings: ProxyEnv) =>
      gateway.leadTo(await stage.siteWith({ ...patient, ...settings }))
    await deploy({})
    await use({ gateway, deploy })
    await gateway.stop()
  },
  baseURL: async ({ site }, use) => {
    await use(site.gateway.url)
  },
  nextRelease: async ({}, use, testInfo) => {
    const folder = testInfo.outputPath('next-release')
    await makeNextRelease('dist', folder)
    await use(folder)
  },
})

test.use({ viewport: desk, contextOptions: still, serviceWorkers: 'allow' })

/** Waits until the service worker attends to the page: all that it keeps is there then. */
const attended = async (page: Page): Promise<void> => {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated')
}

const visit = async (page: Page): Promise<void> => {
  await page.goto('/')
  await attended(page)
}

/** Visits the site after a deploy, until the new release waits for the tabs of the old one. */
const visitNext = async (page: Page): Promise<void> => {
  await page.goto('/')
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state))
    .toBe('installed')
}

const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches = await Promise.all(
      (await self.caches.keys()).map((name) => self.caches.open(name)),
    )
    const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat()
    return requests.map(({ url }) => url.slice(location.origin.length))
  })

const registrations = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** Opens a screen whose code and texts the home page does not load. */
const openSlots = async (page: Page): Promise<void> => {
  await hidePopup(page)
  const menu = page.getByRole('navigation', { name: word('shell.menu.label') })
  await menu.getByRole('link', { name: word('place.slot') }).click()
  await expect(heading(page)).toHaveText(word('guard.dialog.title'))
}

const codeAskedBy = (page: Page): ReadonlySet<string> => {
  const asked = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.add(new URL(request.url()).pathname)
  })
  return asked
}

test('the visit after a deploy runs the new release and no file of the old one', async ({
  context,
  page,
  site,
  nextRelease,
}) => {
  await visit(page)
  await site.deploy({ SITE_DIR: nextRelease })
  for (const path of ['/', '/login', '/']) {
    const tab = await context.newPage()
    const asked = codeAskedBy(tab)
    await tab.goto(path)
    await everythingAnswered(tab)
    await expect(loginForm(tab).submit.first()).toBeVisible()
    expect([...asked].filter((file) => !file.endsWith('_next.js'))).toEqual([])
  }
})

test('a tab that was open before a deploy still opens its screens, in its language', async ({
  context,
  page,
  site,
  nextRelease,
}) => {
  await visit(page)
  await site.deploy({ SITE_DIR: nextRelease })
  await visitNext(await context.newPage())
  await openSlots(page)
})

test('when its last tab is closed, the old release goes from the browser', async ({
  context,
  page,
  site,
  nextRelease,
}) => {
  await visit(page)
  await site.deploy({ SITE_DIR: nextRelease })
  await visitNext(page)
  await page.close()
  const tab = await context.newPage()
  await visit(tab)
  const code = (await keptAddresses(tab)).filter((address) => address.endsWith('.js'))
  expect(code.length).toBeGreaterThan(50)
  expect(code.filter((address) => !address.endsWith('_next.js'))).toEqual([])
})

test('R-I18N-01 without a connection the site says so in the player’s language, and comes back by itself', async ({
  context,
  page,
  site,
  troubles,
}) => {
  troubles.expect(/^(GET|HEAD) .* failed: net::ERR_/)
  await visit(page)
  await context.setOffline(true)
  for (const language of Object.keys(locales) as Locale[]) {
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

/** The requests that a service worker made. */
const madeByWorker = (context: BrowserContext): ReadonlySet<string> => {
  const made = new Set<string>()
  context.on('request', (request) => {
    if (request.serviceWorker() !== null) made.add(new URL(request.url()).pathname)
  })
  return made
}

test('no call passes the service worker or is kept by it, with the network and without', async ({
  context,
  page,
  troubles,
}) => {
  troubles.expect(/ failed: net::ERR_INTERNET_DISCONNECTED$/)
  const made = madeByWorker(context)
  const answered: boolean[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/')) answered.push(response.fromServiceWorker())
  })
  await visit(page)
  await page.reload()
  await hidePopup(page)
  await signIn(page, demo)
  await everythingAnswered(page)
  expect(new Set(answered)).toEqual(new Set([false]))
  // The browser took its static route: for a call the worker need not even run.
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
  expect([...made].filter((path) => kinds.test(path))).toEqual([])
  expect([...made]).toContain('/offline.html')
  const isNoFile = (address: string) => !/^\/assets\/[\w.-]+\.(js|css)$/.test(address)
  expect((await keptAddresses(page)).filter(isNoFile).toSorted()).toEqual([
    '/?language=ko',
    '/offline.html',
  ])
})

test('on a network that does not answer in time the home page that was kept is shown', async ({
  page,
  site,
}) => {
  await site.deploy({ PAGE_WAIT_MS: '1' })
  await visit(page)
  const release = site.gateway.hold()
  await page.goto('/', { waitUntil: 'commit' })
  await expect(heading(page)).toHaveText(word('home.jackpot.title'))
  release()
  await expect(loginForm(page).submit).toBeVisible()
})

test('an operator switches the service worker off: it and all that it kept go at the next visit', async ({
  context,
  page,
  site,
}) => {
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
  // The tab that was there before works on.
  await openSlots(page)
})

test('a first visit that saves data gets no service worker', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(Navigator.prototype, 'connection', { saveData: true })
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } })
  })
  const asked = page.waitForResponse(/\/assets\/after-load-/)
  await page.goto('/')
  await asked
  await everythingAnswered(page)
  expect(await registrations(page)).toBe(0)
})
