/**
 * Marks the page while a modal dialog lies over it, for the styles: with `:has(:modal)` at the root each change of the
 * page would be looked through for dialogs, and style much of it anew.
 */
export const markModals = (): void => {
  document.addEventListener(
    'toggle',
    () =>
      document.documentElement.toggleAttribute(
        'data-modal',
        document.querySelector('dialog:modal') !== null,
      ),
    true,
  )
}
