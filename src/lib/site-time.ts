/** The site's time zone, Asia/Seoul, without summer time: as RFC 3339 writes it. */
export const SITE_OFFSET = '+09:00'

/** Milliseconds by which the site's time zone is ahead of UTC. */
export const SITE_OFFSET_MS = 9 * 60 * 60_000

const DAY_MS = 24 * 60 * 60_000

/** The day at a moment (epoch milliseconds) as `YYYY-MM-DD`, in the site's time zone. */
export const siteDay = (at: number): string =>
  new Date(at + SITE_OFFSET_MS).toISOString().slice(0, 10)

/** The day so many days after a day (`YYYY-MM-DD`), before it where they are fewer than 0. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
