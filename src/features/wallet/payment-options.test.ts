import { expect, test } from 'vitest'
import { optionsFrom } from './payment-options.ts'

const option = {
  code: 'wallet',
  nameKo: '지갑',
  nameEn: 'Wallet',
  minAmount: 10_000,
  maxAmount: 20_000,
}
const name = { ko: '지갑', en: 'Wallet' }

test('R-ACCT-07 limits with fractions leave the whole won between them', () => {
  expect(optionsFrom([{ ...option, minAmount: 10_000.5, maxAmount: 20_000.5 }])).toEqual([
    { code: 'wallet', name, minimum: 10_001, maximum: 20_000, isOpen: true },
  ])
})

test('R-ACCT-03 a method without a code is left out, and one with an unreadable limit is closed', () => {
  const found = optionsFrom([
    { ...option, code: null },
    { ...option, minAmount: Number.NaN },
  ])
  expect(found.map(({ code, isOpen }) => ({ code, isOpen }))).toEqual([
    { code: 'wallet', isOpen: false },
  ])
})
