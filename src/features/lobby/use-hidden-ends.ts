import { useEffect } from 'react'
import type { RefObject } from 'react'

/** A piece of an item at the end that is narrower, in CSS pixels, says nothing and is left out. */
const LEAST_PIECE = 44

/** How much of the row's last item in sight is seen, if it is cut there; 0: none is cut. */
const pieceAtEnd = (row: HTMLElement): number => {
  const end = row.getBoundingClientRect().right
  for (const item of row.children) {
    const { left, right } = item.getBoundingClientRect()
    if (left < end && right > end) return end - left
  }
  return 0
}

/**
 * Marks a row that scrolls sideways with `data-before` and `data-after` while it has more at that end. `data-after` is
 * `whole` if the row ends with a whole item: `--cut` is the width of the piece behind it.
 */
export const useHiddenEnds = (row: RefObject<HTMLElement | null>, content: unknown): void =>
  useEffect(() => {
    const element = row.current
    if (element === null) return undefined
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      element.toggleAttribute('data-before', scrollLeft > 1)
      const hasMore = scrollLeft + clientWidth < scrollWidth - 1
      element.toggleAttribute('data-after', hasMore)
      if (!hasMore) return
      // Closer together, so that more of the next one is in sight.
      if (pieceAtEnd(element) < LEAST_PIECE) element.dataset['tight'] = ''
      const piece = pieceAtEnd(element)
      const cut = piece < LEAST_PIECE ? piece : 0
      element.style.setProperty('--cut', `${Math.ceil(cut)}px`)
      element.dataset['after'] = cut > 0 ? 'whole' : ''
    }
    // Calls back at once, too, after layout.
    const observer = new ResizeObserver(mark)
    observer.observe(element)
    element.addEventListener('scroll', mark, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', mark)
    }
  }, [row, content])
