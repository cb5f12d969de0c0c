import { request } from 'playwright'
import { parseJson } from '#site/lib/json.ts'
import type { Scenario } from '../words/scenario.model.ts'
import type { SeenTab } from '../invariants/invariant.model.ts'
import { labelsOf, shownByScreens } from '../look/read-shown.ts'
import { saysOld } from '../look/says-old.ts'
import { textsIn, unitsOfSums } from '../look/texts.ts'
import { signIn, useOtherDevice, userAgents } from '../run/devices.ts'
import { StepRefused } from '../run/driver.ts'
import type { Driver, TabDriver } from '../run/driver.ts'
import type { ShownWindow } from '../look/shown.model.ts'
import { performPlayerStep } from '../run/player-steps.ts'
import { performScreenStep, queriesOf } from '../run/screen-steps.ts'
import { browserHands, goWithin } from './browser-hands.ts'
import type { BrowserTab, OpenedWindow } from './browser-tab.ts'
import { nullIfLeaving, postBy } from './browser-world.ts'
import type { BrowserWorld } from './browser-world.ts'

/** Earlier presses count as halves of a double press (src/ui/press-guard.ts). */
const BEFORE_PRESS_MS = 500

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function shownWindow({ size, page }: OpenedWindow): ShownWindow {
  const opened = page()
  if (opened?.isClosed() !== false) return { size, state: 'closed', url: '' }
  const url = opened.url()
  return { size, url, state: url === '' || url === 'about:blank' ? 'reserved' : 'open' }
}

async function seeWindow(window: OpenedWindow): Promise<SeenTab['windows'][number]> {
  const { state } = shownWindow(window)
  const opened = state === 'closed' ? null : window.page()
  const hasOpener = await opened?.evaluate(() => globalThis.opener !== null).catch(() => false)
  return { state, hasOpener: hasOpener === true }
}

/** Null: the page is being left. */
async function seeTab(tab: BrowserTab, isFrozen: boolean) {
  const units = [...unitsOfSums]
  const view = await tab.page
    .evaluate((all) => globalThis.scenarioPage?.view(all) ?? null, units)
    .catch(nullIfLeaving)
  if (view === null) return null
  const seen: SeenTab = {
    number: tab.number,
    path: new URL(tab.page.url()).pathname,
    isFrozen,
    loaded: view.loadedAt,
    statesOf: (id) => view.machines[id] ?? [],
    machineDialogs: null,
    member: undefined,
    sessionStorage: view.session,
    windows: await Promise.all(tab.windows.map(seeWindow)),
    sums: null,
    isMarkedOld: saysOld(view.facts),
    queries: null,
    holdings: null,
    shownCount: tab.shown.length,
    page: view.facts,
    errors: tab.errors,
  }
  return { seen, local: view.local }
}

const eventsIn = (parts: readonly string[]): readonly unknown[] =>
  [...parts.join('').matchAll(/^data: *(.+)$/gm)].map(([, text = '']) => parseJson(text))

/** Plays on the built site in Chromium, through the proxy of production. */
export function createBrowserDriver(
  world: BrowserWorld,
  { language }: Pick<Scenario['begin'], 'language'>,
): Driver {
  const { context, site, wire, time, until } = world
  const texts = textsIn(language)
  const labels = labelsOf(texts)
  const frozen = new Set<BrowserTab>()
  let popups = 'are allowed'
  let restedAt = -BEFORE_PRESS_MS

  const driverOfTab = (tab: BrowserTab): TabDriver => {
    const { page } = tab
    return {
      act: async (step) => {
        await page.evaluate((how) => globalThis.scenarioPage?.set({ popups: how }), popups)
        const early = restedAt + BEFORE_PRESS_MS - performance.now()
        if (early > 0 && ('player' in step || 'press' in step)) await wait(early)
        const hands = browserHands(page, world.settle, language, texts)
        if ('player' in step) await performPlayerStep(hands, step)
        else await performScreenStep(hands, step)
      },
      reload: async () => void (await page.reload({ waitUntil: 'commit' })),
      setHidden: (isHidden) =>
        page.evaluate((hidden) => globalThis.scenarioPage?.set({ isHidden: hidden }), isHidden),
      focus: () => page.evaluate(() => void dispatchEvent(new Event('focus'))),
      freeze: () => {
        frozen.add(tab)
        return page.evaluate(() => globalThis.scenarioPage?.freeze())
      },
      goOn: () => {
        frozen.delete(tab)
        return page.evaluate(() => globalThis.scenarioPage?.goOn())
      },
      isFrozen: () => frozen.has(tab),
      goTo: (path) => goWithin(page, path),
      closeGameWindow: async () => {
        const last = tab.windows.at(-1)?.page()
        if (last === undefined || last === null)
          throw new StepRefused('no window of a game is open')
        await last.close()
      },
      look: async (expected) => {
        const queries = queriesOf(expected, texts)
        const looked = await page
          .evaluate(([all, each]) => globalThis.scenarioPage?.look(all, each) ?? null, [
            labels,
            queries,
          ] as const)
          .catch(nullIfLeaving)
        const states = await page
          .evaluate(() => globalThis.scenarioPage?.machines() ?? null)
          .catch(nullIfLeaving)
        if (looked === null || states === null) return null
        return shownByScreens(texts, looked.page, {
          states,
          windows: tab.windows.map(shownWindow),
          path: new URL(page.url()).pathname,
          items: looked.items,
          said: tab.shown,
        })
      },
    }
  }
  return {
    calls: wire.calls,
    path: [],
    drawnWithinMs: 3_000,
    signIn: (member) => until(signIn(postBy(context.request, site.url), member)),
    tab: (number) => {
      const tab = world.tab(number)
      return tab && driverOfTab(tab)
    },
    openTab: world.openTab,
    closeTab: async (number) => world.tab(number)?.page.close(),
    setPopups: (next) => {
      popups = next
    },
    changeNetwork: async (step) => {
      const wasOnline = wire.isOnline()
      await wire.change(step)
      const isOnline = wire.isOnline()
      if (step === 'changes') await world.changePages({ isOnline: false })
      if (step === 'changes' || wasOnline !== isOnline) await world.changePages({ isOnline })
    },
    changeStream: () => {
      throw new StepRefused('the browser has the stream of the proxy')
    },
    useOtherDevice: async (member, deed) => {
      const device = await request.newContext({ userAgent: userAgents.other })
      try {
        await until(useOtherDevice(postBy(device, site.url), member, deed))
      } finally {
        await device.dispose()
      }
    },
    perform: (command) => site.backend.perform(command),
    settle: async () => {
      await world.settle()
      restedAt = performance.now()
    },
    pass: world.pass,
    passMoment: () => world.tick(1),
    see: async () => {
      const open = world.openTabs()
      const seen = await Promise.all(open.map((tab) => seeTab(tab, frozen.has(tab))))
      const tabs = seen.filter((one) => one !== null)
      const cookies = await context.cookies()
      return {
        now: time.now(),
        calls: wire.calls,
        tabs: tabs.map((one) => one.seen),
        localStorage: tabs[0]?.local ?? [],
        cookieNames: cookies.map(({ name }) => name),
        channelNames: open.flatMap(({ channels }) => [...channels]),
        streamed: open.flatMap(({ events }) => eventsIn(events)),
      }
    },
    takeErrors: () => [],
    end: world.end,
  }
}
