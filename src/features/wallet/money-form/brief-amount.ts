import type { Locale } from '../../../i18n/locales.ts'

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
