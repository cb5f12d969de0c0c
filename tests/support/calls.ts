import { expect } from '@playwright/test'
import type { BrowserContext, Page, Request } from '@playwright/test'
import { HEALTH_CHECK_INTERVAL_MS } from '../../src/lib/business-constants.ts'
import { heading } from './visitor.ts'

const ROUTES = '/api/routes/'

/** Whether a request is the member's stream of events, which stays open. */
export const isStream = (url: string): boolean => new URL(url).pathname === `${ROUTES}member-events`

export class Calls {
  readonly #seen: Request[] = []

  constructor(page: Page) {
    page.on('request', (request) => {
      const url = request.url()
      if (new URL(url).pathname.startsWith(ROUTES) && !isStream(url)) this.#seen.push(request)
    })
  }

  names(): string[] {
    return this.#seen.map((request) => new URL(request.url()).pathname.slice(ROUTES.length))
  }

  /** Requests to one route, given as `user-do-login` or a pattern for its end. */
  to(route: string): Request[] {
    const name = route.slice(route.lastIndexOf('/') + 1)
    return this.#seen.filter((request) => new URL(request.url()).pathname === ROUTES + name)
  }

  forget(): void {
    this.#seen.length = 0
  }
}

const inFlight = new WeakMap<BrowserContext, Set<Request>>()

/** Follows the calls of a context's pages, so that tests can wait for answers. */
export function followCalls(context: BrowserContext): void {
  const requests = new Set<Request>()
  inFlight.set(context, requests)
  context.on('request', (request) => {
    if (!isStream(request.url())) requests.add(request)
  })
  context.on('requestfinished', (request) => requests.delete(request))
  context.on('requestfailed', (request) => requests.delete(request))
}

export async function everythingAnswered(page: Page): Promise<void> {
  const requests = inFlight.get(page.context()) ?? new Set()
  await page.waitForLoadState('load')
  await expect(page.locator('body > .not-loaded')).toHaveCount(0)
  await expect.poll(() => [...requests].map((request) => request.url())).toEqual([])
}

/** Opens a member's page and waits for its first check. */
export const openChecked = async (page: Page, path: string): Promise<void> => {
  await Promise.all([page.waitForResponse('**/user-health-check'), page.goto(path)])
  await everythingAnswered(page)
}

export const nextCheck = (page: Page) => page.clock.fastForward(HEALTH_CHECK_INTERVAL_MS)

/** Waits for code loaded in idle time, such as the Back handler. */
export async function whenIdle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/after-load-')),
  )
  await everythingAnswered(page)
}

/** Delays every answer of one route until released. */
export async function holdBack(page: Page, route: string): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**${ROUTES}${route}`, async (heldRoute) => {
    await promise
    await heldRoute.continue()
  })
  return { release: resolve }
}

export async function changeAnswer(
  page: Page,
  route: string,
  change: (answer: Record<string, unknown>) => Record<string, unknown>,
): Promise<void> {
  await page.route(`**${ROUTES}${route}`, async (intercepted) => {
    const response = await intercepted.fetch()
    const answer = (await response.json()) as Record<string, unknown>
    await intercepted.fulfill({ response, json: change(answer) })
  })
}

export const holdCode = async (page: Page): Promise<() => void> => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return () => release(undefined)
}

/** Opens an address and waits for its prerendered content. */
export const openHeld = async (page: Page, path: string): Promise<() => void> => {
  const release = await holdCode(page)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(heading(page)).toBeVisible()
  return release
}
