import { expect, test } from 'vitest'
import { examplePlayer } from '../../../tests/support/players.ts'
import { fundsOf, shownFunds } from './use-funds.ts'

test('R-ACCT-02 balance and game money are added, then truncated; comp money is truncated', () => {
  expect(shownFunds({ balance: 1000.6, gameMoney: 500.6, compMoney: 99.9 })).toEqual({
    total: 1501,
    site: 1000,
    inGame: 500,
    comp: 99,
    hasUnreadable: false,
  })
})

test('R-ACCT-03 a figure that cannot be read counts as 0 and is marked', () => {
  const player = examplePlayer({ balance: 0, inBalance: 700, unreadable: ['balance'] })
  expect(shownFunds(fundsOf(player))).toMatchObject({ total: 700, site: 0, hasUnreadable: true })
})

test('R-ACCT-03 two figures whose sum is too large to be exact: the total is 0, and marked', () => {
  expect(shownFunds({ balance: 5e15, gameMoney: 5e15, compMoney: 0 })).toEqual({
    total: 0,
    site: 5e15,
    inGame: 5e15,
    comp: 0,
    hasUnreadable: true,
  })
})
