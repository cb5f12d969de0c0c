const mark = (): void =>
  void document.documentElement.toggleAttribute(
    'data-modal',
    document.querySelector('dialog:modal') !== null,
  )

/**
 * Marks the page while a modal dialog is open, for styles. `:has(:modal)` at the root would restyle much of the page
 * at each change.
 */
export const markModals = (): void => {
  mark()
  document.addEventListener('toggle', mark, true)
}
