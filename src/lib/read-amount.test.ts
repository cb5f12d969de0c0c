import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'

const won = { groupMark: ',', unit: '원' }

test.each([
  ['', 0],
  ['0', 0],
  ['007', 7],
  ['50000', 50_000],
  ['50,000', 50_000],
  ['５０，０００', 50_000],
  ['๕๐,๐๐๐', 50_000],
  ['٥٠٬٠٠٠', 50_000],
  ['\u200F٥٠٬٠٠٠٫٠٠', 50_000],
  ['५०,०००', 50_000],
  ['𝟓𝟎,𝟎𝟎𝟎', 50_000],
  ['50 000', 50_000],
  ['50\u202F000\u00A0원', 50_000],
  ['50’000', 50_000],
  ['₩50,000', 50_000],
  ['￦ 50,000.00 won', 50_000],
  ['KRW 50,000', 50_000],
  ['1,000.00', 1000],
  ['1.000,00', 1000],
  ['1.000.000', 1_000_000],
  ['1000.0', 1000],
  ['5만', 50_000],
  ['5만'.normalize('NFD'), 50_000],
  ['10만 5천', 105_000],
  ['10만5천원', 105_000],
  ['1억', 100_000_000],
  ['1억 2천3백만', 123_000_000],
  ['10백만', 10_000_000],
  ['3백5십만', 3_500_000],
  ['1억2,345만', 123_450_000],
  ['5만 3000', 53_000],
  ['３万５千', 35_000],
  ['1亿', 100_000_000],
  ['50K', 50_000],
  ['5 triệu 500 nghìn', 5_500_000],
  ['3 หมื่น', 30_000],
  ['1억', 100_000_000],
])('R-ACCT-03 a person reads %j as %j', (text, amount) => {
  expect(readAmount(text, won)).toBe(amount)
})

test.each(
  [
    [
      '1.000',
      '50,000.5',
      '50000.5',
      '1,000.000',
      '0,500',
      '1,00,000',
      '5,0000',
      '50,00',
      '50000,00',
    ],
    ['1,000 000', '1, 000', '-50000', '+50000', '(50000)', '$50', '50 points', '5e4', '0x50', '½'],
    ['①', '5²', 'abc', '50a', '5만5', '5만 50', '1만 2만', '1.5만', '만', '오만', '5~6만'],
    ['50,000十', '12십', '1,000백', '500百'],
    ['1억 2천', '1億2千', '1亿5百', '1억 3십'],
    ['10만 20천', '99999999999999999999', '50,000원원', '1·000', '50、000', '₩'],
  ].flat(),
)('R-ACCT-03 %j is not an amount that everybody reads alike', (text) => {
  expect(readAmount(text, won)).toBe(null)
})

test('R-ACCT-03 a dot groups where the language groups by dots, and a comma then may be a decimal', () => {
  const vietnamese = { groupMark: '.', unit: 'KRW' }
  expect(
    ['1.000', '1.000.000', '1.000,00', '1,000.00', '1,000', '1.00', '1000,0 KRW'].map((text) =>
      readAmount(text, vietnamese),
    ),
  ).toEqual([1000, 1_000_000, 1000, 1000, null, null, 1000])
})

test('R-ACCT-03 a field of points reads points and no won', () => {
  const points = { groupMark: ',', unit: '점' }
  expect(['500점', '5천점', '500원', '₩500'].map((text) => readAmount(text, points))).toEqual([
    500,
    5000,
    null,
    null,
  ])
})

test('R-ACCT-03 digits of every script that the platform writes are read', () => {
  const systems = Intl.supportedValuesOf('numberingSystem')
  const ways = systems
    .map((numberingSystem) => new Intl.NumberFormat('en', { numberingSystem }))
    .filter((way) => /^\p{Nd}+$/u.test(way.formatToParts(7)[0]!.value))
  expect(ways.length).toBeGreaterThan(60)
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(...ways), (amount, way) => {
      expect(readAmount(way.format(amount), won)).toBe(amount)
    }),
  )
})
