/** Limits of PaymentDepositRequest, by field. */
export const paymentDepositRequestLimits = {
  amount: { minimum: 1, maximum: 1000000000 },
} as const
