import { useEffect, useState } from 'react'

const SECOND_MS = 1_000

/** The time now, epoch milliseconds; anew with each minute of the clock. */
export const useMinute = (): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => {
      setNow((before) =>
        Math.floor(Date.now() / 60_000) === Math.floor(before / 60_000) ? before : Date.now(),
      )
    }, SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
