import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isReadableAmount, toWholeWon, totalBalance } from './money.ts'

const won = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
const hundredths = fc.integer({ min: 0, max: 99 })

describe('whole won', () => {
  test.each([
    [1200, 1200],
    [1200.99, 1200],
    [-1200.99, -1200],
    ['1200', 1200],
    [' 1200.5 ', 1200],
    ['1.2345678E7', 12_345_678],
    ['0.99999999999999999999', 0],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('R-ACCT-02 %j is cut to %j', (value, expected) => {
    expect([toWholeWon(value), isReadableAmount(value)]).toStrictEqual([expected, true])
  })

  test.each(
    [
      ['', 'a word', '1,200', '0x10', '12원', 'Infinity', '9007199254740992', '1e999'],
      [null, undefined, {}, [], [5], true, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53],
    ].flat(),
  )('R-ACCT-03 %j is no amount and counts as 0', (value) => {
    expect([toWholeWon(value), isReadableAmount(value)]).toStrictEqual([0, false])
  })

  test('R-ACCT-02 a small loss never shows as minus zero', () => {
    expect([toWholeWon(-0.5), toWholeWon('-0'), toWholeWon(-0)]).toStrictEqual([0, 0, 0])
  })

  test('R-ACCT-02 truncation goes towards zero for every amount, as number and as text', () => {
    fc.assert(
      fc.property(won, hundredths, (whole, part) => {
        const text = `${String(whole)}.${String(part).padStart(2, '0')}`
        expect(toWholeWon(text)).toBe(whole)
        expect(toWholeWon(Number(text))).toBe(whole)
      }),
    )
  })

  test('R-ACCT-03 anything at all becomes a safe whole number', () => {
    fc.assert(fc.property(fc.anything(), (value) => Number.isSafeInteger(toWholeWon(value))))
  })
})

describe('a member’s total', () => {
  test('R-ACCT-02 the parts are added before they are cut: two halves make one', () => {
    expect(totalBalance({ balance: 100.5, gameMoney: '0.5' })).toBe(101)
  })

  test('R-ACCT-02 adding in floats loses no won', () => {
    expect(totalBalance({ balance: 2.3, gameMoney: -0.3 })).toBe(2)
    fc.assert(
      fc.property(won, won, (one, other) => {
        const funds = { balance: one / 100, gameMoney: other / 100 }
        expect(totalBalance(funds)).toBe(Math.trunc((one + other) / 100) + 0)
      }),
    )
  })

  test('R-ACCT-02 large whole amounts stay exact', () => {
    const funds = { balance: Number.MAX_SAFE_INTEGER - 1, gameMoney: 1 }
    expect(totalBalance(funds)).toBe(Number.MAX_SAFE_INTEGER)
  })

  test('R-ACCT-03 a part that cannot be read counts as 0', () => {
    expect(totalBalance({ balance: '50000', gameMoney: null })).toBe(50_000)
    expect(totalBalance({ balance: {}, gameMoney: undefined })).toBe(0)
  })
})
