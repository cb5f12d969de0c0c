import { expect, test } from 'vitest'
import type { Locale } from '../../../i18n/locales.ts'
import { amountErrorOf, amountOf, briefAmount, maximumOf } from './money-form.model.ts'

const limits = { minimum: 10_000, maximum: 500_000, available: 70_000 }

test.each([
  ['', 'missing'],
  ['9999', 'too-small'],
  ['10000', null],
  ['70000', null],
  ['70001', 'not-enough'],
  ['500001', 'too-large'],
])('R-ACCT-07 an amount of %j is %j', (digits, error) => {
  expect([amountErrorOf(digits, limits), amountOf(digits)]).toEqual([error, Number(digits)])
})

test('R-ACCT-07 an unknown balance does not limit the amount, and a balance below the minimum is insufficient', () => {
  expect([
    amountErrorOf('70001', { ...limits, available: null }),
    maximumOf(limits),
    maximumOf({ ...limits, available: null }),
    maximumOf({ ...limits, available: 9_999 }),
  ]).toEqual([null, 70_000, 500_000, null])
})

const inAll = (amount: number) =>
  (['ko', 'en', 'vn', 'jp', 'cn', 'th'] as const satisfies Locale[]).map((locale) =>
    briefAmount(amount, locale, (value) => value.toLocaleString('en')),
  )

test('R-ACCT-03 a limit is abbreviated as each language says it, and never rounded', () => {
  expect(inAll(10_000)).toEqual(['1만', '10K', '10 nghìn', '1万', '1万', '1 หมื่น'])
  expect(inAll(3_000_000)).toEqual(['300만', '3M', '3 triệu', '300万', '300万', '3 ล้าน'])
  expect(inAll(1_000_000_000)).toEqual(['10억', '1B', '1 tỷ', '10億', '10亿', '1,000 ล้าน'])
  expect(inAll(15_000)).toEqual(['15,000', '15K', '15 nghìn', '15,000', '15,000', '15 พัน'])
  expect(inAll(12_345)).toEqual(Array.from({ length: 6 }, () => '12,345'))
  expect(inAll(0)).toEqual(Array.from({ length: 6 }, () => '0'))
})
