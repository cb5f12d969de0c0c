/** Limits of ChangePasswordRequest, by field. */
export const changePasswordRequestLimits = {
  pw: { minLength: 1 },
  newPw: { minLength: 8, maxLength: 128 },
} as const
