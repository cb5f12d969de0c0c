import { DAY_MS, HOUR_MS } from './durations.ts'

/** Offset of Asia/Seoul in RFC 3339 form; no daylight saving time. */
export const SITE_OFFSET = '+09:00'

/** `SITE_OFFSET` in milliseconds. */
export const SITE_OFFSET_MS = 9 * HOUR_MS

/** The day (`YYYY-MM-DD`) of a time (epoch milliseconds) in the site's zone. */
export const siteDay = (at: number): string =>
  new Date(at + SITE_OFFSET_MS).toISOString().slice(0, 10)

/** The day (`YYYY-MM-DD`) that many days later; negative: earlier. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
