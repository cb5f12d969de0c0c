/** Milliseconds by which the site's time zone is ahead of UTC: Asia/Seoul, without summer time. */
export const SITE_OFFSET_MS = 9 * 60 * 60_000

/** The day at a moment (epoch milliseconds) as `YYYY-MM-DD`, in the site's time zone. */
export const siteDay = (at: number): string =>
  new Date(at + SITE_OFFSET_MS).toISOString().slice(0, 10)
