/** Limits of WriteInquiryRequest, by field. */
export const writeInquiryRequestLimits = {
  title: { minLength: 1, maxLength: 120, pattern: /^(?=.*\S)[^\x00-\x1f\x7f]*$/u },
  content: { minLength: 1, maxLength: 4000, pattern: /^(?=[\s\S]*\S)[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$/u },
} as const
