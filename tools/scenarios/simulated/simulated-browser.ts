// oxlint-disable-next-line typescript/triple-slash-reference -- without it other projects see a package without types
/// <reference path="./untyped-modules.d.ts" />
import { createClock } from '@sinonjs/fake-timers'
import { CookieJar } from 'jsdom'
import { LANGUAGE_COOKIE } from '#site/lib/prerendered-page.ts'
import { createObservation } from '../coverage/observe.ts'
import type { MachineStep, Mutation, ReachedParts } from '../coverage/observe.ts'
import type { MemberSnapshot, TabSnapshot } from '../invariants/invariant.model.ts'
import { isMarkedOutdated } from '../look/outdated-mark.ts'
import { storedTexts } from './devices.ts'
import { StepError } from './driver.ts'
import type { Browser, Tab } from './driver.ts'
import type { GameWindowState } from './game-windows.ts'
import type { EnvironmentOptions, UnreleasedResources } from './page-environment.ts'
import { isMoneyOld, machineDialogs, moneyOf, statesOfMachine } from './page.ts'
import type { Page } from './page.ts'
import { createChannelHub, createLocks, createStorage } from './shared-by-tabs.ts'
import type { SimulatedStorage } from './shared-by-tabs.ts'
import { siteFiles } from './site-file.ts'
import type { OpenBrowser } from './browser-surroundings.ts'
import { createSender } from './page-fetch.ts'
import { ORIGIN } from './server.ts'

export type SimulationOptions = {
  readonly reached: ReachedParts
  readonly mutation?: Mutation | null
  /** Real milliseconds per step; default: a minute. */
  readonly restWithinMs?: number | undefined
}

type OpenPage = (options: EnvironmentOptions) => Page

type TabOptions = Omit<
  EnvironmentOptions,
  | ('sessionStorage' | 'path' | 'historyState' | 'onReload')
  | ('windows' | 'messages' | 'shownTexts' | 'errors' | 'unreleased')
>

function recordMessages({ site: { notifier } }: Page, messages: (readonly string[])[]): void {
  const recordedKeys = new Set<string>()
  const recordNew = () => {
    for (const { key, id, detail } of notifier.snapshot()) {
      if (!recordedKeys.has(key)) messages.push(detail === undefined ? [id] : [id, detail])
      recordedKeys.add(key)
    }
  }
  recordNew()
  notifier.subscribe(recordNew)
}

const memberOf = (page: Page): MemberSnapshot | null => {
  const { player } = page.site.session.getSnapshot().context
  return player === null
    ? null
    : { userId: player.userId, privateTexts: [player.nick, player.phone].filter(Boolean) }
}

const cachedQueriesOf = ({ site }: Page) =>
  site.queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryHash, meta }) => ({ key: queryHash, isPublic: meta?.isPublic === true }))

type SimulatedTab = Omit<Tab, 'dispatch'> & Pick<Page, 'dispatch'>

function openTab(
  openPage: OpenPage,
  number: number,
  firstPath: string,
  shared: TabOptions,
): SimulatedTab {
  const { clock, network } = shared
  const sessionStorage = createStorage()
  const windows: GameWindowState[] = []
  const messages: (readonly string[])[] = []
  const shownTexts: (readonly string[])[] = []
  const errors: string[] = []
  let unreleased: UnreleasedResources
  const load = (path: string, historyState: unknown): Page => {
    const reload = () => {
      clock.touch()
      network.loadPage(() => {
        if (page === openedPage) reloadNow()
      })
    }
    // Resources that the previous page releases later are not counted here.
    unreleased = new Map()
    const openedPage = openPage({
      ...shared,
      ...{ path, historyState, sessionStorage, windows, messages, shownTexts, errors, unreleased },
      onReload: () => {
        clock.touch()
        setImmediate(reload)
      },
    })
    recordMessages(openedPage, messages)
    return openedPage
  }
  let page = load(firstPath, null)
  const reloadNow = () => {
    page.close()
    page = load(page.address(), page.historyState())
  }
  return {
    act: (step) => page.act(step),
    reload: reloadNow,
    setHidden: (isHidden) => page.setHidden(isHidden),
    dispatch: (type, details) => page.dispatch(type, details),
    freeze: () => page.freezer.freeze(),
    thaw: () => page.freezer.thaw(),
    isFrozen: () => page.freezer.isFrozen(),
    goTo: (path) => page.goTo(path),
    closeGameWindow: () => {
      const lastWindow = windows.at(-1)
      if (lastWindow === undefined) throw new StepError('no window of a game is open')
      lastWindow.state = 'closed'
    },
    lookAt: (expected) => page.look(expected),
    readTab: (): TabSnapshot => {
      const facts = page.readFacts()
      return {
        number,
        path: page.path(),
        isFrozen: page.freezer.isFrozen(),
        pageIdentity: unreleased,
        statesOf: (id) => statesOfMachine(page, id),
        machineDialogs: machineDialogs(page),
        member: memberOf(page),
        sessionStorage: sessionStorage.entries(),
        windows,
        sums: moneyOf(page),
        isMarkedOutdated: facts === null ? (isMoneyOld(page) ?? false) : isMarkedOutdated(facts),
        queries: cachedQueriesOf(page),
        unreleased: facts === null ? null : unreleased,
        shownCount: shownTexts.length + messages.length,
        page: facts,
        errors,
      }
    },
    close: () => page.close(),
  }
}

/** A tab's view of the storage; other tabs get its changes in a separate turn. */
function createTabStorage(
  storage: SimulatedStorage,
  touch: () => void,
  otherTabs: () => readonly SimulatedTab[],
): SimulatedStorage {
  const change = (key: string, callback: () => void) => {
    const oldValue = storage.getItem(key)
    callback()
    if (storage.getItem(key) === oldValue) return
    touch()
    setImmediate(() => {
      touch()
      for (const tab of otherTabs()) tab.dispatch('storage', { key })
    })
  }
  return {
    ...storage,
    setItem: (key, value) => change(key, () => storage.setItem(key, value)),
    removeItem: (key) => change(key, () => storage.removeItem(key)),
  }
}

/** A browser in this process. */
export const createSimulatedBrowser =
  (
    openPage: OpenPage,
    stepDelayMs: number,
    { reached, mutation = null }: SimulationOptions,
  ): OpenBrowser =>
  (surroundings): Browser => {
    const { begin, clock, network } = surroundings
    const path: MachineStep[] = []
    const shortTimers = createClock()
    const localStorage = createStorage()
    for (const [key, text] of storedTexts(begin)) localStorage.setItem(key, text)
    const cookies = new CookieJar()
    cookies.setCookieSync(`${LANGUAGE_COOKIE}=${begin.language}`, ORIGIN)
    const hub = createChannelHub(clock.touch)
    const shared = {
      ...{ ...surroundings, shortTimers, cookies, hub },
      observation: createObservation(reached, path, { mutation, touch: clock.touch }),
      locks: createLocks(clock.touch),
    }
    const file = siteFiles(begin, network.isFirstFileServed)
    const tabs = new Set<SimulatedTab>()
    const errors: Error[] = []
    const recordError = (error: unknown) =>
      void errors.push(error instanceof Error ? error : new Error(String(error)))
    process.on('unhandledRejection', recordError)
    return {
      path,
      stepDelayMs,
      renderTimeoutMs: 0,
      isSeenWhileCalling: true,
      rest: () => {
        const hasTimers = shortTimers.countTimers() > 0
        if (hasTimers) shortTimers.next()
        return hasTimers
      },
      untilNext: () => null,
      tick: () => undefined,
      openTab: (number, firstPath) => {
        const otherTabs = () => [...tabs].filter((other) => other !== tab)
        const tab: SimulatedTab = openTab(openPage, number, firstPath, {
          ...shared,
          localStorage: createTabStorage(localStorage, clock.touch, otherTabs),
          fetch: createSender(surroundings, number, file),
        })
        tabs.add(tab)
        return {
          ...tab,
          close: () => {
            tabs.delete(tab)
            return tab.close()
          },
        }
      },
      readShared: () => ({
        localStorage: localStorage.entries(),
        cookieNames: cookies.getCookiesSync(ORIGIN).map(({ key }) => key),
        channelNames: [...hub.names],
      }),
      takeErrors: () => errors.splice(0),
      end: () => {
        process.off('unhandledRejection', recordError)
        for (const tab of tabs) void tab.close()
      },
    }
  }
