import type { BrowserContext, Page } from '@playwright/test'
import { everythingAnswered } from '../support/calls.ts'
import { testOffline } from '../support/offline-page.ts'
import {
  keptAddresses,
  openSlots,
  registrations,
  test,
  visit,
  visitNext,
} from '../support/service-worker-site.ts'
import { expect } from '../support/story.ts'
import { demo, hidePopup, loginForm, signIn } from '../support/visitor.ts'

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
  for (const path of ['/', '/login']) {
    const tab = await context.newPage()
    const paths = codeAskedBy(tab)
    await tab.goto(path)
    await everythingAnswered(tab)
    await expect(loginForm(tab).submit.first()).toBeVisible()
    expect([...paths].filter(isOld)).toEqual([])
  }
  const next = await context.newPage()
  const paths = codeAskedBy(next)
  await visitNext(next)
  expect([...paths].filter(isOld)).toEqual([])
  await openSlots(page)
})

// `npm run test:matrix` covers every language.
testOffline(['th'])

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
  expect([...made].filter((path) => kinds.test(path))).toEqual([])
  expect([...made]).toContain('/offline.html')
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
