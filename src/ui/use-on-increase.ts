import { useEffect, useRef } from 'react'

export function useOnIncrease(count: number, act: () => unknown): void {
  const last = useRef(count)
  useEffect(() => {
    if (count > last.current) act()
    last.current = count
  }, [count, act])
}
