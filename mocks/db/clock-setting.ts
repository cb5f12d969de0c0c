import { z } from 'zod'

/** Difference between the mock's clock and the underlying one. */
export const clockSetting = z.strictObject({
  /** Milliseconds added to the underlying clock. */
  offset: z.int(),
  /** Epoch milliseconds at which it is stopped; null: running. */
  standsAt: z.int().nullable(),
})

export type ClockSetting = z.infer<typeof clockSetting>

export const realTime: ClockSetting = { offset: 0, standsAt: null }

export const timeOf = ({ offset, standsAt }: ClockSetting, given: number): number =>
  standsAt ?? given + offset
