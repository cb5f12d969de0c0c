import { z } from 'zod'

/** How the clock of a mock differs from the clock that it was given. */
export const clockSetting = z.strictObject({
  /** Milliseconds that are added to the given clock. */
  offset: z.int(),
  /** The epoch in milliseconds at which it stands still; null: it goes on. */
  standsAt: z.int().nullable(),
})

export type ClockSetting = z.infer<typeof clockSetting>

export const realTime: ClockSetting = { offset: 0, standsAt: null }

export const timeOf = ({ offset, standsAt }: ClockSetting, given: number): number =>
  standsAt ?? given + offset
