/** Limits of CheckIdRequest, by field. */
export const checkIdRequestLimits = {
  id: { minLength: 4, maxLength: 20, pattern: /^[A-Za-z0-9]+$/u },
} as const
