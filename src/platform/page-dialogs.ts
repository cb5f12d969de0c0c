import { readProperty } from '../lib/json.ts'

const topmost = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('dialog[open], [popover]:popover-open')].at(-1)

const indexOf = (entry: unknown): number => Number(readProperty(entry, 'index'))

/**
 * Makes the browser's Back close a dialog or menu instead of leaving the page. Chromium on Android does so itself;
 * for others this uses the Navigation API, without history entries. Without that API Back leaves the page.
 */
export const closeDialogsOnBack = (): void => {
  const navigation = readProperty(globalThis, 'navigation')
  if (!(navigation instanceof EventTarget)) return
  navigation.addEventListener('navigate', (event) => {
    if (readProperty(event, 'navigationType') !== 'traverse' || !event.cancelable) return
    const to = indexOf(readProperty(event, 'destination'))
    if (to >= indexOf(readProperty(navigation, 'currentEntry'))) return
    const openElement = topmost()
    // A login in progress cannot be closed, but must not trap the player either.
    if (openElement === undefined || openElement.getAttribute('closedby') === 'none') return
    event.preventDefault()
    // Closes it like Escape. Some browsers have the Navigation API but not `requestClose`.
    if (openElement instanceof HTMLDialogElement)
      openElement.dispatchEvent(new Event('cancel', { cancelable: true }))
    else openElement.hidePopover()
  })
}

const updateMark = (): void =>
  void document.documentElement.toggleAttribute(
    'data-modal',
    document.querySelector('dialog:modal') !== null,
  )

/**
 * Marks the page while a modal dialog is open, for styles. `:has(:modal)` at the root would restyle much of the page
 * at each change.
 */
export const markModals = (): void => {
  updateMark()
  document.addEventListener('toggle', updateMark, true)
}
