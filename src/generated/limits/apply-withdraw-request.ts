/** Limits of ApplyWithdrawRequest, by field. */
export const applyWithdrawRequestLimits = {
  amount: { minimum: 1, maximum: 1000000000 },
} as const
