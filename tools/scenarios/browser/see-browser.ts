import { parseJson } from '#site/lib/json.ts'
import type { Seen, SeenTab } from '../invariants/invariant.model.ts'
import { saysOld } from '../invariants/says-old.ts'
import { unitsOfSums } from '../shown/texts.ts'
import type { BrowserTab, OpenedWindow } from './browser-tab.ts'
import { unlessItLeaves } from './browser-world.ts'
import type { BrowserWorld } from './browser-world.ts'

const eventsIn = (parts: readonly string[]): readonly unknown[] =>
  [...parts.join('').matchAll(/^data: *(.+)$/gm)].map(([, text = '']) => parseJson(text))

async function seeWindow({ page }: OpenedWindow): Promise<SeenTab['windows'][number]> {
  const opened = page()
  if (opened?.isClosed() !== false) return { state: 'closed', hasOpener: false }
  const isReserved = ['', 'about:blank'].includes(opened.url())
  const hasOpener = await opened.evaluate(() => window.opener !== null).catch(() => false)
  return { state: isReserved ? 'reserved' : 'open', hasOpener }
}

/** Null: the page is being left. */
async function seeTab(
  tab: BrowserTab,
): Promise<(SeenTab & { readonly local: SeenTab['sessionStorage'] }) | null> {
  const view = await tab.page
    .evaluate((units) => globalThis.scenarioPage?.view(units) ?? null, [...unitsOfSums])
    .catch((error: unknown) => {
      unlessItLeaves(error)
      return null
    })
  if (view === null) return null
  const windows = await Promise.all(tab.windows.map(seeWindow))
  return {
    number: tab.number,
    path: new URL(tab.page.url()).pathname,
    isFrozen: view.isFrozen,
    loaded: view.loadedAt,
    statesOf: (id) => view.machines[id] ?? [],
    machineDialogs: null,
    member: undefined,
    sessionStorage: view.session,
    windows,
    sums: null,
    isMarkedOld: saysOld(view.facts),
    queries: null,
    holdings: null,
    shownCount: tab.shown.length,
    page: view.facts,
    errors: tab.errors,
    local: view.local,
  }
}

export async function seeBrowser(
  world: BrowserWorld,
  brokenOperations: ReadonlySet<string>,
  areTabsApart: boolean,
): Promise<Seen> {
  const open = world.openTabs()
  const tabs = (await Promise.all(open.map(seeTab))).filter((tab) => tab !== null)
  const cookies = await world.context.cookies()
  return {
    now: world.now(),
    calls: world.wire.calls,
    tabs,
    localStorage: tabs[0]?.local ?? [],
    cookieNames: cookies.map(({ name }) => name),
    channelNames: open.flatMap(({ channels }) => [...channels]),
    brokenOperations,
    streamed: open.flatMap(({ events }) => eventsIn(events)),
    areTabsApart,
  }
}
