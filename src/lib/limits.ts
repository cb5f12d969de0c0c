/** Length in characters (code points) and pattern of a text, from the contract. */
export type TextLimits = {
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: RegExp
}

/** Whether a text is within its limits, as the contract's validators decide. */
export const isWithinLimits = (
  text: string,
  { minLength = 0, maxLength = Infinity, pattern }: TextLimits,
): boolean => {
  const { length } = [...text]
  return length >= minLength && length <= maxLength && (pattern?.test(text) ?? true)
}
