/**
 * How long a request that moves money is remembered under its key. A page that was left open may send the same request
 * again after days.
 */
export const MONEY_KEPT_MS = 30 * 86_400_000

/** How many settled requests of one member are remembered; beyond that the oldest go first. */
export const MONEY_KEPT_OF_A_MEMBER = 1_000

/** How many counters are kept that end within a day; beyond that the oldest go first. */
export const COUNTERS_KEPT = 100_000
/** The same for those that last longer: which clients have signed in with an id. */
export const LONG_COUNTERS_KEPT = 1_000_000
