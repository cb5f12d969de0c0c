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
  const openModals: {
    readonly dialog: HTMLDialogElement
    readonly focusedBefore: Element | null
  }[] = []
  const close = (dialog: HTMLDialogElement) => {
    if (!dialog.open) return
    dialog.removeAttribute('open')
    const index = openModals.findIndex((openModal) => openModal.dialog === dialog)
    refusedEscape.delete(dialog)
    const [modal] = index === -1 ? [] : openModals.splice(index, 1)
    // The browser returns the focus only if it is in the dialog.
    if (modal !== undefined && isWithin(dialog)) focusOn(modal.focusedBefore)
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
    const topDialog = openModals.at(-1)?.dialog
    if (topDialog?.isConnected !== true || !topDialog.open || topDialog.contains(this))
      focus.call(this, options)
  }
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      openModals.push({ dialog: this, focusedBefore: document.activeElement })
      this.setAttribute('open', '')
      const firstFocusable =
        this.querySelector('[autofocus]') ?? this.querySelector(focusable) ?? this
      if (firstFocusable instanceof HTMLElement) firstFocusable.focus()
    },
    close(this: HTMLDialogElement) {
      close(this)
    },
    requestClose(this: HTMLDialogElement) {
      // Chromium asks the page once, too: the next Escape closes the dialog.
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
    const topDialog = openModals.at(-1)?.dialog
    if (event.key !== 'Escape' || event.defaultPrevented || topDialog === undefined) return
    if (isOlder || topDialog.getAttribute('closedby') !== 'none') topDialog.requestClose()
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
    for (const popover of document.querySelectorAll('[popover][data-open]'))
      if (popover !== menu && !(target instanceof Element && popover.contains(target)))
        popover.removeAttribute('data-open')
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
