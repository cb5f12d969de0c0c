import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser as Chromium, BrowserContext, Page } from 'playwright'
import { LANGUAGE_COOKIE } from '#site/lib/prerendered-page.ts'
import type { Scenario } from '../words/scenario.model.ts'
import { storedTexts, userAgents } from '../simulated/devices.ts'
import type { Browser } from '../simulated/driver.ts'
import { GAMES_ORIGIN } from '../simulated/server.ts'
import { SCENARIO_START_MS } from '../simulated/browser-surroundings.ts'
import type { BrowserSurroundings, OpenBrowser } from '../simulated/browser-surroundings.ts'
import { nullIfLeaving, createChromiumTab } from './chromium-tab.ts'
import type { ChromiumTab } from './chromium-tab.ts'
import type { PageSettings, PageReport } from './page-side.ts'
import { serveSite, TAB_HEADER } from './serve-site.ts'

/** Real milliseconds until a page answers. */
const PAGE_TIMEOUT_MS = 15_000
/** Earlier presses count as halves of a double press (src/ui/press-guard.ts). */
const MIN_BEFORE_PRESS_MS = 500

export type SharedBrowser = {
  readonly browser: Chromium
  readonly pageScript: (settings: PageSettings) => string
}

const devices = {
  desktop: { viewport: { width: 1_440, height: 900 } },
  tablet: { viewport: { width: 900, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

/** Result of an evaluation; null while the page is loading or closed. */
const evaluateOrNull = <Result>(page: Page, question: () => Result): Promise<Result | null> =>
  Promise.race([page.evaluate(question).catch(() => null), sleep(2_000).then(() => null)])

async function openContext(
  { browser, pageScript }: SharedBrowser,
  begin: Scenario['begin'],
  url: string,
): Promise<BrowserContext> {
  const localStorage = storedTexts(begin).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    ...devices[begin.device],
    userAgent: userAgents[begin.device],
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  })
  context.setDefaultTimeout(PAGE_TIMEOUT_MS)
  const { tabs, calls } = begin
  await context.addInitScript({
    content: pageScript({ origin: url, startsAt: SCENARIO_START_MS, tabs, calls }),
  })
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: begin.language, url }])
  await context.route(`${GAMES_ORIGIN}/**`, (route) => route.fulfill({ contentType: 'text/html' }))
  return context
}

/** Answers the calls of pages. Their connections are few, and calls may wait for long. */
async function routeCalls(context: BrowserContext, { clock, send }: BrowserSurroundings) {
  let waitingCount = 0
  const controllers = new WeakMap<object, AbortController>()
  context.on('requestfailed', (request) => controllers.get(request)?.abort())
  await context.route('**/api/routes/*', async (route) => {
    const request = route.request()
    if (request.url().endsWith('/member-events')) return route.continue()
    const controller = new AbortController()
    controllers.set(request, controller)
    waitingCount += 1
    try {
      const headers = request.headers()
      const [method, body] = [request.method(), request.postData()]
      const forwardedRequest = new Request(request.url(), { method, headers, body })
      const response = await send(Number(headers[TAB_HEADER]), forwardedRequest, controller.signal)
      response.headers.set('date', new Date(clock.now()).toUTCString())
      await route.fulfill({
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: await response.text(),
      })
    } catch {
      // The page may be closed.
      await route.abort('failed').catch(() => undefined)
    } finally {
      waitingCount -= 1
    }
  })
  return { waiting: () => waitingCount }
}

/**
 * Opens the built site in Chromium.
 * @param trace file for Playwright's recording; null: none
 */
export const openChromium =
  (workshop: SharedBrowser, trace: string | null): OpenBrowser =>
  async (surroundings): Promise<Browser> => {
    const site = await serveSite(surroundings, (number) => {
      for (const tab of openTabs()) if (tab.number === number) void tab.reload()
    })
    const context = await openContext(workshop, surroundings.begin, site.url)
    if (trace !== null) await context.tracing.start({ snapshots: true, screenshots: true })
    const tabs: ChromiumTab[] = []
    const openTabs = () => tabs.filter(({ page }) => !page.isClosed())
    const channels = new Set<string>()
    await context.exposeBinding('scenarioSees', ({ page }, pageReport: PageReport) =>
      tabs.find((tab) => tab.page === page)?.report(pageReport),
    )
    const loadingRequests = new Set<object>()
    context.on('request', (request) => {
      if (/^(?:script|document)$/.test(request.resourceType())) loadingRequests.add(request)
    })
    context.on('requestfailed', (request) => loadingRequests.delete(request))
    context.on('requestfinished', (request) => loadingRequests.delete(request))
    const routedCalls = await routeCalls(context, surroundings)
    let lastActivity = ''
    let restedAt = 0
    return {
      path: [],
      stepDelayMs: 1,
      renderTimeoutMs: 10_000,
      isSeenWhileCalling: false,
      rest: async () => {
        const rests = await Promise.all(
          openTabs().map(({ page }) =>
            evaluateOrNull(page, () => globalThis.scenarioPage?.rest() ?? null),
          ),
        )
        const askingCount = rests.reduce((sum, tabRest) => sum + (tabRest?.asking ?? 0), 0)
        const isBusy =
          rests.some((tabRest) => tabRest === null || tabRest.isBusy) ||
          loadingRequests.size > 0 ||
          askingCount > routedCalls.waiting() + site.hanging()
        const activity = rests.map((tabRest) => tabRest?.activity).join()
        // One tab may change another that was idle already.
        const isChanged = rests.length > 1 && activity !== lastActivity
        lastActivity = isBusy || isChanged ? activity : ''
        restedAt = performance.now()
        return isBusy || isChanged
      },
      untilNext: async () => {
        const waits = await Promise.all(
          openTabs().map(({ page }) =>
            evaluateOrNull(page, () => globalThis.scenarioPage?.untilNext() ?? null),
          ),
        )
        const times = waits.filter((wait) => wait !== null)
        return times.length === 0 ? null : Math.min(...times)
      },
      tick: async (ms) => {
        const ticks = openTabs().map(({ page }) =>
          page
            .evaluate((elapsedMs) => globalThis.scenarioPage?.tick(elapsedMs), ms)
            .catch(nullIfLeaving),
        )
        await Promise.all(ticks)
      },
      openTab: async (number, path) => {
        const page = await context.newPage()
        await page.setExtraHTTPHeaders({ [TAB_HEADER]: String(number) })
        const awaitPresses = () =>
          sleep(Math.max(0, restedAt + MIN_BEFORE_PRESS_MS - performance.now()))
        const tab = createChromiumTab(page, number, surroundings, awaitPresses, channels)
        tabs.push(tab)
        await page.goto(site.url + path, { waitUntil: 'commit' })
        return tab
      },
      readShared: async () => {
        const [firstTab] = openTabs()
        const entries = await firstTab?.page
          .evaluate(() => globalThis.scenarioPage?.local())
          .catch(nullIfLeaving)
        const cookies = await context.cookies()
        return {
          localStorage: entries ?? [],
          cookieNames: cookies.map(({ name }) => name),
          channelNames: [...channels],
        }
      },
      takeErrors: () => [],
      end: async () => {
        try {
          if (trace !== null) await context.tracing.stop({ path: trace })
          await context.close()
        } finally {
          site.stop()
        }
      },
    }
  }
