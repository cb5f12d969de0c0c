import { isMoneyOld, machineDialogs, moneyOf, statesOfMachine } from './page-state.ts'
import type { Page } from './page.ts'
import type { Tab } from './tab.ts'
import type { World } from './world.ts'
import type { Seen, SeenMember, SeenTab } from '../invariants/invariant.model.ts'
import type { PageFacts } from '../look/page-facts.ts'

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
    isFrozen: page.freezer.isFrozen(),
    loaded: tab.held,
    statesOf: (id) => statesOfMachine(page, id),
    machineDialogs: machineDialogs(page),
    member: memberOf(page),
    sessionStorage: tab.sessionStorage.entries(),
    windows: tab.windows,
    sums: moneyOf(page),
    isMarkedOld: screens?.isMarkedOld ?? isMoneyOld(page) ?? false,
    queries: queriesOf(page),
    holdings: screens === null ? null : tab.held,
    shownCount: tab.shown.length + tab.messages.length,
    page: screens?.facts ?? null,
    errors: tab.errors,
  }
}

export const seeWorld = (
  { clock, calls, openTabs, localStorage, cookies, channelNames, streamed }: World,
  read: ReadPage,
): Omit<Seen, 'brokenOperations' | 'areTabsApart'> => ({
  now: clock.now(),
  calls,
  tabs: openTabs().map(([number, tab]) => seeTab(tab, number, read)),
  localStorage: localStorage.entries(),
  cookieNames: cookies
    .read()
    .split('; ')
    .flatMap((cookie) => cookie.split('=')[0] || []),
  channelNames: channelNames(),
  streamed,
})
