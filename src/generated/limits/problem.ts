/** Limits of Problem, by field. */
export const problemLimits = {
  status: { minimum: 400, maximum: 599 },
  requestId: { minLength: 1, maxLength: 64 },
  errors: { maxItems: 50 },
} as const
