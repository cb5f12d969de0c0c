import { SITE_OFFSET_MS } from './site-time.ts'
import { MINUTE_MS } from './durations.ts'

/** Earlier years are database placeholders (0000-00-00, 0001-01-01). */
const FIRST_REAL_YEAR = 1900
const NO_DATE = '-'

const STAMP =
  /^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(?:([Zz])|([+-])(\d{2}):(\d{2}))?)?$/

const pad = (part: number, length: number): string => String(part).padStart(length, '0')

const isCalendarDay = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return year >= FIRST_REAL_YEAR && date.getUTCMonth() === month - 1
}

/** The time in the site's zone, as the UTC fields of a Date; null: empty or invalid. */
const siteMoment = (value: unknown): Date | null => {
  const match = typeof value === 'string' ? STAMP.exec(value.trim()) : null
  if (match === null) return null
  const [, year, month, day, hour, minute, second, utc, sign, offsetHour, offsetMinute] = match
  const date = [Number(year), Number(month), Number(day)] as const
  const time = [Number(hour ?? 0), Number(minute ?? 0), Number(second ?? 0)] as const
  const offset = [Number(offsetHour ?? 0), Number(offsetMinute ?? 0)] as const
  if (!isCalendarDay(...date)) return null
  if (time[0] > 23 || time[1] > 59 || time[2] > 60) return null
  if (offset[0] > 23 || offset[1] > 59) return null

  const hasOffset = utc !== undefined || sign !== undefined
  const offsetMinutes = hasOffset ? (offset[0] * 60 + offset[1]) * (sign === '-' ? -1 : 1) : null
  const shift = offsetMinutes === null ? 0 : SITE_OFFSET_MS - offsetMinutes * MINUTE_MS
  const local = new Date(Date.UTC(date[0], date[1] - 1, date[2], ...time) + shift)
  return local.getUTCFullYear() > 9999 ? null : local
}

/**
 * A date as `YYYY-MM-DD` in the site's time zone (Asia/Seoul, UTC+9), or `-` for an empty or invalid value
 * (R-ACCT-04). Takes RFC 3339 values (`2026-01-31T15:00:00Z`); values without an offset are in the site's zone
 * already. Uses arithmetic, because the first Intl formatter delays the first paint. Never throws.
 */
export const formatDate = (value: unknown): string => {
  const moment = siteMoment(value)
  if (moment === null) return NO_DATE
  return `${pad(moment.getUTCFullYear(), 4)}-${pad(moment.getUTCMonth() + 1, 2)}-${pad(moment.getUTCDate(), 2)}`
}

/** Time of day as `HH:MM`, by the rules of `formatDate`. */
export const formatTime = (value: unknown): string => {
  const moment = siteMoment(value)
  if (moment === null) return NO_DATE
  return `${pad(moment.getUTCHours(), 2)}:${pad(moment.getUTCMinutes(), 2)}`
}

/** Day and time as `YYYY-MM-DD HH:MM`, by the rules of `formatDate`. */
export const formatMoment = (value: unknown): string => {
  const day = formatDate(value)
  return day === NO_DATE ? NO_DATE : `${day} ${formatTime(value)}`
}
