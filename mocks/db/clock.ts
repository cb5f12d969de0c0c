import { z } from 'zod'
import { SITE_OFFSET_MS } from '../../src/lib/site-time.ts'

/** Difference between the mock's clock and the underlying one. */
export const clockSetting = z.strictObject({
  /** Milliseconds added to the underlying clock. */
  offset: z.int(),
  /** Epoch milliseconds at which it is stopped; null: running. */
  standsAt: z.int().nullable(),
})

export type ClockSetting = z.infer<typeof clockSetting>

export const realTime: ClockSetting = { offset: 0, standsAt: null }

export const timeOf = ({ offset, standsAt }: ClockSetting, realNow: number): number =>
  standsAt ?? realNow + offset

/** Epoch milliseconds as RFC 3339 with Korea's offset, whole seconds. */
export const instant = (at: number): string =>
  `${new Date(Math.floor(at / 1000) * 1000 + SITE_OFFSET_MS).toISOString().slice(0, 19)}+09:00`
