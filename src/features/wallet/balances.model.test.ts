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
  'R-ACCT-02 R-ACCT-03 a game balance of %j counts as 0, and the total is marked as incomplete',
  (came) => {
    const broken = { ...balances, gameBalance: parseBalance(came) }
    expect(markBalances(broken, at)).toEqual({
      total: { amount: balances.balance, mark: { kind: 'partial' } },
      balance: { amount: balances.balance, mark: { kind: 'old', since: at } },
      gameBalance: { amount: { won: 0, isReadable: false }, mark: unreadable },
      comp: { amount: balances.comp, mark: { kind: 'old', since: at } },
    })
  },
)

test('R-ACCT-02 R-ACCT-03 an invalid balance counts as 0 in the total, and invalid comp does not affect it', () => {
  const came = { ...balances, balance: parseBalance('many'), comp: parsePoints('many') }
  expect(markBalances(came, undefined)).toEqual({
    total: { amount: balances.gameBalance, mark: { kind: 'partial' } },
    balance: { amount: { won: 0, isReadable: false }, mark: unreadable },
    gameBalance: { amount: balances.gameBalance, mark: fine },
    comp: { amount: { points: 0, isReadable: false }, mark: unreadable },
  })
})

test('R-ACCT-03 a total of which no part can be read is 0 and unreadable', () => {
  const none = parseBalance(null)
  const { total } = markBalances({ ...balances, balance: none, gameBalance: none }, at)
  expect(total).toEqual({ amount: { won: 0, isReadable: false }, mark: unreadable })
})

test('an outdated sum shows its time if that is known', () => {
  const since = (when: number | null) => oldSince(markBalances(balances, when).total)
  expect([since(at), since(null)]).toEqual(['14:05', null])
  expect(oldSince(markBalances(balances, undefined).total)).toBe(null)
})
