import { useRef } from 'react'
import type { MouseEvent, PointerEvent } from 'react'

/** Android opens a context menu after the same time. */
const LONG_PRESS_MS = 500
/** A finger that moves further scrolls. */
const MAX_MOVE_PX = 12

type Press = { readonly x: number; readonly y: number; readonly at: number }

/**
 * Handlers for a button with a second action: a long press of a finger, the right mouse button, or the keyboard's menu
 * key. It runs when the press ends, because a dialog that opens earlier would be closed by that.
 */
export const useLongPress = (onLongPress: () => void) => {
  const press = useRef<Press | null>(null)
  const wasMenuRequested = useRef(false)
  const ignoresClick = useRef(false)
  const reset = () => {
    press.current = null
    wasMenuRequested.current = false
  }
  return {
    onPointerDown: ({ clientX, clientY, timeStamp }: PointerEvent) => {
      press.current = { x: clientX, y: clientY, at: timeStamp }
      wasMenuRequested.current = false
      ignoresClick.current = false
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = press.current ?? { x: clientX, y: clientY }
      if (Math.hypot(clientX - x, clientY - y) > MAX_MOVE_PX) reset()
    },
    onPointerUp: ({ pointerType, timeStamp }: PointerEvent) => {
      const isHeld =
        press.current !== null &&
        pointerType !== 'mouse' &&
        timeStamp - press.current.at >= LONG_PRESS_MS
      const shouldRun = isHeld || wasMenuRequested.current
      reset()
      if (!shouldRun) return
      ignoresClick.current = true
      setTimeout(onLongPress)
    },
    onPointerCancel: reset,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault()
      if (press.current === null) onLongPress()
      else wasMenuRequested.current = true
    },
    onClickCapture: (event: MouseEvent) => {
      // `detail` is 0 for a click that comes from Enter.
      if (!ignoresClick.current || event.detail === 0) return
      ignoresClick.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
