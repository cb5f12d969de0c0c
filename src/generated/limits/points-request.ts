/** Limits of PointsRequest, by field. */
export const pointsRequestLimits = {
  amount: { minimum: 1, maximum: 1000000000 },
} as const
