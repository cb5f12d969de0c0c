import { expect, test } from 'vitest'
import { hoursOf } from './protection.model.ts'

test.each([
  [-1, { hours: 0, minutes: 0 }],
  [59_999, { hours: 0, minutes: 0 }],
  [60_000, { hours: 0, minutes: 1 }],
  [5_400_000, { hours: 1, minutes: 30 }],
  [90_000_000, { hours: 25, minutes: 0 }],
])('R-PROT-04 %i ms of playing are %j', (ms, expected) => {
  expect(hoursOf(ms)).toEqual(expected)
})
