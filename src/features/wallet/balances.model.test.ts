import { expect, test } from 'vitest'
import { parseBalance, parsePoints } from '../../lib/money.ts'
import { markBalances, oldSince } from './balances.model.ts'

const balances = {
  balance: parseBalance(1_250_000.6),
  gameBalance: parseBalance(300_000.6),
  comp: parsePoints(18_400),
}
const at = new Date(2026, 10, 21, 14, 5).getTime()
const fine = { kind: 'fine' } as const
const unreadable = { kind: 'unreadable' } as const

test('R-ACCT-02 a total is that of both balances with their fractions', () => {
  const { total } = markBalances(balances, undefined)
  expect(total).toEqual({ amount: { won: 1_550_001.2, isReadable: true }, mark: fine })
})

test.each([undefined, 'many', Number.NaN, -1, '-300000'])(
  'R-ACCT-03 without a total and marked is a member whose game balance came as %j',
  (came) => {
    const broken = { ...balances, gameBalance: parseBalance(came) }
    expect(markBalances(broken, at)).toEqual({
      total: { amount: null, mark: unreadable },
      balance: { amount: balances.balance, mark: { kind: 'old', since: at } },
      gameBalance: { amount: { won: 0, isReadable: false }, mark: unreadable },
      comp: { amount: balances.comp, mark: { kind: 'old', since: at } },
    })
  },
)

test('an old sum says of when it is, where that is known', () => {
  const since = (when: number | null) => oldSince(markBalances(balances, when).total)
  expect([since(at), since(null)]).toEqual(['14:05', null])
  expect(oldSince(markBalances(balances, undefined).total)).toBe(null)
})
