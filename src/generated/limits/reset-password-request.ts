/** Limits of ResetPasswordRequest, by field. */
export const resetPasswordRequestLimits = {
  id: { minLength: 1 },
  phone: { maxLength: 20, pattern: /^\+?[0-9][0-9-]{6,18}$/u },
  banknum: { minLength: 5, maxLength: 31, pattern: /^[0-9][0-9-]*$/u },
  newPw: { minLength: 8, maxLength: 128 },
} as const
