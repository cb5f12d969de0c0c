// oxlint-disable-next-line typescript/triple-slash-reference -- without it other projects see a package without types
/// <reference path="./untyped-modules.d.ts" />
import { createClock } from '@sinonjs/fake-timers'
import { CookieJar } from 'jsdom'
import { LANGUAGE_COOKIE } from '#site/lib/prerendered-page.ts'
import { createObservation } from '../coverage/observe.ts'
import type { MachineStep, Mutation, Reached } from '../coverage/observe.ts'
import type { SeenMember, SeenTab } from '../invariants/invariant.model.ts'
import { saysOld } from '../look/says-old.ts'
import { keptTexts } from './devices.ts'
import { StepRefused } from './driver.ts'
import type { Browser, Tab } from './driver.ts'
import type { SeenWindow } from './game-windows.ts'
import type { EnvironmentOptions, Holdings } from './page-environment.ts'
import { isMoneyOld, machineDialogs, moneyOf, statesOfMachine } from './page.ts'
import type { Page } from './page.ts'
import { createChannelHub, createLocks, createStorage } from './shared.ts'
import type { KeptStorage } from './shared.ts'
import { siteFiles } from './site-file.ts'
import type { OpenBrowser } from './around.ts'
import { createSender } from './page-fetch.ts'
import { ORIGIN } from './server.ts'

export type SimulationOptions = {
  readonly reached: Reached
  readonly mutation?: Mutation | null
  /** Real milliseconds per step; default: a minute. */
  readonly restWithinMs?: number | undefined
}

type OpenPage = (options: EnvironmentOptions) => Page

type TabOptions = Omit<
  EnvironmentOptions,
  | ('sessionStorage' | 'path' | 'historyState' | 'onReload')
  | ('windows' | 'messages' | 'shown' | 'errors' | 'held')
>

function recordMessages({ site: { notifier } }: Page, messages: (readonly string[])[]): void {
  const seen = new Set<string>()
  const read = () => {
    for (const { key, id, detail } of notifier.snapshot()) {
      if (!seen.has(key)) messages.push(detail === undefined ? [id] : [id, detail])
      seen.add(key)
    }
  }
  read()
  notifier.subscribe(read)
}

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

type SimulatedTab = Omit<Tab, 'dispatch'> & Pick<Page, 'dispatch'>

function openTab(
  openPage: OpenPage,
  number: number,
  firstPath: string,
  shared: TabOptions,
): SimulatedTab {
  const { clock, network } = shared
  const sessionStorage = createStorage()
  const windows: SeenWindow[] = []
  const messages: (readonly string[])[] = []
  const shown: (readonly string[])[] = []
  const errors: string[] = []
  let held: Holdings
  const load = (path: string, historyState: unknown): Page => {
    const reload = () => {
      clock.touch()
      network.loadPage(() => {
        if (page === opened) reloadNow()
      })
    }
    // Resources that the previous page releases later are not counted here.
    held = new Map()
    const opened = openPage({
      ...shared,
      ...{ path, historyState, sessionStorage, windows, messages, shown, errors, held },
      onReload: () => {
        clock.touch()
        setImmediate(reload)
      },
    })
    recordMessages(opened, messages)
    return opened
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
    goOn: () => page.freezer.goOn(),
    isFrozen: () => page.freezer.isFrozen(),
    goTo: (path) => page.goTo(path),
    closeGameWindow: () => {
      const last = windows.at(-1)
      if (last === undefined) throw new StepRefused('no window of a game is open')
      last.state = 'closed'
    },
    look: (expected) => page.look(expected),
    see: (): SeenTab => {
      const facts = page.readFacts()
      return {
        number,
        path: page.path(),
        isFrozen: page.freezer.isFrozen(),
        loaded: held,
        statesOf: (id) => statesOfMachine(page, id),
        machineDialogs: machineDialogs(page),
        member: memberOf(page),
        sessionStorage: sessionStorage.entries(),
        windows,
        sums: moneyOf(page),
        isMarkedOld: facts === null ? (isMoneyOld(page) ?? false) : saysOld(facts),
        queries: queriesOf(page),
        holdings: facts === null ? null : held,
        shownCount: shown.length + messages.length,
        page: facts,
        errors,
      }
    },
    close: () => page.close(),
  }
}

/** A tab's view of the storage; other tabs get its changes in a separate turn. */
function storageOfTab(
  storage: KeptStorage,
  touch: () => void,
  others: () => readonly SimulatedTab[],
): KeptStorage {
  const change = (key: string, act: () => void) => {
    const before = storage.getItem(key)
    act()
    if (storage.getItem(key) === before) return
    touch()
    setImmediate(() => {
      touch()
      for (const tab of others()) tab.dispatch('storage', { key })
    })
  }
  return {
    ...storage,
    setItem: (key, value) => change(key, () => storage.setItem(key, value)),
    removeItem: (key) => change(key, () => storage.removeItem(key)),
  }
}

/** A browser in this process. */
export const simulatedBrowser =
  (
    openPage: OpenPage,
    momentMs: number,
    { reached, mutation = null }: SimulationOptions,
  ): OpenBrowser =>
  (around): Browser => {
    const { begin, clock, network } = around
    const path: MachineStep[] = []
    const shortTimers = createClock()
    const localStorage = createStorage()
    for (const [key, text] of keptTexts(begin)) localStorage.setItem(key, text)
    const cookies = new CookieJar()
    cookies.setCookieSync(`${LANGUAGE_COOKIE}=${begin.language}`, ORIGIN)
    const hub = createChannelHub(clock.touch)
    const shared = {
      ...{ ...around, shortTimers, cookies, hub },
      observation: createObservation(reached, path, { mutation, touch: clock.touch }),
      locks: createLocks(clock.touch),
    }
    const file = siteFiles(begin, network.isFirstFileServed)
    const tabs = new Set<SimulatedTab>()
    const errors: Error[] = []
    const note = (error: unknown) =>
      void errors.push(error instanceof Error ? error : new Error(String(error)))
    process.on('unhandledRejection', note)
    return {
      path,
      momentMs,
      drawnWithinMs: 0,
      isSeenWhileCalling: true,
      rest: () => {
        const isLeft = shortTimers.countTimers() > 0
        if (isLeft) shortTimers.next()
        return isLeft
      },
      untilNext: () => null,
      tick: () => undefined,
      openTab: (number, firstPath) => {
        const others = () => [...tabs].filter((other) => other !== tab)
        const tab: SimulatedTab = openTab(openPage, number, firstPath, {
          ...shared,
          localStorage: storageOfTab(localStorage, clock.touch, others),
          fetch: createSender(around, number, file),
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
      see: () => ({
        localStorage: localStorage.entries(),
        cookieNames: cookies.getCookiesSync(ORIGIN).map(({ key }) => key),
        channelNames: [...hub.names],
      }),
      takeErrors: () => errors.splice(0),
      end: () => {
        process.off('unhandledRejection', note)
        for (const tab of tabs) void tab.close()
      },
    }
  }
