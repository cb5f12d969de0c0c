/** Limits of LoginRequest, by field. */
export const loginRequestLimits = {
  id: { minLength: 1 },
  pw: { minLength: 1 },
} as const
