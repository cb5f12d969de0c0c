import type { APIRequestContext, Browser, BrowserContext, Page } from 'playwright'
import { LANGUAGE_COOKIE } from '#site/lib/prerendered-page.ts'
import { parseJson } from '#site/lib/json.ts'
import type { Scenario } from '../words/scenario.model.ts'
import { keptTexts, userAgents } from '../run/devices.ts'
import type { Post } from '../run/devices.ts'
import { NeverRests } from '../run/driver.ts'
import type { ProxyCode, Timers } from './bundle-proxy.ts'
import { openTab } from './browser-tab.ts'
import type { BrowserTab } from './browser-tab.ts'
import type { PageSettings, PageSide, SeenInPage } from './page-side.ts'
import { createServerTime } from './scenario-time.ts'
import { startSite } from './site.ts'
import { createWire } from './wire.ts'

const STARTS_AT = Date.UTC(2026, 0, 15, 3, 0, 0)
const REST_WITHIN_MS = 30_000
const STEP_MS = 20

export type Workshop = {
  readonly browser: Browser
  readonly loadProxy: (timers: Timers) => ProxyCode
  readonly pageScript: (settings: PageSettings) => string
}

const devices = {
  desktop: { viewport: { width: 1_440, height: 900 } },
  tablet: { viewport: { width: 900, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Result of an evaluation; null while the page is loading or closed. */
const ask = <Result>(page: Page, question: () => Result): Promise<Result | null> =>
  Promise.race([page.evaluate(question).catch(() => null), sleep(2_000).then(() => null)])

/** A page being left stops its clock; the next one starts with that time. */
export const nullIfLeaving = (error: unknown): null => {
  if (!String(error).includes('Execution context was destroyed')) throw error
  return null
}

/** Calls the site's routes with the cookies of a request context. */
export const postBy =
  (requests: APIRequestContext, url: string): Post =>
  async (route, data, token = '') => {
    const headers = { origin: url, authorization: `Bearer ${token}` }
    const answer = await requests.post(`${url}/api/routes/${route}`, { headers, data })
    return parseJson(await answer.text())
  }

async function openContext(
  { browser, pageScript }: Workshop,
  begin: Scenario['begin'],
  url: string,
): Promise<BrowserContext> {
  const localStorage = keptTexts(begin).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    ...devices[begin.device],
    userAgent: userAgents[begin.device],
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  })
  context.setDefaultTimeout(REST_WITHIN_MS / 2)
  const { tabs, calls } = begin
  await context.addInitScript({
    content: pageScript({ origin: url, startsAt: STARTS_AT, tabs, calls }),
  })
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: begin.language, url }])
  return context
}

export type BrowserWorld = Awaited<ReturnType<typeof createBrowserWorld>>

/** A browser with its tabs, network, servers and time. */
export async function createBrowserWorld(workshop: Workshop, begin: Scenario['begin']) {
  const time = createServerTime(STARTS_AT)
  const site = await startSite({
    loadProxy: workshop.loadProxy,
    time,
    scenario: begin.scenario,
    idleMs: begin['idle limit'] ?? null,
  })
  const context = await openContext(workshop, begin, site.url)
  const tabs = new Map<number, BrowserTab>()
  const tabOfPage = (page: Page): BrowserTab | undefined =>
    [...tabs.values()].find((tab) => tab.page === page)
  await context.exposeBinding('scenarioSees', ({ page }, report: SeenInPage) =>
    tabOfPage(page)?.see(report),
  )
  let opening = 0
  const wire = await createWire(
    context,
    (page) => tabOfPage(page)?.number ?? (page.url().startsWith(site.url) ? opening : null),
    time.now,
  )

  const open = () => [...tabs.values()].filter(({ page }) => !page.isClosed())
  const observe = async () => {
    const before = wire.activity()
    const rests = await Promise.all(
      open().map(({ page }) => ask(page, () => globalThis.scenarioPage?.rest() ?? null)),
    )
    const asking = rests.reduce((sum, one) => sum + (one?.asking ?? 0), 0)
    return {
      isBusy:
        rests.some((one) => one === null || one.isBusy) ||
        wire.moving() > time.waiting() ||
        wire.loading() > 0 ||
        wire.activity() !== before ||
        asking > time.waiting() + wire.held(),
      sign: rests.map((one) => one?.activity).join(),
    }
  }
  const settle = async () => {
    const end = performance.now() + REST_WITHIN_MS
    let sign = ''
    for (;;) {
      const observation = await observe()
      // One tab may have changed another after that one came to rest.
      if (!observation.isBusy && (open().length < 2 || observation.sign === sign)) return
      sign = observation.sign
      if (performance.now() > end) throw new NeverRests('The site is still busy after 30 s.')
      await sleep(STEP_MS)
    }
  }
  const tick = async (ms: number) => {
    time.tick(ms)
    await Promise.all(
      open().map(({ page }) =>
        page.evaluate((by) => globalThis.scenarioPage?.tick(by), ms).catch(nullIfLeaving),
      ),
    )
  }
  const pass = async (ms: number) => {
    await settle()
    let left = ms
    do {
      const waits = await Promise.all(
        open().map(({ page }) => ask(page, () => globalThis.scenarioPage?.untilNext() ?? null)),
      )
      const step = Math.min(left, ...[time.untilNext(), ...waits].filter((wait) => wait !== null))
      await tick(step)
      left -= step
      await settle()
    } while (left > 0)
  }
  const until = async <Result>(promise: Promise<Result>): Promise<Result> => {
    const waiting = { isOver: false }
    const end = () => {
      waiting.isOver = true
    }
    promise.then(end, end)
    while (!waiting.isOver) {
      await sleep(STEP_MS)
      if (time.waiting() > 0) time.tick(STEP_MS)
    }
    return promise
  }
  return {
    context,
    site,
    wire,
    time,
    tab: (number: number): BrowserTab | undefined => open().find((tab) => tab.number === number),
    openTabs: open,
    openTab: async (number: number, path: string): Promise<void> => {
      opening = number
      const opened = await openTab(context, number)
      tabs.set(number, opened)
      await opened.page.goto(site.url + path, { waitUntil: 'commit' })
    },
    /**
     * Waits until nothing happens without time passing.
     * @throws NeverRests
     */
    settle,
    pass,
    /** Advances time without waiting for its effects. */
    tick,
    until,
    changePages: async (change: Parameters<PageSide['set']>[0]): Promise<void> => {
      await Promise.all(
        open().map(({ page }) =>
          page.evaluate((next) => globalThis.scenarioPage?.set(next), change),
        ),
      )
    },
    end: async (): Promise<void> => {
      try {
        await context.close()
      } finally {
        site.stop()
      }
    },
  }
}
