/** In CSS pixels. */
type Viewport = { readonly top: number; readonly height: number }

let current: Viewport = { top: 0, height: 0 }
const listeners = new Set<() => void>()

const update = (): void => {
  current = { top: scrollY, height: innerHeight }
  for (const listener of listeners) listener()
}

/** The visible part of the page; cached while there are listeners, to avoid forced layouts. */
export const viewport = {
  current: (): Viewport => current,
  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) {
      addEventListener('scroll', update, { passive: true })
      addEventListener('resize', update)
      current = { top: scrollY, height: innerHeight }
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      removeEventListener('scroll', update)
      removeEventListener('resize', update)
    }
  },
}
