const DECIMAL = /^([+-]?\d+)(?:\.\d*)?$/
const SCIENTIFIC = /^[+-]?\d+(?:\.\d*)?e[+-]?\d+$/i

/** Float noise shows in the 16th digit; below this magnitude 15 digits still hold four decimals. */
const NOISE_FREE_BELOW = 1e11

const readAmount = (value: unknown): number => {
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return Number.NaN
  const text = value.trim()
  return DECIMAL.test(text) || SCIENTIFIC.test(text) ? Number(text) : Number.NaN
}

const truncate = (amount: number): number => {
  const whole = Math.trunc(amount) + 0
  return Number.isSafeInteger(whole) ? whole : 0
}

/**
 * Whether a figure from outside can be read as an amount: a finite number, or a string that
 * spells one in plain (`"1200.5"`) or scientific (`"1.2E7"`) form, small enough to be exact.
 * An amount that cannot be read counts as 0 (R-ACCT-03); this tells the two apart.
 */
export const isReadableAmount = (value: unknown): boolean =>
  Number.isSafeInteger(Math.trunc(readAmount(value)))

/**
 * A figure from outside as whole won, truncated towards zero (R-ACCT-02). Whatever is not
 * numeric, or too large to be exact, counts as 0 (R-ACCT-03). Never throws.
 */
export const toWholeWon = (value: unknown): number => {
  const digits = typeof value === 'string' ? DECIMAL.exec(value.trim())?.[1] : undefined
  return truncate(digits === undefined ? readAmount(value) : Number(digits))
}

/** What a member has, as the server says it. */
export type FundParts = { readonly balance: unknown; readonly gameMoney: unknown }

/**
 * Balance and in-game money added, in won with its fractions; unreadable parts count as 0
 * (R-ACCT-03). Two readable parts may make a sum that is too large to be exact.
 */
export const sumOfFunds = (funds: FundParts): number => {
  const parts = [funds.balance, funds.gameMoney].filter(isReadableAmount).map(readAmount)
  const sum = parts.reduce((total, part) => total + part, 0)
  return Math.abs(sum) < NOISE_FREE_BELOW ? Number(sum.toPrecision(15)) : sum
}

/**
 * What a member has in all, in whole won: balance and in-game money added first, then truncated
 * towards zero (R-ACCT-02), so that two halves make one. Unreadable parts, and a sum too large to
 * be exact, count as 0 (R-ACCT-03).
 */
export const totalBalance = (funds: FundParts): number => truncate(sumOfFunds(funds))
