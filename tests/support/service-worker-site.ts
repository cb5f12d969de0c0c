import { cp, readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { ProxyEnv } from './stage.ts'
import { expect, test as story } from './story.ts'
import { desk, heading, hidePopup, still } from './visitor.ts'
import { word } from './words.ts'

type Gateway = {
  readonly url: string
  /** Sends requests to this site from now on; closes connections to the previous one. */
  readonly leadTo: (siteUrl: string) => void
  readonly close: () => void
  /** Delays all requests until released. */
  readonly hold: () => () => void
  readonly stop: () => Promise<void>
}

async function startGateway(): Promise<Gateway> {
  let target: URL | null = null
  let heldResponses: (() => void)[] | null = null
  const sockets = new Set<Socket>()
  const disconnectAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  const server = createServer((client) => {
    if (target === null) return void client.destroy()
    const site = connect(Number(target.port), 'localhost')
    for (const [socket, other] of [
      [client, site],
      [site, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    site.pipe(client)
    if (heldResponses === null) client.pipe(site)
    else heldResponses.push(() => void client.pipe(site))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://localhost:${port}`,
    leadTo: (siteUrl) => {
      disconnectAll()
      target = new URL(siteUrl)
    },
    close: () => {
      target = null
      disconnectAll()
    },
    hold: () => {
      // Only new connections can be held.
      disconnectAll()
      const waiting: (() => void)[] = []
      heldResponses = waiting
      return () => {
        heldResponses = null
        for (const release of waiting) release()
      }
    },
    stop: () => {
      disconnectAll()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** Copies the built site with new names for every script and stylesheet, as after a change of all of them. */
async function makeNextRelease(dist: string, folder: string): Promise<void> {
  await cp(dist, folder, { recursive: true })
  const assets = join(folder, 'assets')
  const renamed = new Map<string, string>()
  for (const name of await readdir(assets)) {
    const [, stem, ending] = /^(.+)(\.(?:js|css))$/.exec(name) ?? []
    if (stem === undefined) continue
    renamed.set(name, `${stem}_next${ending}`)
    await rename(join(assets, name), join(assets, `${stem}_next${ending}`))
  }
  const names = new RegExp(
    [...renamed.keys()].map((name) => name.replaceAll('.', String.raw`\.`)).join('|'),
    'g',
  )
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile() || !/\.(js|css|html|json)$/.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const text = await readFile(file, 'utf8')
    await writeFile(
      file,
      text.replaceAll(names, (name) => renamed.get(name) ?? name),
    )
  }
}

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

/** Opens a screen whose code and texts home does not load, as a guest. */
export const openSlots = async (page: Page): Promise<void> => {
  await hidePopup(page)
  const menu = page.getByRole('navigation', { name: word('shell.menu.label') })
  await menu.getByRole('link', { name: word('place.slot') }).click()
  await expect(heading(page)).toHaveText(word('place.slot'))
}
