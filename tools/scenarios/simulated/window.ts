// oxlint-disable-next-line typescript/triple-slash-reference -- without it other projects see a package without types
/// <reference path="./untyped-modules.d.ts" />
import { JSDOM, VirtualConsole } from 'jsdom'
import { pageHtml } from './bundles.ts'
import { createFreezer } from './freezer.ts'
import { createPageGlobals } from './page-environment.ts'
import type { EnvironmentOptions } from './page-environment.ts'
import { ORIGIN } from './server.ts'
import type { Page } from './page.ts'
import { JACKPOT_PATH } from './site-file.ts'
import { installDialogs } from './modal-dialogs.ts'
import { watchResources } from './watch-resources.ts'
import { installMissingParts, PREFERENCE_CHANGED, createLocation } from './missing-parts.ts'

export type PageWindow = Window & typeof globalThis

/** Longest timer that belongs to rendering, and runs without time passing. */
const MAX_RENDER_TIMER_MS = 300
const widths = { desktop: 1_440, tablet: 900, phone: 390 } as const

const preferences = {
  'prefers-reduced-motion: reduce': 'less motion',
  'prefers-reduced-data: reduce': 'less data',
  'prefers-color-scheme: light': 'light colours',
} as const

/** Evaluates widths, the finger of a phone and preferences; everything else does not match. */
function matchesMedia(query: string, width: number, prefers: readonly string[]): boolean {
  return query.split(' and ').every((part) => {
    const [, edge, pixels] = /\((min|max)-width: (\d+(?:\.\d+)?)px\)/.exec(part) ?? []
    if (edge !== undefined)
      return edge === 'min' ? width >= Number(pixels) : width <= Number(pixels)
    if (part.includes('pointer: coarse')) return width === widths.phone
    return Object.entries(preferences).some(
      ([words, preference]) => part.includes(words) && prefers.includes(preference),
    )
  })
}

/** Sizes that show the first rows of each list. */
const box = { top: 0, left: 0, right: 150, bottom: 200, x: 0, y: 0, width: 150, height: 200 }
/** Elements elsewhere on the page: a script that measures the wrong one gets another place. */
const boxPositions: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  button: { x: 300, y: 400 },
  a: { x: 500, y: 100 },
  dialog: { x: 40, y: 60 },
}
const rowStyle = { gridTemplateColumns: '1fr 1fr 1fr', columnGap: '12px', fontFamily: 'sans-serif' }

export type OpenedWindow = Pick<
  Page,
  'path' | 'address' | 'historyState' | 'goTo' | 'dispatch' | 'setHidden' | 'freezer' | 'close'
> & {
  readonly window: PageWindow
  readonly globals: Readonly<Record<string, unknown>>
}

const GAME_HOSTS_CONTENT = /(?<=name="maru:game-hosts" content=")[^"]*/

const metaTagsOf = ({ settings }: EnvironmentOptions): string => {
  const { 'idle limit': idleMs, jackpot } = settings()
  const metas = [
    ['session-idle-ms', idleMs],
    ['jackpot', jackpot === undefined ? undefined : JACKPOT_PATH],
  ] as const
  return metas
    .map(([name, content]) =>
      content === undefined ? '' : `<meta name="maru:${name}" content="${content}" />`,
    )
    .join('')
}

/** Milliseconds for which a press counts as user activation. */
const USER_ACTIVATION_MS = 5_000

const ignore = () => undefined

/** Media query lists, which get an event when a preference changes. */
const createMatchMedia =
  (window: PageWindow, matches: (query: string) => boolean) => (query: string) => {
    let wasMatching = matches(query)
    const list = Object.defineProperties(new EventTarget(), {
      media: { value: query },
      matches: { get: () => matches(query) },
    })
    window.addEventListener(PREFERENCE_CHANGED, () => {
      if (wasMatching === matches(query)) return
      wasMatching = matches(query)
      list.dispatchEvent(new Event('change'))
    })
    return list
  }

/** @param isDrawn whether the page has screens */
export function openWindow(options: EnvironmentOptions, isDrawn: boolean): OpenedWindow {
  const { clock, shortTimers, cookies, settings, path, errors } = options
  const freezer = createFreezer(clock.touch)
  const closing = new AbortController()
  const isOpen = () => !closing.signal.aborted
  const globals = createPageGlobals(options, { isOpen, closeSignal: closing.signal, freezer })
  const virtualConsole = new VirtualConsole()
  virtualConsole.on('jsdomError', (error) => {
    if (error.type !== 'not-implemented') void Promise.reject(error)
  })
  const gameHosts = settings().operator?.['game hosts']
  const html = pageHtml
    .replace('</head>', `${metaTagsOf(options)}</head>`)
    .replace(GAME_HOSTS_CONTENT, (hosts) => gameHosts ?? hosts)
  const { window } = new JSDOM(html, { url: ORIGIN + path, virtualConsole, cookieJar: cookies })
  window.history.replaceState(options.historyState, '')
  const { document, history } = window
  const width = widths[settings().device]
  let isHidden = false
  Object.defineProperties(document, {
    hidden: { get: () => isHidden, set: (next: boolean) => (isHidden = next) },
  })
  window.Element.prototype.getBoundingClientRect = function measure(this: Element) {
    const { x = box.x, y = box.y } = boxPositions[this.localName] ?? box
    const top = y - window.scrollY
    const rect = { ...box, x, y: top, left: x, top, right: x + box.width, bottom: top + box.height }
    return { ...rect, toJSON: () => rect }
  }
  Object.defineProperties(window.Element.prototype, {
    clientWidth: { get: () => box.width },
    scrollWidth: {
      get(this: Element) {
        return Math.max(1, this.childElementCount) * box.width
      },
    },
  })
  let pressedAt = Number.NEGATIVE_INFINITY
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(type, () => (pressedAt = clock.now()), true)
  const isOlder = settings().browser === 'older'
  if (isDrawn && !isOlder)
    Object.defineProperty(globals.navigator, 'userActivation', {
      get: () => ({ isActive: clock.now() - pressedAt < USER_ACTIVATION_MS }),
    })
  installDialogs(window, isOlder)
  installMissingParts(window)
  const intervals = watchResources(window, options.unreleased, globals)

  const loadedFiles = new Set<string>()
  const loadCode = async (name: string, load: () => Promise<unknown>) => {
    const codeDelay = loadedFiles.has(name) ? null : options.network.untilCode()
    if (codeDelay !== null) {
      await codeDelay
      clock.touch()
    }
    if (!loadedFiles.has(name) && !options.network.isCodeServed())
      throw new TypeError(`Failed to fetch dynamically imported module: ${name}`)
    loadedFiles.add(name)
    return load()
  }

  const setClockTimer = globals.setTimeout as (callback: () => void, ms?: number) => unknown
  const clearClockTimer = globals.clearTimeout as (id: unknown) => void
  const setTimer = (callback: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) => {
    if (!isDrawn || ms > MAX_RENDER_TIMER_MS) return setClockTimer(() => callback(...values), ms)
    const run = () =>
      freezer.run(() => {
        clock.touch()
        if (isOpen()) callback(...values)
      })
    return shortTimers.setTimeout(run, ms)
  }
  // No two clocks have a timer of the same id.
  const clearTimer = (id: number) => {
    shortTimers.clearTimeout(id)
    clearClockTimer(id)
  }
  const pageGlobals = {
    ...globals,
    setTimeout: setTimer,
    clearTimeout: clearTimer,
    ...intervals,
    setImmediate: undefined,
    process: undefined,
    requestAnimationFrame: (callback: (now: number) => void) =>
      setTimer(() => callback(clock.now()), 16),
    cancelAnimationFrame: clearTimer,
    location: createLocation(window, options.onReload),
    document,
    Request,
    Response,
    Headers,
    AbortController,
    matchMedia: createMatchMedia(window, (query) => matchesMedia(query, width, settings().prefers)),
    ResizeObserver: class {
      readonly #onChange: () => void
      #isStopped = false
      constructor(onChange: () => void) {
        this.#onChange = onChange
      }
      // Browsers report the first size once; here no size changes later.
      observe() {
        setTimer(() => {
          if (!this.#isStopped) this.#onChange()
        })
      }
      unobserve() {
        this.#isStopped = true
      }
      disconnect() {
        this.#isStopped = true
      }
    },
    getComputedStyle: () => rowStyle,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    dispatchEvent: window.dispatchEvent.bind(window),
    innerWidth: width,
    innerHeight: 900,
    scrollTo: ignore,
    reportError: (error: unknown) => void Promise.reject(error),
    console: {
      ...console,
      error: (...words: unknown[]) => void errors.push(words.map(String).join(' ')),
      warn: ignore,
    },
    scenarioCode: loadCode,
  }
  for (const [name, value] of Object.entries(pageGlobals))
    if (name !== 'document' && name !== 'location')
      Object.defineProperty(window, name, { value, configurable: true, writable: true })
  const address = () => window.location.pathname + window.location.search
  const historyState = (): unknown => history.state
  return {
    window,
    globals: new Proxy<Record<string, unknown>>(pageGlobals, {
      has: () => true,
      get: (target, name: string) => {
        if (name === 'globalThis' || name === 'window' || name === 'self') return window
        return name in target ? target[name] : (window as unknown as typeof target)[name]
      },
    }),
    path: () => window.location.pathname,
    address,
    historyState,
    goTo: (next) => {
      const state = historyState()
      history.pushState(state, '', next)
      window.dispatchEvent(new window.PopStateEvent('popstate', { state }))
    },
    dispatch: (type, details) =>
      freezer.run(() => {
        if (isOpen()) window.dispatchEvent(Object.assign(new window.Event(type), details))
      }),
    setHidden: (hidden) => {
      Object.assign(document, { hidden })
      document.dispatchEvent(new window.Event('visibilitychange'))
    },
    freezer,
    close: () => {
      closing.abort()
      window.close()
    },
  }
}
