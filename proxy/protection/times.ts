import { SITE_OFFSET_MS, addDays, siteDay } from '../../src/lib/site-time.ts'

/** The site's time zone has no daylight saving time. */
const startOf = (day: string): number => Date.parse(day) - SITE_OFFSET_MS

export const monthStart = (at: number): number => startOf(`${siteDay(at).slice(0, 7)}-01`)

export const monthEnd = (at: number): number => {
  const [year = 0, month = 0] = siteDay(at).split('-').map(Number)
  return Date.UTC(year, month, 1) - SITE_OFFSET_MS
}

export const dayStart = (at: number): number => startOf(siteDay(at))

export const dayEnd = (at: number): number => startOf(addDays(siteDay(at), 1))
