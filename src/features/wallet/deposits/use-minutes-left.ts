import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000
const LOOK_EVERY_MS = 5_000

const minutesUntil = (at: number): number => Math.ceil((at - Date.now()) / MINUTE_MS)

/** Whole minutes until an RFC 3339 time, rounded up; 0 or less: it is over; null: there is no such time. */
export const useMinutesLeft = (until: string | null): number | null => {
  const at = until === null ? Number.NaN : Date.parse(until)
  const [minutes, setMinutes] = useState(() => minutesUntil(at))
  useEffect(() => {
    const look = () => setMinutes(minutesUntil(at))
    look()
    const timer = setInterval(look, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [at])
  return Number.isNaN(at) ? null : minutes
}
