import { expect, test } from 'vitest'
import { namesThatFit } from './offers.ts'

const phone = 13

test.each([
  { names: ['Baccarat'], fit: 1 },
  { names: ['Baccarat', 'Blackjack'], fit: 2 },
  { names: ['Baccarat', 'Blackjack', 'Roulette'], fit: 2 },
  { names: ['Basketball', 'Volleyball', 'Ice hockey'], fit: 1 },
  { names: ['축구', '야구', '농구', '배구'], fit: 4 },
  { names: ['A name that is longer than any line of a phone', 'Poker'], fit: 1 },
])(
  'a line of a phone has $fit whole kinds of $names, then the number of the others',
  ({ names, fit }) => {
    expect(namesThatFit(names, phone)).toBe(fit)
  },
)
