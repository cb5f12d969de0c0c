/** Amounts that one press adds to a deposit, in won. */
export const depositSteps = [10_000, 50_000, 100_000, 300_000, 500_000, 1_000_000] as const

/** Amounts that one press adds to a withdrawal or a transfer, in won. */
export const moneySteps = [10_000, 50_000, 100_000, 500_000, 1_000_000] as const

/** Amounts that one press adds to an exchange, in comp points, which members collect in small amounts. */
export const pointSteps = [1_000, 5_000, 10_000, 50_000, 100_000] as const
