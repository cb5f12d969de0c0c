/** The keyword of what the contract does not have and the browser does not get. */
export const DROPPED = 'dropped'
/** The keyword of what is optional, marked `x-expected` in the contract, and missing. */
export const EXPECTED = 'expected'
