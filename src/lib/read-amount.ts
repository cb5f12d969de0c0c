import { plainDigits } from './digits.ts'
import { typedText } from './typed-text.ts'

export type AmountSigns = {
  /** The sign between groups of three digits in the reader's language: `,` or `.`. */
  readonly groupMark: string
  /** The unit on screen: 원, KRW, points. */
  readonly unit: string
}

const WON = ['krw', 'won', '원', '₩', '￦']

const equivalentSigns = [
  [/[，،٬]/g, ','],
  [/．/g, '.'],
  [/[’＇]/g, "'"],
  [/\s/g, ' '],
] as const

/** Words for powers of ten, the largest first; also those that the site writes limits with. */
const scales = [
  [/B|tỷ/, 9],
  [/[억億亿]/, 8],
  [/M|triệu|ล้าน/, 6],
  [/แสน/, 5],
  [/[만万萬]|หมื่น/, 4],
  [/[천千Kk]|nghìn|พัน/, 3],
  [/[백百]/, 2],
  [/[십十]/, 1],
] as const

const NUMBER =
  /^(?:\d+|[1-9]\d{0,2}(?<group>[,. '])\d{3}(?<more>(?:\k<group>\d{3})*))(?:(?<point>[.,٫])0{1,2})?$/

const withoutUnit = (text: string, unit: string): string => {
  const lowerUnit = unit.toLowerCase()
  const units = WON.includes(lowerUnit) ? WON : [lowerUnit]
  const prefix = units.find((unit) => text.toLowerCase().startsWith(unit)) ?? ''
  const number = text.slice(prefix.length)
  const suffix = units.find((unit) => number.toLowerCase().endsWith(unit)) ?? ''
  return number.slice(0, number.length - suffix.length).trim()
}

/** 1,000 and 1.000,00; not 1.000, which is one or a thousand, unless the dot is the language's mark. */
const readNumber = (text: string, groupMark: string): number | null => {
  const match = NUMBER.exec(text)
  if (match === null) return null
  const { group, more, point } = match.groups ?? {}
  const isGroupedByOther = (group === ',' || group === '.') && group !== groupMark
  if (isGroupedByOther && more === '' && point === undefined) return null
  if (point !== undefined && point === (group ?? groupMark)) return null
  const digits = point === undefined ? text : text.slice(0, text.lastIndexOf(point))
  return Number(digits.replaceAll(/\D/g, ''))
}

/** 10만 5천, 1억 5천만, 5만 3000; not 5만 5 nor 1억 2천, which some say for 55,000 and 120,000,000. */
const readScaled = (text: string, groupMark: string, from = 0): number | null => {
  const smallerScales = scales.slice(from)
  const scaleIndex = smallerScales.findIndex(([sign]) => sign.test(text))
  const scale = smallerScales[scaleIndex]
  if (scale === undefined) return readNumber(text.trim(), groupMark)
  const [sign, power] = scale
  const [head = '', tail = '', ...furtherParts] = text.split(sign)
  const hasWords = (part: string) =>
    smallerScales.slice(scaleIndex + 1).some(([lower]) => lower.test(part))
  const count = readScaled(head, groupMark, from + scaleIndex + 1)
  const rest = tail.trim() === '' ? 0 : readScaled(tail, groupMark, from + scaleIndex + 1)
  if (furtherParts.length > 0 || count === null || count === 0 || rest === null) return null
  // 5천만 is 5,000만; nobody counts in 만억.
  if (hasWords(head) && (power % 4 !== 0 || count >= 10_000)) return null
  // Nobody counts in 십 or 백 beyond 9 or 99: 50,000십 is rejected.
  if (power <= 2 && count >= 10 ** power) return null
  if (power === 8 && /[천千백百십十]/.test(tail) && !/[만万萬]/.test(tail)) return null
  const isTailClear =
    rest === 0 || hasWords(tail) || new RegExp(`^\\d{${power}}$`).test(tail.trim())
  return isTailClear && rest < 10 ** power ? count * 10 ** power + rest : null
}

/**
 * The whole amount that a person reads in the text; 0 for none; null if it is not certain. Reads digits of any script,
 * grouped or not, the unit or a sign for won, decimals that are zero, and words such as 만 and 억. Refuses what can be
 * read in two ways, such as `1.000` where numbers are grouped by commas (R-ACCT-02, R-ACCT-03).
 */
export const readAmount = (text: string, { groupMark, unit }: AmountSigns): number | null => {
  const plainText = equivalentSigns.reduce(
    (result, [sign, same]) => result.replaceAll(sign, same),
    plainDigits(typedText(text)),
  )
  if (plainText === '') return 0
  const amount = readScaled(withoutUnit(plainText, unit), groupMark)
  return Number.isSafeInteger(amount) ? amount : null
}
