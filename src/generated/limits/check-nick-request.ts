/** Limits of CheckNickRequest, by field. */
export const checkNickRequestLimits = {
  nick: { minLength: 2, maxLength: 12, pattern: /^(?=.*\S)[^\x00-\x1f\x7f]*$/u },
} as const
