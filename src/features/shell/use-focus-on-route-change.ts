import { useEffect, useEffectEvent, useRef } from 'react'
import type { RefObject } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Does what a browser does when a page is left for another: what lay over the old one closes, the
 * new one starts at its top, and the screen reader's place is its content.
 */
export const useFocusOnRouteChange = (left: () => void): RefObject<HTMLElement | null> => {
  const content = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const last = useRef(pathname)
  const leave = useEffectEvent(left)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    leave()
    scrollTo(0, 0)
    content.current?.focus({ preventScroll: true })
  }, [pathname])
  return content
}
