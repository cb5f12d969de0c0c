/** What one press adds to the amount of a deposit, in won. */
export const depositSteps = [10_000, 50_000, 100_000, 300_000, 500_000, 1_000_000] as const

/** The same of a withdrawal or a transfer. */
export const moneySteps = [10_000, 50_000, 100_000, 500_000, 1_000_000] as const

/** The same of an exchange of comp points, in points: they are collected in small amounts. */
export const pointSteps = [1_000, 5_000, 10_000, 50_000, 100_000] as const
