/** Pixels outside the visible part within which content counts as near. */
const NEAR_PX = 200

const runs = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/** Browsers that do not know `scrollMargin` count only what a row shows as near, and not its next tiles. */
type Margins = IntersectionObserverInit & { readonly scrollMargin: string }

const createObserver = () => {
  const margins: Margins = { rootMargin: `${NEAR_PX}px`, scrollMargin: `${NEAR_PX}px` }
  return new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) {
        observer?.unobserve(target)
        runs.get(target)?.()
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
  runs.set(element, run)
  observer.observe(element)
  return () => {
    observer?.unobserve(element)
    runs.delete(element)
  }
}
