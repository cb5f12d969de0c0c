/**
 * An amount in won, with the server's fractions. `isReadable` is false if the value is not a number or too large to
 * be exact; it then counts as 0 and is marked on screen (R-ACCT-03).
 */
export type Money = { readonly won: number; readonly isReadable: boolean }

/** Comp points, otherwise like `Money`. Not won, so they cannot be added to a balance. */
export type Points = { readonly points: number; readonly isReadable: boolean }

const DECIMAL = /^([+-]?\d+)(?:\.\d*)?$/
const SCIENTIFIC = /^[+-]?\d+(?:\.\d*)?e[+-]?\d+$/i

/** Float noise appears in the 16th digit; below this magnitude 15 digits leave four decimals. */
const NOISE_FREE_BELOW = 1e11

/** NaN unless the value is a number or numeric text. */
const readNumber = (value: unknown): number => {
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return Number.NaN
  const text = value.trim()
  const amount = DECIMAL.test(text) || SCIENTIFIC.test(text) ? Number(text) : Number.NaN
  const wholePart = Number(DECIMAL.exec(text)?.[1] ?? Number.NaN)
  // A float rounds 0.99999999999999999999 up to 1; the digits before the point decide.
  return Number.isNaN(wholePart) || Math.trunc(amount) === wholePart ? amount : wholePart
}

const isExact = (amount: number): boolean => Number.isSafeInteger(Math.trunc(amount))

const UNREADABLE: Money = { won: 0, isReadable: false }

const moneyOf = (amount: number): Money =>
  isExact(amount) ? { won: amount, isReadable: true } : UNREADABLE

/**
 * Reads won from a finite number or numeric text, plain (`"1200.5"`) or scientific (`"1.2E7"`), if small enough to be
 * exact. Never throws.
 */
export const parseMoney = (value: unknown): Money => moneyOf(readNumber(value))

/** Reads a balance by the same rules; negative values are unreadable. Never throws. */
export const parseBalance = (value: unknown): Money => {
  const balance = parseMoney(value)
  return balance.won < 0 ? UNREADABLE : balance
}

/** Reads a balance in points, like `parseBalance`. Never throws. */
export const parsePoints = (value: unknown): Points => {
  const { won: points, isReadable } = parseBalance(value)
  return { points, isReadable }
}

/**
 * Adds two amounts with their fractions, so that two halves make one won (R-ACCT-02). An unreadable one counts as 0
 * (R-ACCT-03). The sum is unreadable when both are, or when it is too large to be exact.
 */
export const addMoney = (a: Money, b: Money): Money => {
  if (!a.isReadable && !b.isReadable) return UNREADABLE
  const sum = a.won + b.won
  return moneyOf(Math.abs(sum) < NOISE_FREE_BELOW ? Number(sum.toPrecision(15)) : sum)
}

/** The displayed amount: a whole number, truncated towards zero, never -0 (R-ACCT-02). */
export const wholeAmount = (amount: Money | Points): number =>
  Math.trunc('won' in amount ? amount.won : amount.points) + 0
