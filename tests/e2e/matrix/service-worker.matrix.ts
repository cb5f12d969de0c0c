import { locales } from '../../../src/i18n/locales.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { everythingAnswered } from '../../support/calls.ts'
import { testOffline } from '../../support/offline-page.ts'
import {
  heading,
  keptAddresses,
  openSlots,
  registrations,
  test,
  visit,
  visitNext,
} from '../../support/service-worker-site.ts'
import { expect } from '../../support/story.ts'
import { loginForm } from '../../support/visitor.ts'
import { word } from '../../support/words.ts'

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

test('on a network that does not answer in time the home page that was kept is shown', async ({
  page,
  site,
}) => {
  await site.deploy({ PAGE_WAIT_MS: '1' })
  await visit(page)
  const release = site.gateway.hold()
  await page.goto('/', { waitUntil: 'commit' })
  await expect(heading(page)).toContainText(word('home.hero.title'))
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
  // The tab of the previous release keeps working.
  await openSlots(page)
})

testOffline(Object.keys(locales) as Locale[])
