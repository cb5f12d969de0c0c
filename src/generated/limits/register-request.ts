/** Limits of RegisterRequest, by field. */
export const registerRequestLimits = {
  id: { minLength: 4, maxLength: 20, pattern: /^[A-Za-z0-9]+$/u },
  pw: { minLength: 8, maxLength: 128 },
  nick: { minLength: 2, maxLength: 12, pattern: /^(?=.*\S)[^\x00-\x1f\x7f]*$/u },
  phone: { maxLength: 20, pattern: /^\+?[0-9][0-9-]{6,18}$/u },
  bankname: { minLength: 1, maxLength: 40, pattern: /^(?=.*\S)[^\x00-\x1f\x7f]*$/u },
  bankOwner: { minLength: 1, maxLength: 40, pattern: /^(?=.*\S)[^\x00-\x1f\x7f]*$/u },
  banknum: { minLength: 5, maxLength: 31, pattern: /^[0-9][0-9-]*$/u },
} as const
