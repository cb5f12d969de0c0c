import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/** CSS pixels of an item that show, behind the fade, that the row continues. */
const MIN_VISIBLE_PX = 52
/** Pixels that each side of an item's padding may lose. */
const MAX_CLOSER = 8

/** CSS pixels to take from the padding so that a piece of the cut item shows at the row's end. */
const closerFor = (row: HTMLElement): number => {
  const { right: end } = row.getBoundingClientRect()
  const boxes = [...row.children].map((item) => item.getBoundingClientRect())
  const wholeCount = boxes.findIndex(({ right }) => right > end)
  const cutBox = boxes[wholeCount]
  if (cutBox === undefined || wholeCount === 0) return 0
  const missingPx = MIN_VISIBLE_PX - (end - cutBox.left)
  return Math.max(0, Math.min(MAX_CLOSER, Math.ceil(missingPx / (2 * wholeCount))))
}

/**
 * Marks a row that scrolls sideways with `data-before` and `data-after` while it has more at that end. `--closer` is
 * the padding that its items lose, so that the row does not look complete.
 */
export const useHiddenEnds = (row: RefObject<HTMLElement | null>, content: unknown): void =>
  useLayoutEffect(() => {
    const element = row.current
    if (element === null) return undefined
    const markEnds = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      element.toggleAttribute('data-before', scrollLeft > 1)
      element.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1)
    }
    const fit = () => {
      element.style.setProperty('--closer', '0px')
      const { scrollLeft, scrollWidth, clientWidth } = element
      if (scrollLeft === 0 && scrollWidth > clientWidth + 1)
        element.style.setProperty('--closer', `${closerFor(element)}px`)
      markEnds()
    }
    // Its first call comes after the layout and before the paint, so nothing is laid out twice.
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    element.addEventListener('scroll', markEnds, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', markEnds)
    }
  }, [row, content])
