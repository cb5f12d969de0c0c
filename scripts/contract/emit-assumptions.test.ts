import { expect, test } from 'vitest'
import type { Contract, Schema } from './contract.model.ts'
import { emitAssumptions } from './emit-assumptions.ts'

const assumed = (because: string) => ({ 'x-assumption': { id: 'A-001', because } })
const money = (because: string) => ({ $ref: '#/components/schemas/Won', ...assumed(because) })
const contract = (schemas: Record<string, Schema>): Contract => ({
  paths: {},
  components: { schemas },
})

test('every place of an assumption is listed, also beside a reference and inside a list', () => {
  const Purse = {
    properties: {
      money: money('Nobody said it.'),
      coins: { items: { properties: { worth: money('Nobody said it.') } } },
    },
  }
  const rows = emitAssumptions({ public: contract({ Purse, Won: assumed('Nobody said it.') }) })
  expect(rows.split('\n').filter((line) => line.startsWith('| A-'))).toEqual([
    '| A-001 | Nobody said it. | Purse.coins[].worth, Purse.money, Won |',
  ])
})

test('one id with two reasons is refused across the two contracts', () => {
  const first = contract({ Purse: { properties: { money: money('Nobody said it.') } } })
  const second = contract({ Wallet: { properties: { money: money('Somebody said it.') } } })
  expect(() => emitAssumptions({ public: first, proxy: second })).toThrow(
    'A-001 has another reason at Wallet.money than at Purse.money; one id is one assumption.',
  )
})
