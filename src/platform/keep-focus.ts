/** Sectioning elements; the focus moves to the innermost remaining one. */
const PART = 'dialog, form, fieldset, section, nav, aside, main'

const trailOf = (element: Element): readonly Element[] => {
  const trail: Element[] = []
  for (let at: Element | null = element; at !== null; at = at.parentElement) trail.push(at)
  return trail
}

const canHold = (element: Element): boolean =>
  element.isConnected &&
  !element.matches(':disabled') &&
  element.closest('[inert]') === null &&
  element.checkVisibility({ visibilityProperty: true })

const isNothing = (element: Element | null): boolean =>
  element === null || element === document.body

/**
 * Moves the focus to the surrounding part of the page when the focused control is removed or disabled. Otherwise a
 * keyboard or screen reader user would lose their place. A press beside all controls is ignored.
 */
export const keepFocus = (): void => {
  let trail: readonly Element[] = []
  /** Elements focused before a dialog opened; they may be gone when it closes. */
  let behind: readonly Element[] = []

  const follow = (focused: EventTarget | null) => {
    if (!(focused instanceof Element) || isNothing(focused)) return
    trail = trailOf(focused)
    if (focused.closest('dialog') === null) behind = trail
  }
  const restore = () => {
    const active = document.activeElement
    const [focused] = trail
    if (focused === undefined || canHold(focused)) return
    if (!isNothing(active) && active?.matches(':disabled') !== true) return
    const place = [...trail, ...behind].find((one) => one.matches(PART) && canHold(one))
    if (!(place instanceof HTMLElement)) return
    if (!place.hasAttribute('tabindex')) {
      place.tabIndex = -1
      place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
    }
    place.focus({ preventScroll: true })
  }
  follow(document.activeElement)
  document.addEventListener('focusin', ({ target }) => follow(target))
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget !== null) return
    queueMicrotask(() => {
      const isOwnWish = target instanceof Element && canHold(target)
      if (isOwnWish && isNothing(document.activeElement)) trail = []
    })
  })
  new MutationObserver(restore).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  })
}
