import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The time now, epoch milliseconds; anew with each minute of the clock, and when the page is seen again. */
export const useMinute = (): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    // A computer that slept stops timers: the minute is read anew when somebody looks at the page.
    const read = () => setNow(Date.now())
    const timer = setTimeout(read, MINUTE_MS - (now % MINUTE_MS))
    document.addEventListener('visibilitychange', read)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', read)
    }
  }, [now])
  return now
}
