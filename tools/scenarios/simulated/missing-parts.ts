type PageWindow = Window & typeof globalThis

/** The event of media query lists when a preference changes. */
export const PREFERENCE_CHANGED = 'scenario:preference'

const ignore = () => undefined

/** A location whose page cannot be left, except by a reload. */
export const createLocation = (window: PageWindow, reload: () => void): Location => {
  const overrides: Readonly<Record<string, unknown>> = { assign: ignore, replace: ignore, reload }
  return new Proxy({} as Location, {
    get: (_, name: string) => overrides[name] ?? Reflect.get(window.location, name),
    set: () => true,
  })
}

/** Adds what jsdom lacks to a window: scrolling, videos, and addresses of files that a page saves. */
export function installMissingParts({ Element, HTMLMediaElement, URL }: PageWindow): void {
  Object.assign(Element.prototype, {
    scrollIntoView: ignore,
    scrollBy: ignore,
    scrollTo: ignore,
    scroll: ignore,
    setPointerCapture: ignore,
  })
  Object.assign(HTMLMediaElement.prototype, { play: () => Promise.resolve(), pause: ignore })
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: ignore })
}
