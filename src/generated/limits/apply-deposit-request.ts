/** Limits of ApplyDepositRequest, by field. */
export const applyDepositRequestLimits = {
  amount: { minimum: 1, maximum: 1000000000 },
  bankOwner: { minLength: 1, maxLength: 40, pattern: /^(?=.*\S)[^\x00-\x1f\x7f]*$/u },
} as const
