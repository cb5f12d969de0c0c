// oxlint-disable-next-line typescript/triple-slash-reference -- without it other projects see a package without types
/// <reference path="./untyped-modules.d.ts" />
import { JSDOM, VirtualConsole } from 'jsdom'
import { ORIGIN } from '../simulated/page-environment.ts'
import type { EnvironmentOptions, PageEnvironment } from '../simulated/page-environment.ts'
import { pageHtml } from './bundle-screens.ts'
import { JACKPOT_PATH } from '../simulated/site-file.ts'
import type { Globals } from '../simulated/switched-globals.ts'
import { installDialogs } from './modal-dialogs.ts'
import { paintingGlobals, showPictures } from './painted-covers.ts'

export type PageWindow = Window & typeof globalThis

/** Longest timer that belongs to rendering, and runs without time passing. */
const OWN_WORK_MS = 300
const widths = { desktop: 1_440, tablet: 900, phone: 390 } as const

/** Evaluates widths, the finger of a phone and `prefers-reduced-motion`; everything else does not match. */
function mediaOf(query: string, width: number): boolean {
  return query.split(' and ').every((part) => {
    const [, edge, pixels] = /\((min|max)-width: (\d+(?:\.\d+)?)px\)/.exec(part) ?? []
    if (edge !== undefined)
      return edge === 'min' ? width >= Number(pixels) : width <= Number(pixels)
    if (part.includes('pointer: coarse')) return width === widths.phone
    return part.includes('prefers-reduced-motion: reduce')
  })
}

/** Sizes that show the first rows of each list. */
const box = { top: 0, left: 0, right: 150, bottom: 200, x: 0, y: 0, width: 150, height: 200 }
const rowStyle = { gridTemplateColumns: '1fr 1fr 1fr', columnGap: '12px', fontFamily: 'sans-serif' }

export type OpenedWindow = {
  readonly window: PageWindow
  readonly globals: Readonly<Record<string, unknown>>
}

const HOSTS_OF_GAMES = /(?<=name="maru:game-hosts" content=")[^"]*/

const metaOf = ({ settings }: EnvironmentOptions): string => {
  const { idleMs, jackpot } = settings()
  const metas = [
    ['session-idle-ms', idleMs],
    ['jackpot', jackpot === null ? null : JACKPOT_PATH],
  ] as const
  return metas
    .map(([name, content]) =>
      content === null ? '' : `<meta name="maru:${name}" content="${content}" />`,
    )
    .join('')
}

const ignore = () => undefined

/** What a page has the browser save as a file. */
function watchDownloads(window: PageWindow, asked: string[]): typeof Blob {
  const texts = new Map<string, string>()
  const { click } = window.HTMLAnchorElement.prototype
  class ReadableBlob extends window.Blob {
    readonly parts: string
    constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
      super(parts, options)
      this.parts = parts.join('')
    }
  }
  Object.assign(window.URL, {
    createObjectURL: (blob: ReadableBlob) => {
      const address = `blob:${texts.size}`
      texts.set(address, `${blob.type} ${JSON.stringify(blob.parts)}`)
      return address
    },
    revokeObjectURL: (address: string) => void texts.set(address, 'nothing any more'),
  })
  window.HTMLAnchorElement.prototype.click = function clickOn(this: HTMLAnchorElement) {
    if (this.download === '') click.call(this)
    else asked.push(`saves ${this.download}: ${texts.get(this.href) ?? this.href}`)
  }
  return ReadableBlob
}

const nameIn = ({ id, localName }: Element): string => (id === '' ? localName : id)

/** A location whose page cannot be left, except by a reload. */
const locationOf = (window: PageWindow, own: Readonly<Record<string, unknown>>): object =>
  new Proxy(
    {},
    {
      get: (_, name: string) => own[name] ?? Reflect.get(window.location, name),
      set: () => true,
    },
  )

export function openWindow(
  options: EnvironmentOptions,
  environment: PageEnvironment,
  loadCoverWorker: (globals: Globals) => void,
): OpenedWindow {
  const { clock, shortTimers, cookies, settings, path, asked } = options
  const { freezer } = environment
  const {
    window: simulated,
    document: _,
    location: __,
    history: ___,
    ...globals
  } = environment.globals as Readonly<Record<string, unknown>> & { window: PageWindow }
  const virtualConsole = new VirtualConsole()
  virtualConsole.on('jsdomError', (error) => {
    if (error.type === 'not-implemented') asked.push(error.message)
    else void Promise.reject(error)
  })
  const { gameHosts } = settings()
  const html = pageHtml
    .replace('</head>', `${metaOf(options)}</head>`)
    .replace(HOSTS_OF_GAMES, (hosts) => gameHosts ?? hosts)
  const { window } = new JSDOM(html, { url: ORIGIN + path, virtualConsole })
  window.history.replaceState(options.historyState, '')
  const { document } = window
  const width = widths[settings().device]
  let isHidden = false
  Object.defineProperties(document, {
    cookie: { get: cookies.read, set: cookies.write },
    hidden: { get: () => isHidden, set: (next: boolean) => (isHidden = next) },
  })
  window.Element.prototype.getBoundingClientRect = () => ({ ...box, toJSON: () => box })
  window.Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    asked.push(`scrolls to ${nameIn(this)}`)
  }
  const isPainting = settings().covers === 'painted'
  if (isPainting) showPictures(window.HTMLCanvasElement)
  const { focus } = window.HTMLElement.prototype
  window.HTMLElement.prototype.focus = function focusOn(this: HTMLElement, options) {
    if (options?.preventScroll === true) asked.push(`focuses ${nameIn(this)} without a scroll`)
    focus.call(this, options)
  }
  window.Element.prototype.setPointerCapture = ignore
  Object.assign(window.HTMLMediaElement.prototype, {
    play: () => Promise.resolve(void asked.push('plays the video')),
    pause: () => void asked.push('stops the video'),
  })
  installDialogs(window, asked)

  const loaded = new Set<string>()
  const loadCode = async (name: string, load: () => Promise<unknown>) => {
    if (!loaded.has(name) && !options.isCodeServed())
      throw new TypeError(`Failed to fetch dynamically imported module: ${name}`)
    loaded.add(name)
    return load()
  }

  const set = globals['setTimeout'] as (act: () => void, ms?: number) => unknown
  const clear = globals['clearTimeout'] as (id: unknown) => void
  const setTimer = (act: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) => {
    if (ms > OWN_WORK_MS) return set(() => act(...values), ms)
    const run = () =>
      freezer.run(() => {
        clock.touch()
        if (environment.isOpen()) act(...values)
      })
    return shortTimers.set(run, ms)
  }
  const own = {
    ...globals,
    setTimeout: setTimer,
    clearTimeout: (id: unknown) => (typeof id === 'number' ? shortTimers.clear(id) : clear(id)),
    setImmediate: undefined,
    process: undefined,
    requestAnimationFrame: (act: (now: number) => void) => setTimer(() => act(clock.now()), 16),
    cancelAnimationFrame: shortTimers.clear,
    location: locationOf(window, {
      reload: options.onReload,
      assign: (address: string) => void asked.push(`leaves for ${address}`),
    }),
    document,
    Blob: watchDownloads(window, asked),
    Request,
    Response,
    Headers,
    AbortController,
    matchMedia: (query: string) =>
      Object.assign(new EventTarget(), { matches: mediaOf(query, width), media: query }),
    ResizeObserver: class {
      observe = ignore
      unobserve = ignore
      disconnect = ignore
    },
    getComputedStyle: () => rowStyle,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    dispatchEvent: window.dispatchEvent.bind(window),
    open: simulated.open,
    innerWidth: width,
    innerHeight: 900,
    scrollTo: (...place: unknown[]) => void asked.push(`scrolls to ${place.join(', ')}`),
    reportError: (error: unknown) => void Promise.reject(error),
    console: {
      ...console,
      error: ignore,
      warn: (text: string) => void asked.push(`warns: ${text}`),
    },
    scenarioCode: loadCode,
    ...(isPainting && paintingGlobals(environment, loadCoverWorker)),
  }
  for (const [name, value] of Object.entries(own))
    if (name !== 'document' && name !== 'location')
      Object.defineProperty(window, name, { value, configurable: true, writable: true })
  return {
    window,
    globals: new Proxy<Record<string, unknown>>(own, {
      has: () => true,
      get: (given, name: string) => {
        if (name === 'globalThis' || name === 'window' || name === 'self') return window
        return name in given ? given[name] : (window as unknown as typeof given)[name]
      },
    }),
  }
}
