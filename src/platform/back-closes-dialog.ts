import { readProperty } from '../lib/json.ts'

/** The open dialog or menu that lies on top. */
const topmost = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('dialog[open], [popover]:popover-open')].at(-1)

const indexOf = (entry: unknown): number => Number(readProperty(entry, 'index'))

/**
 * The browser's Back closes what lies over the page, and the page stays. Chromium on Android does so by
 * itself; here is the rest, by the Navigation API: no entry of the history stands for a dialog, so none
 * is left over. Where the browser has no such API, or lets no page keep a traversal, Back leaves the page.
 */
export const closeDialogsOnBack = (): void => {
  const navigation = readProperty(globalThis, 'navigation')
  if (!(navigation instanceof EventTarget)) return
  navigation.addEventListener('navigate', (event) => {
    if (readProperty(event, 'navigationType') !== 'traverse' || !event.cancelable) return
    const to = indexOf(readProperty(event, 'destination'))
    if (to >= indexOf(readProperty(navigation, 'currentEntry'))) return
    const open = topmost()
    // A login that is on its way cannot be closed, and is no trap either.
    if (open === undefined || open.getAttribute('closedby') === 'none') return
    event.preventDefault()
    // What Escape does: `requestClose` is younger than the Navigation API.
    if (open instanceof HTMLDialogElement)
      open.dispatchEvent(new Event('cancel', { cancelable: true }))
    else open.hidePopover()
  })
}
