import type { ItemId } from '../../http/parse-response.ts'

/** The code of a text made by `codeText`, as number or text. */
export const codeFrom = (text: string): ItemId => {
  const number = Number(text)
  if (Number.isSafeInteger(number) && String(number) === text) return number
  return /^".*"$/s.test(text) ? text.slice(1, -1) : text
}

/** A code as text that differs for every code: text 7 is `"7"`, number 7 is `7`. */
export const codeText = (code: ItemId): string => {
  const text = String(code)
  return codeFrom(text) === code ? text : `"${text}"`
}
