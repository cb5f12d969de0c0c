import type { UnreleasedResources } from './page-environment.ts'
import { PREFERENCE_CHANGED } from './missing-parts.ts'

type PageWindow = Window & typeof globalThis

const changeCount = (unreleased: UnreleasedResources, name: string, count: 1 | -1): void => {
  unreleased.set(name, (unreleased.get(name) ?? 0) + count)
}

const targetName = (window: PageWindow, target: EventTarget): string => {
  if (target === window) return 'the window'
  if (target === window.document) return 'the document'
  return target instanceof window.Element ? target.localName : target.constructor.name
}

/** Events that React listens to on the root of every page. */
const ROOT_EVENTS = /^(?:touchstart|touchmove|wheel)$/

/** Counts listeners except those added with a boolean, which are React's and the test's own. */
function watchListeners(window: PageWindow, unreleased: UnreleasedResources): void {
  const prototype = window.EventTarget.prototype
  const { addEventListener, removeEventListener } = prototype
  const listenersOf = new WeakMap<EventTarget, Map<unknown, Map<string, string>>>()
  Object.assign(prototype, {
    addEventListener(
      this: EventTarget | undefined,
      type: string,
      listener: EventListener,
      options?: AddEventListenerOptions | boolean,
    ) {
      const target = this ?? window
      const isRoot = ROOT_EVENTS.test(type) && target instanceof window.HTMLElement
      if (typeof options !== 'boolean' && !isRoot && type !== PREFERENCE_CHANGED) {
        const typesByListener = listenersOf.get(target) ?? new Map<unknown, Map<string, string>>()
        const types = typesByListener.get(listener) ?? new Map<string, string>()
        if (!types.has(type)) {
          const flags = Object.entries(options ?? {}).flatMap(([name, value]) =>
            value === true ? [name] : [],
          )
          const name = [type, ...flags, 'of', targetName(window, target)].join(' ')
          types.set(type, name)
          changeCount(unreleased, name, 1)
        }
        typesByListener.set(listener, types)
        listenersOf.set(target, typesByListener)
      }
      addEventListener.call(target, type, listener, options)
    },
    removeEventListener(
      this: EventTarget | undefined,
      type: string,
      listener: EventListener,
      options?: EventListenerOptions | boolean,
    ) {
      const target = this ?? window
      const types = listenersOf.get(target)?.get(listener)
      const name = types?.get(type)
      if (name !== undefined) {
        types?.delete(type)
        changeCount(unreleased, name, -1)
      }
      removeEventListener.call(target, type, listener, options)
    },
  })
}

/** Records unreleased resources of the page; returns its timers. */
export function watchResources(
  window: PageWindow,
  unreleased: UnreleasedResources,
  timers: Readonly<Record<string, unknown>>,
) {
  watchListeners(window, unreleased)
  const setTimer = timers['setInterval'] as (callback: () => void, ms: number) => unknown
  const clearTimer = timers['clearInterval'] as (id: unknown) => void
  const intervals = new Map<unknown, string>()
  return {
    setInterval: (callback: () => void, ms = 0) => {
      const id = setTimer(callback, ms)
      intervals.set(id, `an interval of ${ms / 1_000} s`)
      changeCount(unreleased, `an interval of ${ms / 1_000} s`, 1)
      return id
    },
    clearInterval: (id: unknown) => {
      const name = intervals.get(id)
      if (name !== undefined) changeCount(unreleased, name, -1)
      intervals.delete(id)
      clearTimer(id)
    },
  }
}
