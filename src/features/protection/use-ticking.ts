import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

const MINUTE_MS = 60_000

/** Writes a text that changes every minute into an element, bypassing React so that the page does not rerender. */
export function useTicking<Element extends HTMLElement>(
  textAt: (now: number) => string,
): RefObject<Element | null> {
  const element = useRef<Element>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const write = () => {
      const now = Date.now()
      const text = textAt(now)
      if (element.current !== null && element.current.textContent !== text)
        element.current.textContent = text
      clearTimeout(timer)
      timer = setTimeout(write, MINUTE_MS - (now % MINUTE_MS))
    }
    write()
    // Timers stop while a computer sleeps.
    document.addEventListener('visibilitychange', write)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', write)
    }
  })
  return element
}
