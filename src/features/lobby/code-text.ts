import type { ItemId } from '../../http/parse-response.ts'

/** The code that a text of `codeText` stands for, a number or a text, as the backend chose it. */
export const codeFrom = (text: string): ItemId => {
  const number = Number(text)
  if (Number.isSafeInteger(number) && String(number) === text) return number
  return /^".*"$/s.test(text) ? text.slice(1, -1) : text
}

/**
 * A code as a text that differs from that of every other code, for an address or a key: text 7 is
 * `"7"`, number 7 is `7`.
 */
export const codeText = (code: ItemId): string => {
  const text = String(code)
  return codeFrom(text) === code ? text : `"${text}"`
}
