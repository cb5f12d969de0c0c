/** Limits of OpenSlotRequest, by field. */
export const openSlotRequestLimits = {
  company: { minLength: 1 },
  game: { minLength: 1 },
} as const
