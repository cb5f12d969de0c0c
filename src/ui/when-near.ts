/** Pixels outside the visible part within which content counts as near. */
const NEAR_PX = 200

const runs = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/** `scrollMargin` is for the page and for rows that scroll; browsers that do not know it count tiles of a row as they come. */
type Margins = IntersectionObserverInit & { readonly scrollMargin?: string }

const createObserver = () => {
  const near = `${NEAR_PX}px`
  const margins: Margins =
    'scrollMargin' in IntersectionObserver.prototype ? { scrollMargin: near } : { rootMargin: near }
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
