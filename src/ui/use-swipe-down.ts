import { useRef } from 'react'
import type { PointerEvent, RefObject } from 'react'

/** Distance in pixels after which a released sheet closes. */
const CLOSE_DISTANCE_PX = 96
/** Speed in pixels per millisecond above which it closes after any distance. */
const CLOSE_SPEED = 0.5

const isAtBottom = () => matchMedia('(max-width: 767px)').matches

/** Offsets the sheet by the drag's distance; null: back to its place. */
const drag = (sheet: HTMLElement | null, distance: number | null) => {
  if (sheet === null) return
  sheet.toggleAttribute('data-dragged', distance !== null)
  sheet.style.translate = distance === null ? '' : `0 ${Math.max(0, distance)}px`
}

/** Handlers for the handle of a bottom sheet: a touch drags the sheet down, and closes it if far or fast enough. */
export const useSwipeDown = (sheet: RefObject<HTMLElement | null>, onClose: () => void) => {
  const touchStart = useRef<{ readonly y: number; readonly at: number } | null>(null)
  const endDrag = (event: PointerEvent | null) => {
    const from = touchStart.current
    touchStart.current = null
    if (from === null) return
    drag(sheet.current, null)
    if (event === null) return
    const distance = event.clientY - from.y
    const speed = distance / Math.max(1, event.timeStamp - from.at)
    if (distance > CLOSE_DISTANCE_PX || (distance > 0 && speed > CLOSE_SPEED)) onClose()
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' || !isAtBottom()) return
      touchStart.current = { y: event.clientY, at: event.timeStamp }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      if (touchStart.current !== null) drag(sheet.current, event.clientY - touchStart.current.y)
    },
    onPointerUp: (event: PointerEvent) => endDrag(event),
    onPointerCancel: () => endDrag(null),
  }
}
