/** What a player knows as a part of the page: the focus goes to the innermost that is left. */
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
 * Gives the focus to the part of the page around a control that is taken away or disabled while it has
 * the focus. A browser leaves it to the page as a whole then, and a player with a keyboard or a screen
 * reader loses their place. A player's own press beside all controls is left as it is.
 */
export const keepFocus = (): void => {
  let trail: readonly Element[] = []
  /** What had the focus before a dialog was opened, which may be gone when that closes. */
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
