import type { MockBackend } from '../../../mocks/backend.ts'
import type { Command } from '../../../mocks/control/commands.ts'
import type { ScenarioName } from '../../../mocks/scenarios/scenarios.ts'
import type { Observation } from '../page/observation.ts'
import type { Bundles } from './bundles.ts'
import { readAnswer, seeCall } from '../core/calls.ts'
import type { SeenCall } from '../core/calls.ts'
import { createScenarioClock } from './clock.ts'
import type { ScenarioClock } from './clock.ts'
import { createCookies } from './cookies.ts'
import type { Cookies } from './cookies.ts'
import type { SeenWindow } from './game-windows.ts'
import { createNetwork } from './network.ts'
import type { NetworkStep } from './network.ts'
import { openPage, ORIGIN } from './page.ts'
import type { BrowserSettings, Page } from './page.ts'
import { createChannelHub, createLocks, createStorage } from './shared.ts'

const STARTS_AT = Date.UTC(2026, 0, 15, 3, 0, 0)

/** A browser tab; survives page loads. */
export type Tab = {
  readonly windows: readonly SeenWindow[]
  /** Ids of shown messages and their reasons, oldest first. */
  readonly messages: readonly string[]
  readonly page: () => Page
  readonly load: (path: string) => void
  readonly close: () => void
  /** Closes the last opened game window. */
  readonly closeGameWindow: () => void
}

export type WorldOptions = {
  readonly bundles: Bundles
  readonly observation: Observation
  readonly scenario: ScenarioName
  readonly settings: BrowserSettings
  /** Real milliseconds until everything must be idle after a step. */
  readonly restWithinMs?: number | undefined
}

/** Browser, proxy and mock backend of one scenario, in memory with simulated time. */
export type World = {
  readonly clock: ScenarioClock
  readonly backend: MockBackend
  readonly calls: readonly SeenCall[]
  readonly settings: BrowserSettings
  readonly changeSettings: (change: Partial<BrowserSettings>) => void
  readonly isOnline: () => boolean
  readonly changeNetwork: (step: NetworkStep) => void
  readonly cookies: Cookies
  readonly localStorage: Pick<Storage, 'getItem'>
  readonly tab: (number: number) => Tab | undefined
  readonly openTab: (number: number, path: string) => void
  readonly closeTab: (number: number) => void
  /** Numbers of open tabs. */
  readonly openTabs: () => readonly number[]
  /** Signs a member in before the first page. */
  readonly signIn: (id: string, password: string) => Promise<void>
  /** Proxy errors and contract violations from the log. */
  readonly log: readonly unknown[]
  /** Performs a mock command. */
  readonly perform: (command: Command) => Promise<unknown>
  /** Closes every page. */
  readonly end: () => void
}

const abortion = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const abort = () => reject(signal.reason as Error)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort)
  })

export function createWorld(options: WorldOptions): World {
  const { bundles, observation } = options
  const clock = createScenarioClock(STARTS_AT, options.restWithinMs)
  const { createBrowserSessions, createBrowserTransport, createLocalProxy, createMockBackend } =
    bundles.serverWith(clock.globals)
  const serverStorage = createStorage()
  const log: unknown[] = []
  const backend = createMockBackend({
    scenario: options.scenario,
    seed: 1,
    clock,
    publicUrl: 'http://localhost:4010',
    delay: (ms) =>
      new Promise((resolve) => {
        const set = clock.globals.setTimeout as typeof setTimeout
        set(() => {
          clock.touch()
          resolve()
        }, ms)
      }),
  })
  const proxy = createLocalProxy({
    backend,
    origin: ORIGIN,
    sessions: createBrowserSessions(serverStorage),
    sessionTransport: createBrowserTransport(serverStorage),
    log: (entry) => void log.push(entry),
    sessionIdleMs: options.settings.idleMs,
  })

  let settings = options.settings
  const network = createNetwork(clock)
  const calls: SeenCall[] = []
  const shared = {
    hub: createChannelHub(clock.touch),
    locks: createLocks(clock.touch),
    localStorage: createStorage(),
    cookies: createCookies(clock.now),
    isOnline: network.isOnline,
  }

  const fetchOf = (tab: number) => async (request: Request, init?: RequestInit) => {
    clock.touch()
    const call = await seeCall(tab, request)
    calls.push(call)
    const signal = init?.signal ?? request.signal
    try {
      const asked = new Request(request)
      asked.headers.set('origin', ORIGIN)
      const send = async () => proxy.fetch(asked)
      const answer = network.carry(send, () => signal.aborted)
      const response = await Promise.race([answer, abortion(signal)])
      Object.assign(call, await readAnswer(response))
      return response
    } catch (error) {
      call.outcome = signal.aborted ? 'given up' : 'no connection'
      throw error
    } finally {
      clock.touch()
    }
  }

  const createTab = (number: number): Tab => {
    const sessionStorage = createStorage()
    const windows: SeenWindow[] = []
    const messages: string[] = []
    let page: Page | null = null
    const load = (path: string) => {
      page?.close()
      const opened = openPage({
        bundles,
        clock,
        ...shared,
        observation,
        path,
        sessionStorage,
        windows,
        settings: () => settings,
        fetch: fetchOf(number),
        onReload: () => {
          clock.touch()
          setImmediate(() => {
            clock.touch()
            network.loadPage(() => {
              if (page === opened) load(opened.path())
            })
          })
        },
      })
      page = opened
      const seen = new Set<string>()
      const { notifier } = opened.site
      const read = () => {
        for (const { key, id, detail } of notifier.snapshot()) {
          if (!seen.has(key)) messages.push(id, ...(detail === undefined ? [] : [detail]))
          seen.add(key)
        }
      }
      read()
      notifier.subscribe(read)
    }
    return {
      windows,
      messages,
      load,
      page: () => {
        if (page === null) throw new Error('The tab has no page.')
        return page
      },
      close: () => page?.close(),
      closeGameWindow: () => {
        const last = windows.at(-1)
        if (last !== undefined) last.state = 'closed'
      },
    }
  }

  const tabs = new Map<number, Tab>()
  return {
    clock,
    backend,
    calls,
    get settings() {
      return settings
    },
    changeSettings: (change) => {
      settings = { ...settings, ...change }
    },
    isOnline: network.isOnline,
    changeNetwork: (step) => {
      const wasOnline = network.isOnline()
      network.change(step)
      const isOnline = network.isOnline()
      const pages = [...tabs.values()].map((tab) => tab.page())
      if (!isOnline || step === 'changes') for (const page of pages) page.dispatch('offline')
      if (isOnline && (!wasOnline || step === 'changes'))
        for (const page of pages) page.dispatch('online')
    },
    cookies: shared.cookies,
    localStorage: shared.localStorage,
    tab: (number) => tabs.get(number),
    openTab: (number, path) => {
      const tab = createTab(number)
      tabs.set(number, tab)
      tab.load(path)
    },
    closeTab: (number) => {
      tabs.get(number)?.close()
      tabs.delete(number)
    },
    openTabs: () => [...tabs.keys()],
    signIn: async (id, pw) => {
      const response = await proxy.fetch(
        new Request(`${ORIGIN}/api/routes/user-do-login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: ORIGIN },
          body: JSON.stringify({ id, pw }),
        }),
      )
      const { outcome } = await readAnswer(response)
      if (outcome !== 'authenticated')
        throw new Error(`${id} cannot be signed in: the answer is ${outcome}.`)
    },
    log,
    perform: (command) => backend.perform(command),
    end: () => {
      for (const tab of tabs.values()) tab.close()
      clock.end()
    },
  }
}
