import { useEffect, useRef } from 'react'

/** Calls `act` when the count is higher than at the last render. */
export function useOnIncrease(count: number, act: () => unknown): void {
  const last = useRef(count)
  useEffect(() => {
    if (count > last.current) act()
    last.current = count
  }, [count, act])
}
