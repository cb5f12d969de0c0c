import { useEffect, useRef } from 'react'

export function useOnIncrease(count: number, onIncrease: () => unknown): void {
  const lastCount = useRef(count)
  useEffect(() => {
    if (count > lastCount.current) onIncrease()
    lastCount.current = count
  }, [count, onIncrease])
}
