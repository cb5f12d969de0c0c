/** Sectioning elements; the focus moves to the innermost remaining one. */
const PART = 'dialog, form, fieldset, section, nav, aside, main'

const trailOf = (element: Element): readonly Element[] => {
  const trail: Element[] = []
  for (let current: Element | null = element; current !== null; current = current.parentElement)
    trail.push(current)
  return trail
}

const canHold = (element: Element): boolean =>
  element.isConnected &&
  !element.matches(':disabled') &&
  element.closest('[inert]') === null &&
  element.checkVisibility({ visibilityProperty: true })

const isBodyOrNull = (element: Element | null): boolean =>
  element === null || element === document.body

/**
 * Moves the focus to the surrounding part of the page when the focused control is removed or disabled. Otherwise a
 * keyboard or screen reader user would lose their place. A press beside all controls is ignored.
 */
export const keepFocus = (): void => {
  let trail: readonly Element[] = []
  /** The element focused before a dialog opened, and those around it; they may be gone when it closes. */
  let trailBehindDialog: readonly Element[] = []

  const follow = (focused: EventTarget | null) => {
    if (!(focused instanceof Element) || isBodyOrNull(focused)) return
    trail = trailOf(focused)
    if (focused.closest('dialog') === null) trailBehindDialog = trail
  }
  const restore = () => {
    const active = document.activeElement
    const [focused] = trail
    if (focused === undefined || canHold(focused)) return
    if (!isBodyOrNull(active) && active?.matches(':disabled') !== true) return
    const target = [...trail, ...trailBehindDialog].find(
      (element) => element.matches(PART) && canHold(element),
    )
    if (!(target instanceof HTMLElement)) return
    if (!target.hasAttribute('tabindex')) {
      target.tabIndex = -1
      target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
    }
    target.focus({ preventScroll: true })
  }
  follow(document.activeElement)
  document.addEventListener('focusin', ({ target }) => follow(target))
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget !== null) return
    queueMicrotask(() => {
      const wasLeftByPress = target instanceof Element && canHold(target)
      if (wasLeftByPress && isBodyOrNull(document.activeElement)) trail = []
    })
  })
  new MutationObserver(restore).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  })
}
