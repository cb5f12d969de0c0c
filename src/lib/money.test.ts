import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMoney, parseBalance, parseMoney, parsePoints, wholeAmount } from './money.ts'

const won = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
const hundredths = fc.integer({ min: 0, max: 99 })

const shown = (value: unknown) => {
  const money = parseMoney(value)
  return [wholeAmount(money), money.isReadable]
}
const total = (balance: unknown, gameBalance: unknown) =>
  addMoney(parseMoney(balance), parseMoney(gameBalance))

describe('an amount', () => {
  test.each([
    [1200, 1200],
    [1200.99, 1200],
    [-1200.99, -1200],
    ['1200', 1200],
    [' 1200.5 ', 1200],
    ['1.2345678E7', 12_345_678],
    ['0.99999999999999999999', 0],
    ['-0.99999999999999999999', 0],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('R-ACCT-02 %j is shown as %j', (value, whole) => {
    expect(shown(value)).toStrictEqual([whole, true])
  })

  test.each(
    [
      ['', 'a word', '1,200', '0x10', '12원', 'Infinity', '9007199254740992', '1e999'],
      [null, undefined, {}, [], [5], true, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53],
    ].flat(),
  )('R-ACCT-03 %j counts as 0 and is marked', (value) => {
    expect(parseMoney(value)).toStrictEqual({ won: 0, isReadable: false })
  })

  test('R-ACCT-02 a small loss never shows as minus zero', () => {
    expect([-0.5, '-0', -0].map((value) => shown(value)[0])).toStrictEqual([0, 0, 0])
  })

  test('R-ACCT-02 truncation goes towards zero for every amount, as number and as text', () => {
    fc.assert(
      fc.property(won, hundredths, (whole, part) => {
        const text = `${String(whole)}.${String(part).padStart(2, '0')}`
        expect(shown(text)).toStrictEqual([whole, true])
        expect(shown(Number(text))).toStrictEqual([whole, true])
      }),
    )
  })

  test('R-ACCT-03 any value is shown as a safe whole number', () => {
    fc.assert(fc.property(fc.anything(), (value) => Number.isSafeInteger(shown(value)[0])))
  })

  test('R-ACCT-02 R-ACCT-03 comp is read and truncated like money, in points', () => {
    expect(wholeAmount(parsePoints('18400.7'))).toBe(18_400)
    expect(parsePoints(null)).toStrictEqual({ points: 0, isReadable: false })
  })
})

test.each([-1, -0.4, '-1200', 'many'])(
  'R-ACCT-03 %j is unreadable: balances are not negative',
  (value) => {
    expect(parseBalance(value)).toStrictEqual({ won: 0, isReadable: false })
    expect(parsePoints(value)).toStrictEqual({ points: 0, isReadable: false })
  },
)

describe('a member’s total', () => {
  test('R-ACCT-02 parts are added before truncation: two halves make one', () => {
    expect(wholeAmount(total(100.5, '0.5'))).toBe(101)
  })

  test('R-ACCT-02 adding in floats loses no won', () => {
    expect(wholeAmount(total(2.3, -0.3))).toBe(2)
    fc.assert(
      fc.property(won, won, (one, other) => {
        expect(wholeAmount(total(one / 100, other / 100))).toBe(Math.trunc((one + other) / 100) + 0)
      }),
    )
  })

  test('R-ACCT-02 large whole amounts stay exact', () => {
    expect(total(Number.MAX_SAFE_INTEGER - 1, 1)).toStrictEqual({
      won: Number.MAX_SAFE_INTEGER,
      isReadable: true,
    })
  })

  test.each([
    ['50000', null, 50_000],
    [undefined, 300_000, 300_000],
    [1_250_000.6, 'many', 1_250_000.6],
    [Number.NaN, -1, -1],
  ])('R-ACCT-02 R-ACCT-03 of %j and %j, an invalid number counts as 0', (one, other, won) => {
    expect(total(one, other)).toStrictEqual({ won, isReadable: true })
  })

  test.each([
    [{}, undefined],
    ['', 'many'],
    [5e15, 5e15],
  ])('R-ACCT-03 %j and %j make no total that can be read', (one, other) => {
    expect(total(one, other)).toStrictEqual({ won: 0, isReadable: false })
  })
})
