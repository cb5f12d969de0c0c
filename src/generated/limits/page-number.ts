/** Limits of PageNumber. */
export const pageNumberLimits = { minimum: 1, maximum: 100000, default: 1 } as const
