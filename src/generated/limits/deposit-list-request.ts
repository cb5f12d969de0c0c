/** Limits of DepositListRequest, by field. */
export const depositListRequestLimits = {
  page: { minimum: 1, maximum: 100000, default: 1 },
  pageSize: { minimum: 1, maximum: 100, default: 20 },
} as const
