/** How long a money request is remembered under its key. A page left open may repeat it after days. */
export const MONEY_KEPT_MS = 30 * 86_400_000

/** Settled requests remembered per member; the oldest are dropped first. */
export const MAX_MONEY_OF_MEMBER = 1_000

/** Counters kept that expire within a day; the oldest are dropped first. */
export const MAX_COUNTERS = 100_000
/** The same for longer-lived ones, which record the clients that signed in with an id. */
export const MAX_LONG_COUNTERS = 1_000_000

/** Sessions of a member that are listed. */
export const MAX_LISTED = 100
