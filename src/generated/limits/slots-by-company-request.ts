/** Limits of SlotsByCompanyRequest, by field. */
export const slotsByCompanyRequestLimits = {
  company: { minLength: 1 },
} as const
