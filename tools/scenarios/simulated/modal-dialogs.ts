type Window = globalThis.Window & typeof globalThis

const focusable =
  'button:not(:disabled), a[href], input:not(:disabled, [hidden]), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])'

/**
 * Adds what jsdom lacks to a window: modal dialogs with Escape, focus and its return (HTML, "showModal"), popovers, and
 * `checkVisibility`.
 */
export function installDialogs(window: Window, isOlder: boolean): void {
  const { document, HTMLDialogElement, HTMLElement, Element, Document } = window
  /** Dialogs that refused an Escape since the player's last other action. */
  const refusedEscape = new Set<HTMLDialogElement>()
  const openModals: { readonly dialog: HTMLDialogElement; readonly before: Element | null }[] = []
  const close = (dialog: HTMLDialogElement) => {
    if (!dialog.open) return
    dialog.removeAttribute('open')
    const at = openModals.findIndex((openModal) => openModal.dialog === dialog)
    refusedEscape.delete(dialog)
    const [modal] = at === -1 ? [] : openModals.splice(at, 1)
    // The browser returns the focus only if it is in the dialog.
    if (modal !== undefined && isWithin(dialog)) focusOn(modal.before)
    window.queueMicrotask(() => dialog.dispatchEvent(new window.Event('close')))
  }
  const isWithin = (dialog: Element) =>
    document.activeElement === document.body || dialog.contains(document.activeElement)
  const focusOn = (element: Element | null) => {
    if (element instanceof HTMLElement && element.isConnected) element.focus()
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function focusUnlessInert(this: HTMLElement, options) {
    const top = openModals.at(-1)?.dialog
    if (top?.isConnected !== true || !top.open || top.contains(this)) focus.call(this, options)
  }
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      openModals.push({ dialog: this, before: document.activeElement })
      this.setAttribute('open', '')
      const first = this.querySelector('[autofocus]') ?? this.querySelector(focusable) ?? this
      if (first instanceof HTMLElement) first.focus()
    },
    close(this: HTMLDialogElement) {
      close(this)
    },
    requestClose(this: HTMLDialogElement) {
      // As Chromium does, the page is asked once: the next Escape closes.
      const mayCancel = !refusedEscape.delete(this)
      if (mayCancel && !this.dispatchEvent(new window.Event('cancel', { cancelable: true }))) {
        refusedEscape.add(this)
        return
      }
      close(this)
    },
  })
  for (const type of ['pointerdown', 'keydown'] as const)
    window.addEventListener(
      type,
      (event) => {
        if (!('key' in event) || event.key !== 'Escape') refusedEscape.clear()
      },
      true,
    )
  window.addEventListener('keydown', (event) => {
    const top = openModals.at(-1)?.dialog
    if (event.key !== 'Escape' || event.defaultPrevented || top === undefined) return
    if (isOlder || top.getAttribute('closedby') !== 'none') top.requestClose()
  })
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      this.setAttribute('data-open', '')
    },
    hidePopover(this: HTMLElement) {
      this.removeAttribute('data-open')
    },
  })
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[popovertarget]') : null
    const menu = document.getElementById(button?.getAttribute('popovertarget') ?? '')
    for (const open of document.querySelectorAll('[popover][data-open]'))
      if (open !== menu && !(target instanceof Element && open.contains(target)))
        open.removeAttribute('data-open')
    menu?.toggleAttribute('data-open')
  })
  Object.assign(Element.prototype, { checkVisibility: () => true })
  for (const prototype of [Document.prototype, Element.prototype])
    for (const name of ['querySelector', 'querySelectorAll', 'matches', 'closest'] as const) {
      const originalMethod = (prototype as unknown as Record<string, unknown>)[name]
      if (typeof originalMethod !== 'function') continue
      Object.assign(prototype, {
        [name](this: unknown, selector: string) {
          return Reflect.apply(originalMethod, this, [
            selector.replaceAll(':modal', '[open]').replaceAll(':popover-open', '[data-open]'),
          ]) as unknown
        },
      })
    }
}
