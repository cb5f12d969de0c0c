/** Limits of EndSessionsRequest, by field. */
export const endSessionsRequestLimits = {
  session: { minLength: 1, maxLength: 64 },
} as const
