import { createClock } from '@sinonjs/fake-timers'
import { readFacts } from '../look/page-facts.ts'
import { createPageReader } from '../look/page-reader.ts'
import { findElements } from '../look/find.ts'
import type { Query } from '../look/find.ts'
import { watchMessages } from '../look/watch-messages.ts'
import { countCalls } from './count-calls.ts'
import { readMachines, testSession, watchReact } from './read-machines.ts'

export type PageSettings = {
  readonly origin: string
  readonly startsAt: number
  readonly tabs: 'together' | 'apart'
  readonly calls: 'limited' | 'endless'
}

export type PageReport =
  | { readonly kind: 'message'; readonly texts: readonly string[] }
  | { readonly kind: 'window'; readonly features: string | null }
  | { readonly kind: 'channel'; readonly name: string }

declare global {
  // These exist before the page's code runs, and only in pages of the site.
  var scenarioPage: PageSide | undefined
  var scenarioSees: (pageReport: PageReport) => void
}

/** Rendering work runs in real time: React's scheduling, focus, next tasks. */
const MAX_RENDER_TIMER_MS = 300
/** Real milliseconds without activity after which the page counts as idle. */
const QUIET_MS = 60
/** Real milliseconds after which a page reports that it is still busy. */
const MAX_REST_MS = 500
const TIME_KEY = 'scenario:time'

function installClock({ startsAt, calls }: PageSettings, touch: () => void) {
  const storedTime = Number(localStorage.getItem(TIME_KEY)) || startsAt
  const clock = createClock(storedTime, Number.MAX_SAFE_INTEGER)
  const realTimers = {
    set: window.setTimeout.bind(window),
    clear: window.clearTimeout.bind(window),
  }
  const shortTimers = new Set<number>()
  const setTimer = (callback: TimerHandler, ms = 0, ...values: unknown[]): number => {
    const fire = () => {
      touch()
      if (typeof callback === 'function') (callback as (...args: unknown[]) => void)(...values)
    }
    if (ms > MAX_RENDER_TIMER_MS) return -Number(clock.setTimeout(fire, ms))
    const id = realTimers.set(() => {
      shortTimers.delete(id)
      fire()
    }, ms)
    shortTimers.add(id)
    return id
  }
  const clearTimer = (id?: number) => {
    if (id === undefined) return
    if (id < 0) return clock.clearTimeout(-id)
    shortTimers.delete(id)
    realTimers.clear(id)
  }
  Object.assign(window, {
    setTimeout: setTimer,
    clearTimeout: clearTimer,
    setInterval: (callback: () => void, ms = 0) => {
      const fire = () => {
        touch()
        callback()
      }
      return -Number(clock.setInterval(fire, ms))
    },
    clearInterval: (id?: number) => {
      if (id !== undefined) clock.clearInterval(-id)
    },
    Date: clock.Date,
  })
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController()
    if (calls === 'limited')
      clock.setTimeout(
        () => controller.abort(new DOMException('The call took too long', 'TimeoutError')),
        ms,
      )
    return controller.signal
  }
  const storeTime = () => localStorage.setItem(TIME_KEY, String(clock.now))
  return {
    clock,
    hasShort: () => shortTimers.size > 0,
    waitReally: realTimers.set,
    storeTime,
  }
}

/** Reports the channels that the page opens. */
function watchChannels(): void {
  if (!('BroadcastChannel' in window)) return
  const Channel = window.BroadcastChannel
  window.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(name)
      scenarioSees({ kind: 'channel', name })
    }
  }
}

/** Internal fields of the library. */
type ClockInternals = { readonly timers?: ReadonlyMap<unknown, { readonly callAt: number }> }

const entriesOf = (storage: Storage): readonly (readonly [string, string])[] =>
  Object.entries(storage).filter(([key]) => key !== TIME_KEY) as [string, string][]

export type PageSide = ReturnType<typeof createPageSide>

/** Functions by which a scenario reads and changes a page; prepares the page for its code. */
function createPageSide(settings: PageSettings) {
  let activity = 0
  const touch = () => {
    activity += 1
  }
  const callCount = countCalls()
  const { clock, hasShort, waitReally, storeTime } = installClock(settings, touch)
  const state = { popups: 'are allowed', isOnline: true, isHidden: false }
  const openWindow = window.open.bind(window)
  window.open = (url, name, features) => {
    if (state.popups === 'are blocked') return null
    // A blocker's window without window methods.
    if (state.popups === 'are faked') return {} as Window
    if (state.popups === 'are locked')
      return { closed: false, location: {}, close: () => undefined } as unknown as Window
    scenarioSees({ kind: 'window', features: features ?? null })
    return openWindow(url, name, features)
  }
  if (settings.tabs === 'apart') Reflect.deleteProperty(window, 'BroadcastChannel')
  watchChannels()
  Object.defineProperty(Navigator.prototype, 'onLine', { get: () => state.isOnline })
  Object.defineProperty(Document.prototype, 'hidden', { get: () => state.isHidden })
  const changes = new MutationObserver(touch)
  changes.observe(document, { subtree: true, childList: true, characterData: true })
  watchMessages(document, MutationObserver, (texts) => scenarioSees({ kind: 'message', texts }))
  watchReact(touch)
  return {
    /** Milliseconds until the next timer; null: none. */
    untilNext: () => {
      const timers = [...((clock as ClockInternals).timers?.values() ?? [])]
      const times = timers.map(({ callAt }) => callAt - clock.now)
      return times.length === 0 ? null : Math.max(0, Math.min(...times))
    },
    tick: (ms: number): void => {
      clock.tick(ms)
      storeTime()
    },
    /** Waits until the page is idle, at most half a second. */
    rest: async () => {
      const end = performance.now() + MAX_REST_MS
      const isBusy = () => document.readyState !== 'complete' || isWaitingForCode() || hasShort()
      let quietSince = performance.now()
      let lastActivity = activity
      for (;;) {
        await new Promise<void>((resolve) => {
          waitReally(() => requestIdleCallback(() => resolve(), { timeout: 20 }), 5)
        })
        const now = performance.now()
        if (isBusy() || activity !== lastActivity) quietSince = now
        lastActivity = activity
        if (now - quietSince >= QUIET_MS || now > end)
          return { activity, isBusy: now - quietSince < QUIET_MS, asking: callCount() }
      }
    },
    find: (query: Query) => findElements(document, query),
    eyes: createPageReader(document, localStorage),
    /** The facts of a page that invariants need. */
    view: (units: readonly string[]) => ({
      facts: readFacts(document, new Set(units)),
      loadedAt: performance.timeOrigin,
      machines: readMachines(),
      session: entriesOf(sessionStorage),
    }),
    local: () => entriesOf(localStorage),
    machines: readMachines,
    testSession,
    set: (change: { popups?: string; isOnline?: boolean; isHidden?: boolean }): void => {
      Object.assign(state, change)
      if (change.isOnline !== undefined)
        dispatchEvent(new Event(change.isOnline ? 'online' : 'offline'))
      if (change.isHidden !== undefined) document.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

/** The page shows its static text until its code runs. */
const isWaitingForCode = () => document.querySelector('body > .not-loaded') !== null

declare const scenarioPageSettings: PageSettings
if (location.origin === scenarioPageSettings.origin)
  globalThis.scenarioPage = createPageSide(scenarioPageSettings)
