const SHOWN = 4

/** A number of an account with only its last four digits; separators stay where they are. */
export const maskedNumber = (number: string): string => {
  const digits = number.replaceAll(/\D/g, '').length
  let seen = 0
  return number.replaceAll(/\d/g, (digit) => {
    seen += 1
    return seen > digits - SHOWN ? digit : '•'
  })
}
