/** Limits of an amount, in won or points. */
export type AmountLimits = {
  readonly minimum: number
  readonly maximum: number
  /** The member's available amount; null: not limited or unknown. */
  readonly available: number | null
}

export type AmountError = 'missing' | 'too-small' | 'too-large' | 'not-enough'

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
