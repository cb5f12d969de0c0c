/** Limits of ResetPasswordRequest, by field. */
export const resetPasswordRequestLimits = {
  id: { minLength: 1 },
  phone: { minLength: 1 },
  banknum: { minLength: 1 },
  newPw: { minLength: 8, maxLength: 128 },
} as const
