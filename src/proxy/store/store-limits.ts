/** How long a request that moves money is remembered under its key. */
export const MONEY_KEPT_MS = 86_400_000

/** How many settled requests of one member are remembered; beyond that the oldest go first. */
export const MONEY_KEPT_OF_A_MEMBER = 1_000

/** How many counters are kept; beyond that the oldest go first. */
export const COUNTERS_KEPT = 100_000
