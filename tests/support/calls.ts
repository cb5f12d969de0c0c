import { expect } from '@playwright/test'
import type { BrowserContext, Page, Request } from '@playwright/test'

const ROUTES = '/api/routes/'

/** What a page asked of the proxy, in order, since this watch began. */
export class Calls {
  readonly #seen: Request[] = []

  constructor(page: Page) {
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith(ROUTES)) this.#seen.push(request)
    })
  }

  /** The names of the routes that were asked, each as often as it was: `user-do-login`. */
  names(): string[] {
    return this.#seen.map((request) => new URL(request.url()).pathname.slice(ROUTES.length))
  }

  /** The requests to one route: `user-do-login`, or a pattern that ends so. */
  to(route: string): Request[] {
    const name = route.slice(route.lastIndexOf('/') + 1)
    return this.#seen.filter((request) => new URL(request.url()).pathname === ROUTES + name)
  }

  forget(): void {
    this.#seen.length = 0
  }
}

const inFlight = new WeakMap<BrowserContext, Set<Request>>()

/** Follows what the pages of a context ask, so that a story can wait for the answers. */
export function followCalls(context: BrowserContext): void {
  const asked = new Set<Request>()
  inFlight.set(context, asked)
  context.on('request', (request) => asked.add(request))
  context.on('requestfinished', (request) => asked.delete(request))
  context.on('requestfailed', (request) => asked.delete(request))
}

/** Waits until the site's code is at work, and nothing that the page asked for is still to be answered. */
export async function everythingAnswered(page: Page): Promise<void> {
  const asked = inFlight.get(page.context()) ?? new Set()
  await page.waitForLoadState('load')
  await expect(page.locator('body > .not-loaded')).toHaveCount(0)
  await expect.poll(() => [...asked].map((request) => request.url())).toEqual([])
}

/** Waits for what the page loads when it has nothing to do: what hears Back, among other things. */
export async function whenIdle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/after-load-')),
  )
  await everythingAnswered(page)
}

/** Holds back every answer of one route until it is released. */
export async function holdBack(page: Page, route: string): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**${ROUTES}${route}`, async (held) => {
    await promise
    await held.continue()
  })
  return { release: resolve }
}

/** Lets the proxy answer one route, and changes the answer on its way to the page. */
export async function changeAnswer(
  page: Page,
  route: string,
  change: (answer: Record<string, unknown>) => Record<string, unknown>,
): Promise<void> {
  await page.route(`**${ROUTES}${route}`, async (asked) => {
    const response = await asked.fetch()
    const answer = (await response.json()) as Record<string, unknown>
    await asked.fulfill({ response, json: change(answer) })
  })
}
