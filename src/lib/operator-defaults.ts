/** Defaults of operator settings, also used by the mock backend. */

/** Inquiries of a member that may wait for an answer (INQUIRIES_AT_ONCE). */
export const INQUIRIES_AT_ONCE = 3

/** Smallest bank deposit in won (MINIMUM_DEPOSIT). */
export const MINIMUM_DEPOSIT = 10_000

/** Deposits and transfers above this sum are confirmed once, in won or points (CONFIRM_ABOVE). */
export const CONFIRM_ABOVE = 1_000_000

/** Smallest number of comp points that can be converted (MINIMUM_POINTS). */
export const MINIMUM_POINTS = 10_000
