import { userAgents } from './devices.ts'
import type { Observation } from '../page/observation.ts'
import type { ScenarioClock } from './clock.ts'
import type { CookieJar } from 'jsdom'
import { openGameWindow } from './game-windows.ts'
import type { SeenWindow } from './game-windows.ts'
import { createFetch } from './page-fetch.ts'
import type { FetchOfPage, Life } from './page-fetch.ts'
import { messageChannelOf } from './shared.ts'
import type { Clock } from '@sinonjs/fake-timers'
import type { ChannelHub, createLocks, KeptStorage } from './shared.ts'
import type { Around } from './around.ts'

const devices = {
  desktop: { userAgent: userAgents.desktop, platform: 'Linux', maxTouchPoints: 0 },
  tablet: { userAgent: userAgents.desktop, platform: 'Linux', maxTouchPoints: 0 },
  phone: { userAgent: userAgents.phone, platform: 'iPhone', maxTouchPoints: 5 },
} as const

/** Resources that a page must release, such as listeners and intervals, and the number of each. */
export type Holdings = Map<string, number>

export type EnvironmentOptions = Pick<
  Around,
  'begin' | 'clock' | 'network' | 'settings' | 'changeSettings'
> & {
  readonly shortTimers: Clock
  readonly hub: ChannelHub
  readonly locks: ReturnType<typeof createLocks>
  readonly localStorage: KeptStorage
  readonly sessionStorage: KeptStorage
  readonly cookies: CookieJar
  readonly fetch: FetchOfPage
  readonly observation: Observation
  readonly path: string
  /** The history state of a reloaded page; null: none. */
  readonly historyState: unknown
  readonly onReload: () => void
  readonly windows: SeenWindow[]
  /** Id of each message, and of its reason, oldest first. */
  readonly messages: (readonly string[])[]
  /** Texts of each message and dialog on the tab's screens, oldest first; empty without screens. */
  readonly shown: (readonly string[])[]
  /** Errors that the page writes to the console. */
  readonly errors: string[]
  /** Unreleased resources of the page, such as listeners. */
  readonly held: Holdings
}

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

const ofPresentBrowsers = (options: EnvironmentOptions, { freezer, closed }: Life) => ({
  locks: options.locks(freezer.thawed, closed),
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

const createNavigator = (options: EnvironmentOptions, life: Life) => ({
  ...devices[options.settings().device],
  ...(options.settings().browser === undefined && ofPresentBrowsers(options, life)),
  get onLine() {
    return options.network.isOnline()
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

/** What a page finds in its browser beside a DOM. */
export const globalsOf = (options: EnvironmentOptions, life: Life) => {
  const { clock, hub, settings } = options
  return {
    ...clock.globals,
    ...createTimers(clock, life),
    open: createOpen(options),
    navigator: createNavigator(options, life),
    localStorage: options.localStorage,
    sessionStorage: options.sessionStorage,
    BroadcastChannel:
      settings().tabs === 'apart' ? undefined : hub.channelOf(life.isOpen, life.freezer.run),
    MessageChannel: messageChannelOf(clock.touch, (act) =>
      life.freezer.run(() => {
        if (life.isOpen()) act()
      }),
    ),
    ...(settings().calls === 'endless' && { AbortSignal: endlessSignal(clock) }),
    fetch: createFetch(options, life),
    Math: mathOfPage(),
    scenarioObservation: options.observation,
  }
}
