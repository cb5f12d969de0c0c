/** Pixels outside the visible part within which content counts as near. */
const NEAR_PX = 200

const callbacks = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/**
 * `scrollMargin` widens each container that scrolls, `rootMargin` the window alone: with the latter a tile of a row counts as near
 * only when it is visible.
 */
type ObserverOptions = IntersectionObserverInit & { readonly scrollMargin?: string }

const createObserver = () => {
  const margin = `${NEAR_PX}px`
  const margins: ObserverOptions =
    'scrollMargin' in IntersectionObserver.prototype
      ? { scrollMargin: margin }
      : { rootMargin: margin }
  return new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) {
        observer?.unobserve(target)
        callbacks.get(target)?.()
      }
  }, margins)
}

/** Calls `run` once, when the player sees the element or nearly does; the returned function cancels it. */
export const whenNear = (element: Element, run: () => void): (() => void) => {
  if (!('IntersectionObserver' in globalThis)) {
    run()
    return () => undefined
  }
  observer ??= createObserver()
  callbacks.set(element, run)
  observer.observe(element)
  return () => {
    observer?.unobserve(element)
    callbacks.delete(element)
  }
}
