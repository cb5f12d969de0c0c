import { useEffect, useEffectEvent, useState } from 'react'

const EVERY_MS = 1_000

/** The current result of `ask`, polled every second and by `refresh`. */
export function useReading<Value>(ask: () => Promise<Value>): {
  readonly value: Value | null
  readonly refresh: () => void
} {
  const [value, setValue] = useState<Value | null>(null)
  const refresh = useEffectEvent(() => {
    void ask().then(setValue, () => undefined)
  })
  const [count, setCount] = useState(0)
  useEffect(() => {
    refresh()
    const timer = setInterval(() => refresh(), EVERY_MS)
    return () => clearInterval(timer)
  }, [count])
  return { value, refresh: () => setCount((before) => before + 1) }
}
