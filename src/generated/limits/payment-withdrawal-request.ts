/** Limits of PaymentWithdrawalRequest, by field. */
export const paymentWithdrawalRequestLimits = {
  ticket: { minLength: 1 },
  amount: { minimum: 1, maximum: 1000000000 },
} as const
