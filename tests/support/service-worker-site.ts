import type { Page } from '@playwright/test'
import { startGateway } from './gateway.ts'
import type { Gateway } from './gateway.ts'
import { makeNextRelease } from './next-release.ts'
import type { ProxyEnv } from './stage.ts'
import { expect, test as story } from './story.ts'
import { desk, hidePopup, still } from './visitor.ts'
import { word } from './words.ts'

type Site = {
  readonly gateway: Gateway
  readonly deploy: (settings: ProxyEnv) => Promise<void>
}

/** The network always wins, however slow the machine is. */
const patient = { PAGE_WAIT_MS: '60000' }

/** Tests of a site behind a gateway that switches to other releases and settings. */
export const test = story.extend<{ site: Site; nextRelease: string }>({
  viewport: desk,
  contextOptions: still,
  serviceWorkers: 'allow',
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

/** Waits until the service worker controls the page and has filled its cache. */
const attended = async (page: Page): Promise<void> => {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated')
}

export const visit = async (page: Page): Promise<void> => {
  await page.goto('/')
  await attended(page)
}

export const visitNext = async (page: Page): Promise<void> => {
  await page.goto('/')
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state))
    .toBe('installed')
}

export const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches = await Promise.all(
      (await self.caches.keys()).map((name) => self.caches.open(name)),
    )
    const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat()
    return requests.map(({ url }) => url.slice(location.origin.length))
  })

export const registrations = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

export const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** Opens a screen whose code and texts home does not load, as a guest. */
export const openSlots = async (page: Page): Promise<void> => {
  await hidePopup(page)
  const menu = page.getByRole('navigation', { name: word('shell.menu.label') })
  await menu.getByRole('link', { name: word('place.slot') }).click()
  await expect(heading(page)).toHaveText(word('place.slot'))
}
