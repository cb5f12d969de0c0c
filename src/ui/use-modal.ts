import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

type ModalEvents = {
  /** For the `cancel` and `close` events of the dialog: Esc, and the phone's back gesture. */
  onCancel: (event: { preventDefault: () => void }) => void
  onClose: () => void
}

/** Where the press came from, seen from the dialog: it opens and closes from there. */
const setOrigin = (dialog: HTMLDialogElement, from: Element | null) => {
  const start = from && from !== document.body ? from.getBoundingClientRect() : null
  const box = dialog.getBoundingClientRect()
  const x = start ? start.left + start.width / 2 - box.left : box.width / 2
  const y = start ? start.top + start.height / 2 - box.top : box.height / 2
  dialog.style.transformOrigin = `${x}px ${y}px`
}

/**
 * Keeps a native modal dialog in step with `open`; the browser traps and gives back the focus.
 * Without `onDismiss` neither Esc nor a press outside closes it.
 */
export const useModal = (
  ref: RefObject<HTMLDialogElement | null>,
  open: boolean,
  onDismiss: (() => void) | undefined,
): ModalEvents => {
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    const opener = document.activeElement
    if (!dialog.open) dialog.showModal()
    setOrigin(dialog, opener)
    return () => dialog.close()
  }, [ref, open])

  return {
    onCancel: (event) => {
      event.preventDefault()
      onDismiss?.()
    },
    // Chromium closes on a second Esc without asking: then what is shown must follow, or reopen.
    onClose: () => {
      if (!open || ref.current?.open) return
      if (onDismiss) onDismiss()
      else ref.current?.showModal()
    },
  }
}
