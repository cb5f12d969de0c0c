/** Keyword for a property that the contract lacks and the proxy drops. */
export const DROPPED = 'dropped'
/** Keyword for a missing property marked `x-expected`. */
export const EXPECTED = 'expected'
