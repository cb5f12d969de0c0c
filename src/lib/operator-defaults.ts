/** What an operator decides by settings of the proxy, as it is without them; the mock backend goes by it. */

/** Inquiries of a member that may wait for an answer at once (INQUIRIES_AT_ONCE). */
export const INQUIRIES_AT_ONCE = 3

/** The smallest deposit by bank transfer, in won (MINIMUM_DEPOSIT). */
export const MINIMUM_DEPOSIT = 10_000

/** Comp money turns into money from so many points on (MINIMUM_POINTS). */
export const MINIMUM_POINTS = 10_000
