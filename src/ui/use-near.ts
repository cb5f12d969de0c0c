import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { whenNear } from './when-near.ts'

/** Whether the player sees the element, or nearly did. */
export const useNear = (element: RefObject<Element | null>): boolean => {
  const [isNear, setIsNear] = useState(false)
  useEffect(
    () => (element.current === null ? undefined : whenNear(element.current, () => setIsNear(true))),
    [element],
  )
  return isNear
}
