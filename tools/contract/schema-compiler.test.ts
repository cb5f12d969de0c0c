import { expect, test } from 'vitest'
import { checkSchemas } from './schema-compiler.ts'

const Money = { type: 'integer', 'x-unit': 'KRW' }
const Wallet = { type: 'object', properties: { money: { $ref: '#/components/schemas/Money' } } }

test('schemas that refer to each other are taken', () => {
  expect(() => checkSchemas({ Wallet, Money })).not.toThrow()
})

test.each([
  [{ type: 'integer', minimun: 0 }, 'strict mode: unknown keyword: "minimun"'],
  [{ type: 'string', pattern: '(' }, 'Invalid regular expression: /(/u: Unterminated group'],
  [
    { type: 'string', format: 'date-tiem' },
    'unknown format "date-tiem" ignored in schema at path "#"',
  ],
])('a faulty schema is named: %j', (schema, words) => {
  expect(() => checkSchemas({ Wallet, Money: schema })).toThrow(
    `The schema Money is wrong: ${words}`,
  )
})
