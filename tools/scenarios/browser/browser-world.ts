import { request } from 'playwright'
import type { Browser, BrowserContext, Page } from 'playwright'
import { LANGUAGE_COOKIE } from '#site/lib/prerendered-page.ts'
import { parseJson } from '#site/lib/json.ts'
import { keptTexts } from '../core/kept-texts.ts'
import { useOtherDevice } from '../core/other-device.ts'
import { userAgents } from '../core/user-agents.ts'
import type { OtherDeviceDeed } from '../core/other-device.ts'
import type { Post } from '../core/other-device.ts'
import type { Scenario } from '../core/scenario.model.ts'
import { NeverRests } from '../simulated/clock.ts'
import type { ProxyCode, Timers } from './bundle-proxy.ts'
import { openTab } from './browser-tab.ts'
import type { BrowserTab } from './browser-tab.ts'
import type { PageSettings, PageSide, SeenInPage } from './page/page-side.ts'
import { StepRefused } from '../core/refused.ts'
import { createServerTime } from './scenario-time.ts'
import type { ServerTime } from './scenario-time.ts'
import { startSite } from './site.ts'
import type { RunningSite } from './site.ts'
import { textsIn } from '../shown/texts.ts'
import type { Texts } from '../shown/texts.ts'
import { createWire } from './wire.ts'
import type { Wire } from './wire.ts'

const STARTS_AT = Date.UTC(2026, 0, 15, 3, 0, 0)
const REST_WITHIN_MS = 30_000
const STEP_MS = 20

export type Workshop = {
  readonly browser: Browser
  readonly loadProxy: (timers: Timers) => ProxyCode
  readonly pageScript: (settings: PageSettings) => string
}

export type BrowserWorld = {
  readonly context: BrowserContext
  readonly site: RunningSite
  readonly wire: Wire
  readonly texts: Texts
  readonly now: () => number
  readonly tab: (number: number) => BrowserTab
  readonly openTabs: () => readonly BrowserTab[]
  readonly openTab: (number: number, path: string) => Promise<void>
  /**
   * Waits until nothing happens without time passing.
   * @throws NeverRests
   */
  readonly settle: () => Promise<void>
  readonly pass: (ms: number) => Promise<void>
  /** Advances time a little, so that no two answers have the same time. */
  readonly passMoment: () => Promise<void>
  readonly until: <Result>(promise: Promise<Result>) => Promise<Result>
  readonly onOtherDevice: (member: string, deed: OtherDeviceDeed) => Promise<void>
  readonly changePages: (change: Parameters<PageSide['set']>[0]) => Promise<void>
  readonly end: () => Promise<void>
}

const desk = { width: 1_440, height: 900 }
const tablet = { width: 900, height: 900 }
const phone = {
  viewport: { width: 390, height: 844 },
  userAgent: userAgents.phone,
  hasTouch: true,
  isMobile: true,
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Result of an evaluation; null while the page is loading or closed. */
const ask = <Result>(page: Page, question: () => Result): Promise<Result | null> =>
  Promise.race([page.evaluate(question).catch(() => null), sleep(2_000).then(() => null)])

/** A page being left stops its clock; the next one starts with that time. */
export const unlessItLeaves = (error: unknown): void => {
  if (!String(error).includes('Execution context was destroyed')) throw error
}

const look = () => globalThis.scenarioPage?.look() ?? null
const untilNext = () => globalThis.scenarioPage?.untilNext() ?? null

export async function createBrowserWorld(
  { browser, loadProxy, pageScript }: Workshop,
  begin: Scenario['begin'],
): Promise<BrowserWorld> {
  const time: ServerTime = createServerTime(STARTS_AT)
  const site = await startSite({
    loadProxy,
    time,
    scenario: begin.scenario,
    idleMs: begin['idle limit'] ?? null,
  })
  const localStorage = keptTexts(begin).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    viewport: desk,
    userAgent: userAgents.desktop,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...(begin.device === 'phone' ? phone : {}),
    ...(begin.device === 'tablet' ? { viewport: tablet } : {}),
    storageState: { cookies: [], origins: [{ origin: site.url, localStorage }] },
  })
  context.setDefaultTimeout(REST_WITHIN_MS / 2)
  const tabs = new Map<number, BrowserTab>()
  const tabOfPage = (page: Page): BrowserTab | undefined =>
    [...tabs.values()].find((tab) => tab.page === page)
  await context.exposeBinding('scenarioSees', ({ page }, report: SeenInPage) =>
    tabOfPage(page)?.see(report),
  )
  await context.addInitScript({
    content: pageScript({
      origin: site.url,
      startsAt: STARTS_AT,
      tabs: begin.tabs,
      calls: begin.calls,
    }),
  })
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: begin.language, url: site.url }])
  const opening = { number: 0 }
  const wire = await createWire(
    context,
    (page) => {
      const tab = tabOfPage(page)
      return tab?.number ?? (page.url().startsWith(site.url) ? opening.number : null)
    },
    time.now,
  )

  const open = () => [...tabs.values()].filter(({ page }) => !page.isClosed())
  const observe = async () => {
    const before = wire.activity()
    const looks = await Promise.all(open().map(({ page }) => ask(page, look)))
    const asking = looks.reduce((sum, one) => sum + (one?.asking ?? 0), 0)
    return {
      isBusy:
        looks.some((one) => one === null || one.isBusy) ||
        wire.moving() > time.waiting() ||
        wire.loading() > 0 ||
        wire.activity() !== before ||
        asking > time.waiting() + wire.held(),
      sign: looks.map((one) => one?.activity).join(),
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

  const nextStep = async (left: number): Promise<number> => {
    const waits = await Promise.all(open().map(({ page }) => ask(page, untilNext)))
    return Math.min(left, ...[time.untilNext(), ...waits].filter((wait) => wait !== null))
  }
  const tick = async (ms: number) => {
    time.tick(ms)
    await Promise.all(
      open().map(({ page }) =>
        page.evaluate((by) => globalThis.scenarioPage?.tick(by), ms).catch(unlessItLeaves),
      ),
    )
  }
  const pass = async (ms: number) => {
    await settle()
    let left = ms
    do {
      const step = await nextStep(left)
      await tick(step)
      left -= step
      await settle()
    } while (left > 0)
  }
  const tab = (number: number): BrowserTab => {
    const found = tabs.get(number)
    if (found === undefined || found.page.isClosed())
      throw new StepRefused(`tab ${number} is not open: use "page: opens" first`)
    return found
  }
  const until: BrowserWorld['until'] = async (promise) => {
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
    texts: textsIn(begin.language),
    now: time.now,
    tab,
    openTabs: open,
    openTab: async (number, path) => {
      opening.number = number
      const opened = await openTab(context, number)
      tabs.set(number, opened)
      await opened.page.goto(site.url + path, { waitUntil: 'commit' })
    },
    settle,
    pass,
    passMoment: () => tick(1),
    until,
    onOtherDevice: async (member, deed) => {
      const device = await request.newContext({
        extraHTTPHeaders: { origin: site.url },
        userAgent: userAgents.other,
      })
      const post: Post = async (route, data, token = '') => {
        const headers = { authorization: `Bearer ${token}` }
        const answer = await device.post(`${site.url}/api/routes/${route}`, { headers, data })
        return parseJson(await answer.text())
      }
      try {
        await until(useOtherDevice(post, member, deed))
      } finally {
        await device.dispose()
      }
    },
    changePages: async (change) => {
      await Promise.all(
        open().map(({ page }) =>
          page.evaluate((next) => globalThis.scenarioPage?.set(next), change),
        ),
      )
    },
    end: async () => {
      try {
        await context.close()
      } finally {
        site.stop()
      }
    },
  }
}
