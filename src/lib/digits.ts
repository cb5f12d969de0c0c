import { typedText } from './typed-text.ts'

const DIGIT = /\p{Nd}/u

/** Unicode encodes the digits of each script in a row from its zero. */
const valueOf = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  let rank = 0
  while (DIGIT.test(String.fromCodePoint(code - rank - 1))) rank += 1
  return String(rank % 10)
}

/** The text with the decimal digits of every script (５, ๕, ٥, ५) as 0 to 9. */
export const plainDigits = (text: string): string => text.replaceAll(/[^\P{Nd}0-9]/gu, valueOf)

/**
 * A typed phone or account number: digits of any script as 0 to 9, and groups joined by hyphens, whether they were
 * separated by blanks, dots, brackets or any dash. Other characters stay, so that limits refuse them.
 */
export const numberText = (text: string): string =>
  plainDigits(typedText(text))
    .replace(/^＋/, '+')
    .replaceAll(/[\s.．()（）\p{Pd}−ー]+/gu, '-')
    .replaceAll(/^(\+?)-|-$/g, '$1')
