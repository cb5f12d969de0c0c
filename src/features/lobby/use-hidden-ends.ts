import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Marks a row that scrolls sideways with `data-before` and `data-after` while it has more at that end. */
export const useHiddenEnds = (row: RefObject<HTMLElement | null>, content: unknown): void =>
  useEffect(() => {
    const element = row.current
    if (element === null) return undefined
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      element.toggleAttribute('data-before', scrollLeft > 1)
      element.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1)
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
