type PageWindow = Window & typeof globalThis

/** The window's event that makes its media query lists tell their listeners of a change. */
export const PREFERENCE_CHANGED = 'scenario:preference'

const ignore = () => undefined

/** A location whose page cannot be left, except by a reload; assignments are ignored. */
export const createLocation = (window: PageWindow, reload: () => void): Location => {
  const overrides: Readonly<Record<string, unknown>> = { assign: ignore, replace: ignore, reload }
  return new Proxy({} as Location, {
    get: (_, name: string) => overrides[name] ?? Reflect.get(window.location, name),
    set: () => true,
  })
}

/** Adds what jsdom lacks to a window: scrolling, pointer capture, playback of media and object URLs. */
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
