/** What the contract demands of a text: its length in characters (code points), and its pattern. */
export type TextLimits = {
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: RegExp
}

/** Whether a text keeps its limits, as the contract's validators see it. */
export const isWithinLimits = (
  text: string,
  { minLength = 0, maxLength = Infinity, pattern }: TextLimits,
): boolean => {
  const { length } = [...text]
  return length >= minLength && length <= maxLength && (pattern?.test(text) ?? true)
}
