import { SITE_OFFSET_MS } from '../../src/lib/site-time.ts'

/** Epoch milliseconds as RFC 3339 with Korea's offset, whole seconds. */
export const instant = (at: number): string =>
  `${new Date(Math.floor(at / 1000) * 1000 + SITE_OFFSET_MS).toISOString().slice(0, 19)}+09:00`
