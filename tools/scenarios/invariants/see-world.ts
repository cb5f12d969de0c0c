import { oldSince } from '#site/features/health-check/health-check.selectors.ts'
import type { HealthCheckSnapshot } from '#site/features/health-check/health-check.selectors.ts'
import { machineDialogs } from '../simulated/dialogs.ts'
import { moneyOf, statesOfMachine } from '../simulated/expectations.ts'
import type { Page } from '../simulated/page.ts'
import type { Tab } from '../simulated/tab.ts'
import type { World } from '../simulated/world.ts'
import type { Seen, SeenMember, SeenTab } from './invariant.model.ts'
import type { PageFacts } from './page-facts.ts'

/** Facts of the page on a player's screens; null: no screens. */
export type ReadPage = (
  page: Page,
) => { readonly facts: PageFacts; readonly isMarkedOld: boolean } | null

const memberOf = (page: Page): SeenMember | null => {
  const { player } = page.site.session.getSnapshot().context
  return player === null
    ? null
    : { userId: player.userId, privateTexts: [player.nick, player.phone].filter(Boolean) }
}

const isOldOn = (page: Page): boolean => {
  const { children } = page.site.session.getSnapshot() as unknown as {
    readonly children: Readonly<
      Record<string, { getSnapshot: () => HealthCheckSnapshot } | undefined>
    >
  }
  const check = children['healthCheck']
  return check !== undefined && oldSince(check.getSnapshot(), null) !== undefined
}

const queriesOf = ({ site }: Page) =>
  site.queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryHash, meta }) => ({ key: queryHash, isPublic: meta?.isPublic === true }))

function seeTab(tab: Tab, number: number, read: ReadPage): SeenTab {
  const page = tab.page()
  const screens = read(page)
  return {
    number,
    path: page.path(),
    isFrozen: page.isFrozen(),
    loaded: tab.held,
    statesOf: (id) => statesOfMachine(page, id),
    machineDialogs: machineDialogs(page),
    member: memberOf(page),
    sessionStorage: tab.sessionStorage.entries(),
    windows: tab.windows,
    sums: moneyOf(page),
    isMarkedOld: screens?.isMarkedOld ?? isOldOn(page),
    queries: queriesOf(page),
    holdings: screens === null ? null : tab.held,
    shownCount: tab.shown.length + tab.messages.length,
    page: screens?.facts ?? null,
    errors: tab.errors,
  }
}

export function seeWorld(world: World, read: ReadPage): Seen {
  return {
    now: world.clock.now(),
    calls: world.calls,
    tabs: world.openTabs().flatMap((number) => {
      const tab = world.tab(number)
      return tab === undefined ? [] : [seeTab(tab, number, read)]
    }),
    localStorage: world.localStorage.entries(),
    cookieNames: world.cookies
      .read()
      .split('; ')
      .flatMap((cookie) => cookie.split('=')[0] || []),
    channelNames: world.channelNames(),
    brokenOperations: world.brokenOperations,
    streamed: world.streamed,
    areTabsApart: world.settings.tabs === 'apart',
  }
}
