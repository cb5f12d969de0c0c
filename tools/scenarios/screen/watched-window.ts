type PageWindow = Window & typeof globalThis

/** Dispatched to media query lists. */
export const PREFERENCE_CHANGED = 'scenario:preference'

/** Events with a default action that the page may prevent. */
const preventable = [
  ...['keydown', 'paste', 'copy', 'cut', 'contextmenu', 'mousedown', 'pointerdown', 'wheel'],
  ...['dragstart', 'beforeinput', 'touchstart', 'touchmove'],
] as const

const nameIn = ({ id, localName }: Element): string => (id === '' ? localName : id)

const textOf = (value: unknown): string =>
  value === undefined ? '' : ` ${typeof value === 'string' ? value : JSON.stringify(value)}`

/** Records events whose default action the page prevents. */
function watchPrevented(window: PageWindow, effects: string[]): void {
  for (const type of preventable)
    window.addEventListener(type, (event) => {
      if (!event.defaultPrevented) return
      const key = event instanceof window.KeyboardEvent ? ` ${event.key}` : ''
      effects.push(`prevents ${type}${key}`)
    })
}

const scrolled = new WeakMap<Element, { left: number; top: number }>()

const placeOf = (element: Element) => {
  const place = scrolled.get(element) ?? { left: 0, top: 0 }
  scrolled.set(element, place)
  return place
}

/** Records where the page scrolls. */
function watchScrolling(window: PageWindow, effects: string[]): void {
  const { Element } = window
  const scrolls = (way: string) =>
    function scrollElement(this: Element, ...place: unknown[]) {
      effects.push(`scrolls ${nameIn(this)} ${way}${place.map(textOf).join('')}`)
    }
  Object.assign(Element.prototype, {
    scrollIntoView(this: Element, how?: unknown) {
      effects.push(`scrolls to ${nameIn(this)}${textOf(how)}`)
    },
    scrollBy: scrolls('by'),
    scrollTo: scrolls('to'),
    scroll: scrolls('to'),
  })
  for (const [property, side] of [
    ['scrollLeft', 'left'],
    ['scrollTop', 'top'],
  ] as const)
    Object.defineProperty(Element.prototype, property, {
      configurable: true,
      get(this: Element) {
        return placeOf(this)[side]
      },
      set(this: Element, next: number) {
        const isSame = placeOf(this)[side] === next
        placeOf(this)[side] = next
        const line = `scrolls ${nameIn(this)} to`
        // React puts both back after each change around the focus.
        if (side === 'top' && isSame && effects.at(-1) === `${line} left ${placeOf(this).left}`)
          effects.pop()
        else effects.push(`${line} ${side} ${next}`)
      },
    })
}

/** Moves the page as a player does. */
export function scrollPage(window: PageWindow, top: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top })
  window.dispatchEvent(new window.Event('scroll'))
}

/** Moves an element's content as a player does. */
export function scrollByHand(window: PageWindow, element: Element, left: number): void {
  placeOf(element).left = left
  element.dispatchEvent(new window.Event('scroll'))
}

/** Records focus changes without a scroll. */
function watchFocus({ HTMLElement }: PageWindow, effects: string[]): void {
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function focusOn(this: HTMLElement, options) {
    if (options?.preventScroll === true) effects.push(`focuses ${nameIn(this)} without a scroll`)
    focus.call(this, options)
  }
}

/** Records downloads; returns the class of their files. */
function watchDownloads(window: PageWindow, effects: string[]): typeof Blob {
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
    revokeObjectURL: (address: string) => {
      texts.set(address, 'nothing any more')
      effects.push(`forgets ${address}`)
    },
  })
  window.HTMLAnchorElement.prototype.click = function clickOn(this: HTMLAnchorElement) {
    if (this.download === '') click.call(this)
    else effects.push(`saves ${this.download}: ${texts.get(this.href) ?? this.href}`)
  }
  return ReadableBlob
}

/** A location whose page cannot be left, except by a reload. */
export const watchedLocation = (
  window: PageWindow,
  effects: string[],
  reload: () => void,
): Location => {
  const leave = (address: string) => void effects.push(`leaves for ${address}`)
  const own: Readonly<Record<string, unknown>> = {
    assign: leave,
    replace: leave,
    reload: () => {
      effects.push('reloads')
      reload()
    },
  }
  return new Proxy({} as Location, {
    get: (_, name: string) => own[name] ?? Reflect.get(window.location, name),
    set: (_, name: string, value: unknown) => {
      leave(`${name} ${String(value)}`)
      return true
    },
  })
}

/** Records the page's effects on the browser; returns the class of its files. */
export function watchWindow(window: PageWindow, effects: string[]): typeof Blob {
  watchPrevented(window, effects)
  watchScrolling(window, effects)
  watchFocus(window, effects)
  Object.assign(window.HTMLMediaElement.prototype, {
    play: () => Promise.resolve(void effects.push('plays the video')),
    pause: () => void effects.push('stops the video'),
  })
  return watchDownloads(window, effects)
}
