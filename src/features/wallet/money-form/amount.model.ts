/** What an amount may be, in won or points. */
export type AmountLimits = {
  readonly minimum: number
  readonly maximum: number
  /** What the member has to take it from; null where it comes from elsewhere, or is not known. */
  readonly available: number | null
}

export type AmountError = 'missing' | 'too-small' | 'too-large' | 'not-enough'

const MOST_DIGITS = 12

/** The digits of what was typed (1,234, １２３４), without leading zeros. */
export const digitsOf = (typed: string): string =>
  typed.normalize('NFKC').replaceAll(/\D/g, '').replace(/^0+/, '').slice(0, MOST_DIGITS)

/** The whole won of an amount that was pasted: 1,234.50 is 1234, and not 123450. */
export const digitsOfPasted = (text: string): string =>
  digitsOf(text.normalize('NFKC').replace(/[.,]\d{1,2}(?=\D*$)/, ''))

/** The amount that the digits spell; 0 where there are none. */
export const amountOf = (digits: string): number => Number(digits)

/** What is wrong with the amount; null while nothing is. */
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

/** The most that may be asked for; null when that is less than the least. */
export const mostOf = ({ minimum, maximum, available }: AmountLimits): number | null => {
  const most = Math.min(maximum, available ?? maximum)
  return most < minimum ? null : most
}
