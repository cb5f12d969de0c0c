import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

/** Whether the card covers the focused control. */
const coversFocus = (card: Element | null): boolean => {
  const focused = document.activeElement
  if (card === null || !(focused instanceof HTMLElement) || focused.tabIndex < 0) return false
  if (focused === document.body || card.contains(focused)) return false
  return overlap(card.getBoundingClientRect(), focused.getBoundingClientRect())
}

/** Whether a card over the page covers the focused control (WCAG 2.2, 2.4.11). */
export const useCoversFocus = (card: RefObject<Element | null>): boolean => {
  const [covers, setCovers] = useState(false)
  useEffect(() => {
    const look = () => setCovers(coversFocus(card.current))
    look()
    const events = ['focusin', 'focusout', 'scroll', 'resize'] as const
    for (const event of events) addEventListener(event, look, { capture: true, passive: true })
    return () => {
      for (const event of events) removeEventListener(event, look, { capture: true })
    }
  }, [card])
  return covers
}
