/** Limits of BetsRequest, by field. */
export const betsRequestLimits = {
  page: { minimum: 1, maximum: 100000, default: 1 },
  pageSize: { minimum: 1, maximum: 100, default: 20 },
} as const
