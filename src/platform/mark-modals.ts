const mark = (): void =>
  void document.documentElement.toggleAttribute(
    'data-modal',
    document.querySelector('dialog:modal') !== null,
  )

/**
 * Marks the page while a modal dialog lies over it, for the styles: with `:has(:modal)` at the root each change of the
 * page would be looked through for dialogs, and style much of it anew.
 */
export const markModals = (): void => {
  mark()
  document.addEventListener('toggle', mark, true)
}
