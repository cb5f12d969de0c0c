import { expect, test } from 'vitest'
import type { Contract, Schema } from './contract.model.ts'
import { emitSchemas } from './emit-schemas.ts'

const mediaOf = (name: string) => ({
  'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
})

const contractWith = (schemas: Record<string, Schema>): Contract => ({
  paths: {
    '/wallet': {
      post: {
        operationId: 'wallet',
        summary: '',
        security: [],
        requestBody: { content: mediaOf('Empty') },
        responses: { 200: { content: mediaOf('Wallet') } },
      },
    },
  },
  components: {
    schemas: {
      Empty: { type: 'object' },
      Wallet: {
        type: 'object',
        required: ['status'],
        properties: {
          status: { type: 'string', const: 'success', 'x-source': 'A-001' },
          money: { $ref: '#/components/schemas/Money' },
        },
      },
      Money: { type: 'integer', 'x-unit': 'KRW' },
      Problem: { type: 'object' },
      User: { type: 'object' },
      ...schemas,
    },
  },
})

test('every schema is there by its name, without what only people read', () => {
  const emitted = emitSchemas([contractWith({})])
  expect(emitted).toContain("type SchemaName = 'Empty' | 'Money' | 'Problem' | 'User' | 'Wallet'")
  expect(emitted).toContain(`
  Money: {"type":"integer","x-unit":"KRW"},
  Problem: {"type":"object"},
  User: {"type":"object"},
  Wallet: {"type":"object","required":["status"],"properties":{"status":{"type":"string","const":"success"},"money":{"$ref":"Money"}}},
`)
})

test('two schemas of one name are refused', () => {
  const contracts = [contractWith({}), contractWith({ Money: { type: 'number' } })]
  expect(() => emitSchemas(contracts)).toThrow('Two different schemas are called Money')
})

test.each(['Money', 'Unused'])(
  'the faulty schema is named, wherever it is referred to: %s',
  (name) => {
    const faulty = { [name]: { type: 'string', pattern: '(' } }
    expect(() => emitSchemas([contractWith(faulty)])).toThrow(
      `The schema ${name} is wrong: Invalid regular expression: /(/u: Unterminated group`,
    )
  },
)
