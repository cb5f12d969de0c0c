const VISIBLE_DIGITS = 4

/** An account number with all but its last four digits masked; separators stay. */
export const maskedNumber = (number: string): string => {
  const digits = number.replaceAll(/\D/g, '').length
  let digitCount = 0
  return number.replaceAll(/\d/g, (digit) => {
    digitCount += 1
    return digitCount > digits - VISIBLE_DIGITS ? digit : '•'
  })
}
