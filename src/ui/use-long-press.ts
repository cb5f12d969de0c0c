import { useRef } from 'react'
import type { MouseEvent, PointerEvent } from 'react'

/** Android opens a context menu after as long. */
const LONG_MS = 500
/** Pixels; a finger that moves further scrolls. */
const FAR = 12

type Press = { readonly x: number; readonly y: number; readonly at: number }

/**
 * Handlers for a button with a second action: a long press of a finger, the right mouse button, or the keyboard's menu
 * key. It runs when the press ends, because a dialog that opens earlier would be closed by that.
 */
export const useLongPress = (act: () => void) => {
  const press = useRef<Press | null>(null)
  const isMeant = useRef(false)
  const isSwallowed = useRef(false)
  const forget = () => {
    press.current = null
    isMeant.current = false
  }
  return {
    onPointerDown: ({ clientX, clientY, timeStamp }: PointerEvent) => {
      press.current = { x: clientX, y: clientY, at: timeStamp }
      isMeant.current = false
      isSwallowed.current = false
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = press.current ?? { x: clientX, y: clientY }
      if (Math.hypot(clientX - x, clientY - y) > FAR) forget()
    },
    onPointerUp: ({ pointerType, timeStamp }: PointerEvent) => {
      const isHeld =
        press.current !== null && pointerType !== 'mouse' && timeStamp - press.current.at >= LONG_MS
      const isRun = isHeld || isMeant.current
      forget()
      if (!isRun) return
      isSwallowed.current = true
      setTimeout(act)
    },
    onPointerCancel: forget,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault()
      if (press.current === null) act()
      else isMeant.current = true
    },
    onClickCapture: (event: MouseEvent) => {
      // A press of Enter has no detail.
      if (!isSwallowed.current || event.detail === 0) return
      isSwallowed.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
