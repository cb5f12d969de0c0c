import { expect, test } from 'vitest'
import type { Assumption } from './assumptions.ts'
import type { Contract, Schema } from './contract.model.ts'
import { emitAssumptions } from './emit-assumptions.ts'

const assumption = (text: string): Assumption => ({ text, why: 'Nobody said it.', confirm: 'call' })
const money = (source: string) => ({ $ref: '#/components/schemas/Won', 'x-source': source })
const contract = (schemas: Record<string, Schema>): Contract => ({
  'x-source': 'A-002',
  paths: {},
  components: {
    schemas,
    securitySchemes: { token: { 'x-source': { name: 'document', meaning: 'A-002' } } },
  },
})
const Wallet = {
  properties: {
    money: money('document'),
    coins: { items: { properties: { worth: money('A-001') } } },
  },
}

test('every place of an assumption is listed, also beside a reference and inside a list', () => {
  const assumptions = { 'A-001': assumption('Coins have a worth.'), 'A-002': assumption('So.') }
  const page = emitAssumptions(assumptions, { public: contract({ Wallet }) })
  expect(page.slice(page.indexOf('- **'))).toBe(`- **A-001** (call): Coins have a worth.
  Why it is open: Nobody said it.
  Places: Wallet.coins[].worth.
- **A-002** (call): So.
  Why it is open: Nobody said it.
  Places: public, public security token.
`)
})

test('an assumption without a place and a mark without its assumption are refused', () => {
  const known = { 'A-001': assumption('Coins have a worth.'), 'A-002': assumption('So.') }
  expect(() => emitAssumptions(known, { public: contract({}) })).toThrow(
    'assumptions.yaml A-001: no place refers to it.',
  )
  expect(() =>
    emitAssumptions({ 'A-002': assumption('So.') }, { public: contract({ Wallet }) }),
  ).toThrow('Wallet.coins[].worth: A-001 is not in assumptions.yaml.')
})
