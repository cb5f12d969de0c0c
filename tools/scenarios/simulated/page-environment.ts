import { userAgents } from './devices.ts'
import type { Observation } from '../page/observation.ts'
import type { ScenarioClock } from './clock.ts'
import type { CookieJar } from 'jsdom'
import { openGameWindow } from './game-windows.ts'
import type { GameWindowState } from './game-windows.ts'
import { createFetch } from './page-fetch.ts'
import type { PageFetch, PageLife } from './page-fetch.ts'
import { messageChannelOf } from './shared-by-tabs.ts'
import type { Clock } from '@sinonjs/fake-timers'
import type { ChannelHub, createLocks, SimulatedStorage } from './shared-by-tabs.ts'
import type { BrowserSurroundings } from './browser-surroundings.ts'

const devices = {
  desktop: { userAgent: userAgents.desktop, platform: 'Linux', maxTouchPoints: 0 },
  tablet: { userAgent: userAgents.desktop, platform: 'Linux', maxTouchPoints: 0 },
  phone: { userAgent: userAgents.phone, platform: 'iPhone', maxTouchPoints: 5 },
} as const

/** Resources that a page must release, such as listeners and intervals, and the number of each. */
export type UnreleasedResources = Map<string, number>

export type EnvironmentOptions = Pick<
  BrowserSurroundings,
  'begin' | 'clock' | 'network' | 'settings' | 'changeSettings'
> & {
  readonly shortTimers: Clock
  readonly hub: ChannelHub
  readonly locks: ReturnType<typeof createLocks>
  readonly localStorage: SimulatedStorage
  readonly sessionStorage: SimulatedStorage
  readonly cookies: CookieJar
  readonly fetch: PageFetch
  readonly observation: Observation
  readonly path: string
  /** The history state of a reloaded page; null: none. */
  readonly historyState: unknown
  readonly onReload: () => void
  readonly windows: GameWindowState[]
  /** Id of each message, and of its reason, oldest first. */
  readonly messages: (readonly string[])[]
  /** Texts of each message and dialog on the tab's screens, oldest first; empty without screens. */
  readonly shownTexts: (readonly string[])[]
  /** Errors that the page writes to the console. */
  readonly errors: string[]
  /** Unreleased resources of the page, such as listeners. */
  readonly unreleased: UnreleasedResources
}

const createTimers = (clock: ScenarioClock, { isOpen, freezer }: PageLife) =>
  Object.fromEntries(
    (['setTimeout', 'setInterval'] as const).map((name) => [
      name,
      (callback: () => void, ms?: number) => {
        clock.touch()
        const setTimer = clock.globals[name] as typeof setTimeout
        const run = () => {
          if (!isOpen()) return
          clock.touch()
          callback()
        }
        return setTimer(() => freezer.run(run), ms)
      },
    ]),
  )

const createWindowOpen =
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

const currentBrowserFeatures = (
  options: EnvironmentOptions,
  { freezer, closeSignal }: PageLife,
) => ({
  locks: options.locks(freezer.untilThawed, closeSignal),
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

const createNavigator = (options: EnvironmentOptions, life: PageLife) => ({
  ...devices[options.settings().device],
  ...(options.settings().browser === undefined && currentBrowserFeatures(options, life)),
  get onLine() {
    return options.network.isOnline()
  },
})

/** The same random numbers on each page, so that random pauses are comparable. */
function createPageMath(): typeof Math {
  let lastNumber = 0
  const random = () => (lastNumber = (lastNumber + 0.618) % 1)
  return Object.assign(Object.create(Math) as typeof Math, { random })
}

/** `AbortSignal` without time limits, for calls that never time out. */
const endlessAbortSignal = (clock: ScenarioClock) => ({
  ...(clock.globals['AbortSignal'] as typeof AbortSignal),
  timeout: () => new AbortController().signal,
})

/** A page's globals that are not of the DOM. */
export const createPageGlobals = (options: EnvironmentOptions, life: PageLife) => {
  const { clock, hub, settings } = options
  return {
    ...clock.globals,
    ...createTimers(clock, life),
    open: createWindowOpen(options),
    navigator: createNavigator(options, life),
    localStorage: options.localStorage,
    sessionStorage: options.sessionStorage,
    BroadcastChannel:
      settings().tabs === 'apart' ? undefined : hub.channelOf(life.isOpen, life.freezer.run),
    MessageChannel: messageChannelOf(clock.touch, (callback) =>
      life.freezer.run(() => {
        if (life.isOpen()) callback()
      }),
    ),
    ...(settings().calls === 'endless' && { AbortSignal: endlessAbortSignal(clock) }),
    fetch: createFetch(options, life),
    Math: createPageMath(),
    scenarioObservation: options.observation,
  }
}
