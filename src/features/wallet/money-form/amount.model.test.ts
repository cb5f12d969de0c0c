import { expect, test } from 'vitest'
import { amountErrorOf, amountOf, mostOf } from './amount.model.ts'

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
