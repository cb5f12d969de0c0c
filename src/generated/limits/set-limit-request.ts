/** Limits of SetLimitRequest, by field. */
export const setLimitRequestLimits = {
  value: { minimum: 1, maximum: 1000000000 },
} as const
