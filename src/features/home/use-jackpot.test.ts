import { expect, test } from 'vitest'
import { jackpotIn } from './use-jackpot.ts'

test('R-HOME-01 the jackpot is the whole number of won set by the operator', () => {
  expect(jackpotIn({ won: 3_482_617_940 })).toBe(3_482_617_940)
})

test.each([{}, null, [], { won: '3' }, { won: 0 }, { won: -5 }, { won: 1.5 }, { won: 2 ** 53 }])(
  'R-HOME-01 %j is not a jackpot',
  (answer) => {
    expect(jackpotIn(answer)).toBeNull()
  },
)
