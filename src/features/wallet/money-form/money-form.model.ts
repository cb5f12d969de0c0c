import type { CallFailure } from '../../../http/call-failure.ts'
import type { Outcome } from '../../../http/outcome.ts'
import type { ItemId } from '../../../http/parse-response.ts'
import type { Locale } from '../../../i18n/locales.ts'

/** Answer to a money call: `done`, with the id of the request if it is listed, or the refusal. */
export type MoneyAnswer = { readonly outcome: Outcome; readonly id?: ItemId | undefined }

/** A call without a business answer. */
export type MoneyFailure = CallFailure

/** The content of a money form: amount, method and so on. */
export type MoneyRequest = Readonly<Record<string, unknown>>

/** A request and the `Idempotency-Key` under which it takes effect once. */
export type KeyedRequest = { readonly request: MoneyRequest; readonly key: string }

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
export const maximumOf = ({ minimum, maximum, available }: AmountLimits): number | null => {
  const lowest = Math.min(maximum, available ?? maximum)
  return lowest < minimum ? null : lowest
}

/** Amounts that one press adds to a deposit, in won. */
export const depositSteps = [10_000, 50_000, 100_000, 300_000, 500_000, 1_000_000] as const

/** Amounts that one press adds to a withdrawal or a transfer, in won. */
export const moneySteps = [10_000, 50_000, 100_000, 500_000, 1_000_000] as const

/** Amounts that one press adds to an exchange, in comp points, which members collect in small amounts. */
export const pointSteps = [1_000, 5_000, 10_000, 50_000, 100_000] as const

type Magnitudes = readonly (readonly [number, string])[]

/** Words for large whole numbers, the largest first. A language without any has whole numbers. */
const magnitudes = {
  ko: [
    [100_000_000, '억'],
    [10_000, '만'],
  ],
  en: [
    [1_000_000_000, 'B'],
    [1_000_000, 'M'],
    [1_000, 'K'],
  ],
  vn: [
    [1_000_000_000, ' tỷ'],
    [1_000_000, ' triệu'],
    [1_000, ' nghìn'],
  ],
  jp: [
    [100_000_000, '億'],
    [10_000, '万'],
  ],
  cn: [
    [100_000_000, '亿'],
    [10_000, '万'],
  ],
  th: [
    [1_000_000, ' ล้าน'],
    [100_000, ' แสน'],
    [10_000, ' หมื่น'],
    [1_000, ' พัน'],
  ],
} as const satisfies Partial<Record<Locale, Magnitudes>>

/** An amount as short as it is exact: 50000000 is 5,000만, 15000 is 15,000 in Korean. */
export const briefAmount = (
  amount: number,
  locale: Locale,
  formatNumber: (value: number) => string,
): string => {
  const sizes: Magnitudes = (magnitudes as Partial<Record<Locale, Magnitudes>>)[locale] ?? []
  for (const [size, word] of sizes)
    if (amount >= size && amount % size === 0) return formatNumber(amount / size) + word
  return formatNumber(amount)
}
