/** Limits of an amount, in won or points. */
export type AmountLimits = {
  readonly minimum: number
  readonly maximum: number
  /** The member's available amount; null: not limited or unknown. */
  readonly available: number | null
}

export type AmountError = 'missing' | 'too-small' | 'too-large' | 'not-enough'

const MOST_DIGITS = 12

/** Typed digits (1,234, １２３４) without leading zeros. */
export const digitsOf = (typed: string): string =>
  typed.normalize('NFKC').replaceAll(/\D/g, '').replace(/^0+/, '').slice(0, MOST_DIGITS)

/** Whole won of a pasted amount: 1,234.50 is 1234, not 123450. */
export const digitsOfPasted = (text: string): string =>
  digitsOf(text.normalize('NFKC').replace(/[.,]\d{1,2}(?=\D*$)/, ''))

/** The amount of the digits; 0 for none. */
export const amountOf = (digits: string): number => Number(digits)

/** The error of an amount; null: none. */
export const amountErrorOf = (
  digits: string,
  { minimum, maximum, available }: AmountLimits,
): AmountError | null => {
  const amount = amountOf(digits)
  if (amount === 0) return 'missing'
  if (amount < minimum) return 'too-small'
  if (amount > maximum) return 'too-large'
  return available !== null && amount > available ? 'not-enough' : null
}

/** The highest possible amount; null if it is below the minimum. */
export const mostOf = ({ minimum, maximum, available }: AmountLimits): number | null => {
  const most = Math.min(maximum, available ?? maximum)
  return most < minimum ? null : most
}
