import { expect, test } from 'vitest'
import { amountErrorOf, amountOf, digitsOf, digitsOfPasted, mostOf } from './amount.model.ts'

test.each([
  ['', ''],
  ['50000', '50000'],
  ['50,000', '50000'],
  ['１２３４', '1234'],
  ['1 234원', '1234'],
  ['007', '7'],
  ['0', ''],
  ['abc', ''],
  ['9999999999999', '999999999999'],
])('R-ACCT-03 typed %j are the digits %j', (typed, digits) => {
  expect(digitsOf(typed)).toBe(digits)
})

test.each([
  ['1,234.50', '1234'],
  ['1.234,5', '1234'],
  ['1,234', '1234'],
  ['1.234', '1234'],
  ['₩ 50,000.00 won', '50000'],
])('R-ACCT-02 pasted %j is %j whole won, never a hundred times as much', (pasted, digits) => {
  expect(digitsOfPasted(pasted)).toBe(digits)
})

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
    mostOf(limits),
    mostOf({ ...limits, available: null }),
    mostOf({ ...limits, available: 9_999 }),
  ]).toEqual([null, 70_000, 500_000, null])
})
