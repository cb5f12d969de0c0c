/** Limits of AmountRequest, by field. */
export const amountRequestLimits = {
  amount: { minimum: 1, maximum: 1000000000 },
} as const
