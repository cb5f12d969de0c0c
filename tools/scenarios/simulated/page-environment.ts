import type { Scenario, StepOf } from '../words/scenario.model.ts'
import type { Preference } from '../words/screen-words.ts'
import { userAgents } from '../run/devices.ts'
import type { Observation } from '../page/observation.ts'
import type { ScenarioClock } from './clock.ts'
import type { Cookies } from './cookies.ts'
import { createFreezer } from './freezer.ts'
import { openGameWindow } from './game-windows.ts'
import type { SeenWindow } from './game-windows.ts'
import { createFetch, ORIGIN } from './page-fetch.ts'
import type { FetchOfPage, Life } from './page-fetch.ts'
import { messageChannelOf } from './shared.ts'
import type { ShortTimers } from './short-timers.ts'
import type { ChannelHub, createLocks, createStorage } from './shared.ts'

const devices = {
  desktop: { userAgent: userAgents.desktop, platform: 'Linux', maxTouchPoints: 0 },
  tablet: { userAgent: userAgents.desktop, platform: 'Linux', maxTouchPoints: 0 },
  phone: { userAgent: userAgents.phone, platform: 'iPhone', maxTouchPoints: 5 },
} as const

/** The browser's settings: those of the scenario's beginning, as steps change them. */
export type BrowserSettings = Scenario['begin'] & {
  readonly popups: StepOf<'popups'>['popups']
  readonly prefers: readonly Preference[]
}

/** Resources that a page must release, such as listeners and intervals, and the number of each. */
export type Holdings = Map<string, number>

export type EnvironmentOptions = {
  readonly clock: ScenarioClock
  readonly shortTimers: ShortTimers
  readonly hub: ChannelHub
  readonly locks: ReturnType<typeof createLocks>
  readonly localStorage: ReturnType<typeof createStorage>
  readonly sessionStorage: ReturnType<typeof createStorage>
  readonly cookies: Cookies
  readonly isOnline: () => boolean
  readonly isCodeServed: () => boolean
  /** Resolves when code can be loaded again; null: it can. */
  readonly untilCode: () => Promise<void> | null
  readonly settings: () => BrowserSettings
  readonly fetch: FetchOfPage
  readonly observation: Observation
  readonly path: string
  /** The history state of a reloaded page; null: none. */
  readonly historyState: unknown
  readonly onReload: () => void
  readonly windows: SeenWindow[]
  readonly shown: (readonly string[])[]
  /** Errors that the page writes to the console. */
  readonly errors: string[]
  /** Unreleased resources of the page, such as listeners. */
  readonly held: Holdings
}

const metaOf = (
  selector: string,
  { operator, 'idle limit': idleMs }: BrowserSettings,
): { content: string } | null => {
  if (selector.includes('game-hosts'))
    return { content: operator?.['game hosts'] ?? 'localhost:4010' }
  if (selector.includes('session-idle-ms') && idleMs !== undefined)
    return { content: String(idleMs) }
  return null
}

const listenersOf = (target: EventTarget) => ({
  addEventListener: target.addEventListener.bind(target),
  removeEventListener: target.removeEventListener.bind(target),
})

function createDocument({ cookies, settings }: EnvironmentOptions) {
  const target = new EventTarget()
  let hidden = false
  const document = {
    title: 'Maru',
    documentElement: { lang: 'ko' },
    body: {},
    get cookie() {
      return cookies.read()
    },
    set cookie(text: string) {
      cookies.write(text)
    },
    get hidden() {
      return hidden
    },
    querySelector: (selector: string) => metaOf(selector, settings()),
    querySelectorAll: (selector: string) =>
      [metaOf(selector, settings())].filter((meta) => meta !== null),
    ...listenersOf(target),
  }
  const setHidden = (next: boolean) => {
    hidden = next
    target.dispatchEvent(new Event('visibilitychange'))
  }
  return { document, setHidden }
}

/** The path of an address within the site. */
export const pathOf = (address: string): string => new URL(address, ORIGIN).pathname

const createLocation = (path: () => string, reload: () => void) => ({
  origin: ORIGIN,
  protocol: 'http:',
  get pathname() {
    return pathOf(path())
  },
  get href() {
    return `${ORIGIN}${path()}`
  },
  reload,
})

const createTimers = (clock: ScenarioClock, { isOpen, freezer }: Life) =>
  Object.fromEntries(
    (['setTimeout', 'setInterval'] as const).map((name) => [
      name,
      (act: () => void, ms?: number) => {
        clock.touch()
        const set = clock.globals[name] as typeof setTimeout
        const run = () => {
          if (!isOpen()) return
          clock.touch()
          act()
        }
        return set(() => freezer.run(run), ms)
      },
    ]),
  )

const createOpen =
  ({ settings, windows }: EnvironmentOptions) =>
  (_url: string, _name: string, features?: string) => {
    const { popups } = settings()
    if (popups === 'are blocked') return null
    if (popups === 'are faked') return {}
    if (popups === 'are locked') return { closed: false, location: {}, close: () => undefined }
    const { seen, view } = openGameWindow(features)
    windows.push(seen)
    return view
  }

const ofPresentBrowsers = (options: EnvironmentOptions, page: object, { freezer }: Life) => ({
  locks: options.locks.of(page, freezer.run),
  connection: {
    get saveData() {
      return options.settings().prefers.includes('less data')
    },
  },
  serviceWorker: {
    controller: null,
    ready: Promise.resolve(),
    register: () => Promise.resolve(),
  },
})

const createNavigator = (options: EnvironmentOptions, page: object, life: Life) => ({
  ...devices[options.settings().device],
  ...(options.settings().browser === undefined && ofPresentBrowsers(options, page, life)),
  get onLine() {
    return options.isOnline()
  },
})

/** The same random numbers on each page, so that random pauses are comparable. */
function mathOfPage(): typeof Math {
  let drawn = 0
  const random = () => (drawn = (drawn + 0.618) % 1)
  return Object.assign(Object.create(Math) as typeof Math, { random })
}

/** `AbortSignal` without time limits, for calls that never time out. */
const endlessSignal = (clock: ScenarioClock) => ({
  ...(clock.globals['AbortSignal'] as typeof AbortSignal),
  timeout: () => new AbortController().signal,
})

export type PageEnvironment = ReturnType<typeof createPageEnvironment>

/** What a page without a DOM finds in its browser. */
export function createPageEnvironment(options: EnvironmentOptions) {
  const { clock, hub, locks, settings } = options
  const page = {}
  let open = true
  let path = options.path
  const freezer = createFreezer(clock.touch)
  const life: Life = { isOpen: () => open, freezer }
  const target = new EventTarget()
  const { document, setHidden } = createDocument(options)
  const window = { open: createOpen(options), ...listenersOf(target) }
  const fetch = createFetch(options, life)
  return {
    globals: {
      ...clock.globals,
      ...createTimers(clock, life),
      ...window,
      window,
      document,
      location: createLocation(() => path, options.onReload),
      navigator: createNavigator(options, page, life),
      history: {},
      localStorage: options.localStorage,
      sessionStorage: options.sessionStorage,
      BroadcastChannel:
        settings().tabs === 'apart' ? undefined : hub.channelOf(life.isOpen, freezer.run),
      getComputedStyle: () => ({ fontFamily: 'sans-serif' }),
      MessageChannel: messageChannelOf(clock.touch, (act) =>
        freezer.run(() => {
          if (open) act()
        }),
      ),
      ...(settings().calls === 'endless' && { AbortSignal: endlessSignal(clock) }),
      fetch,
      Math: mathOfPage(),
      globalThis: { fetch, Request, Response, Headers },
      scenarioObservation: options.observation,
    },
    path: () => path,
    setPath: (next: string): void => {
      path = next
    },
    /** A browser event: `online`, `offline`, `focus`. */
    dispatch: (type: string, details?: object): void =>
      freezer.run(() => void target.dispatchEvent(Object.assign(new Event(type), details))),
    setHidden,
    freezer,
    isOpen: life.isOpen,
    close: () => {
      open = false
      locks.release(page)
    },
  }
}
