import type { Holdings } from './page-environment.ts'
import { PREFERENCE_CHANGED } from './missing-parts.ts'

type PageWindow = Window & typeof globalThis

const add = (held: Holdings, name: string, count: 1 | -1): void => {
  held.set(name, (held.get(name) ?? 0) + count)
}

const targetName = (window: PageWindow, target: EventTarget): string => {
  if (target === window) return 'the window'
  if (target === window.document) return 'the document'
  return target instanceof window.Element ? target.localName : target.constructor.name
}

/** Events that React listens to on the root of every page. */
const ofRoot = /^(?:touchstart|touchmove|wheel)$/

/** Counts listeners except those added with a boolean, which are React's and the test's own. */
function watchListeners(window: PageWindow, held: Holdings): void {
  const own = window.EventTarget.prototype
  const { addEventListener, removeEventListener } = own
  const listenersOf = new WeakMap<EventTarget, Map<unknown, Map<string, string>>>()
  Object.assign(own, {
    addEventListener(
      this: EventTarget | undefined,
      type: string,
      listener: EventListener,
      options?: AddEventListenerOptions | boolean,
    ) {
      const target = this ?? window
      const isRoot = ofRoot.test(type) && target instanceof window.HTMLElement
      if (typeof options !== 'boolean' && !isRoot && type !== PREFERENCE_CHANGED) {
        const all = listenersOf.get(target) ?? new Map<unknown, Map<string, string>>()
        const types = all.get(listener) ?? new Map<string, string>()
        if (!types.has(type)) {
          const flags = Object.entries(options ?? {}).flatMap(([name, is]) =>
            is === true ? [name] : [],
          )
          const name = [type, ...flags, 'of', targetName(window, target)].join(' ')
          types.set(type, name)
          add(held, name, 1)
        }
        all.set(listener, types)
        listenersOf.set(target, all)
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
        add(held, name, -1)
      }
      removeEventListener.call(target, type, listener, options)
    },
  })
}

/** Records unreleased resources of the page; returns its timers. */
export function watchHoldings(
  window: PageWindow,
  held: Holdings,
  timers: Readonly<Record<string, unknown>>,
) {
  watchListeners(window, held)
  const set = timers['setInterval'] as (act: () => void, ms: number) => unknown
  const clear = timers['clearInterval'] as (id: unknown) => void
  const intervals = new Map<unknown, string>()
  return {
    setInterval: (act: () => void, ms = 0) => {
      const id = set(act, ms)
      intervals.set(id, `an interval of ${ms / 1_000} s`)
      add(held, `an interval of ${ms / 1_000} s`, 1)
      return id
    },
    clearInterval: (id: unknown) => {
      const name = intervals.get(id)
      if (name !== undefined) add(held, name, -1)
      intervals.delete(id)
      clear(id)
    },
  }
}
