import { useEffectEvent, useLayoutEffect } from 'react'
import type { RefObject } from 'react'
import { guardPresses } from './press-guard.ts'

type ModalProps = {
  /** An outside press is not among them: `guardPresses` handles it. */
  closedby: 'closerequest' | 'none'
  /** Handlers for the dialog's `cancel` and `close` events: Esc and the phone's back gesture. */
  onCancel: (event: { preventDefault: () => void }) => void
  onClose: () => void
}

/** Makes the dialog's animation start where its opener is. */
const setOrigin = (dialog: HTMLDialogElement, opener: Element | null) => {
  const openerBox = opener && opener !== document.body ? opener.getBoundingClientRect() : null
  const box = dialog.getBoundingClientRect()
  const x = openerBox ? openerBox.left + openerBox.width / 2 - box.left : box.width / 2
  const y = openerBox ? openerBox.top + openerBox.height / 2 - box.top : box.height / 2
  dialog.style.transformOrigin = `${x}px ${y}px`
}

/**
 * Keeps a native modal dialog in sync with `open`; the browser traps and restores the focus. Without `onDismiss`
 * neither Esc nor an outside press closes it, and with `isLoading` only Esc does. A press that began before the dialog
 * opened does nothing to it, nor does the second half of a double press.
 */
export const useModal = (
  ref: RefObject<HTMLDialogElement | null>,
  open: boolean,
  onDismiss: (() => void) | undefined,
  isLoading = false,
): ModalProps => {
  const pressedOutside = useEffectEvent(() => {
    if (!isLoading) onDismiss?.()
  })
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    const opener = document.activeElement
    if (!dialog.open) dialog.showModal()
    setOrigin(dialog, opener)
    const endGuard = guardPresses(dialog, () => pressedOutside())
    return () => {
      endGuard()
      dialog.close()
    }
  }, [ref, open])

  return {
    closedby: onDismiss ? 'closerequest' : 'none',
    onCancel: (event) => {
      event.preventDefault()
      onDismiss?.()
    },
    // Chromium closes on a second Esc without asking, so the state must follow or the dialog reopen.
    onClose: () => {
      if (!open || ref.current?.open) return
      if (onDismiss) onDismiss()
      else ref.current?.showModal()
    },
  }
}
