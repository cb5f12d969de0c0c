import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

const SECOND_MS = 1_000

/**
 * Writes a text that changes with the time, epoch milliseconds, into an element: past React, so that a clock does not
 * draw the page anew.
 */
export function useTicking<Element extends HTMLElement>(
  textAt: (now: number) => string,
): RefObject<Element | null> {
  const element = useRef<Element>(null)
  useEffect(() => {
    const write = () => {
      const text = textAt(Date.now())
      if (element.current !== null && element.current.textContent !== text)
        element.current.textContent = text
    }
    write()
    const timer = setInterval(write, SECOND_MS)
    return () => clearInterval(timer)
  })
  return element
}
