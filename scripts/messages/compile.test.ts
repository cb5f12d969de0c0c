import { expect, test } from 'vitest'
import { isOnFirstPage, missingIn, packed, partOf } from './compile.ts'
import type { Trees } from './compile.ts'
import { emitMessageValues } from './emit-messages.ts'

const plain = (value: string) => [{ type: 0, value }]
const korean: Trees = {
  'a.plain': plain('그대로'),
  'b.named': [
    { type: 0, value: '안녕 ' },
    { type: 1, value: 'name' },
  ],
  'c.counted': [
    {
      type: 6,
      value: 'count',
      options: { other: { value: [{ type: 7 }, { type: 1, value: 'name' }] } },
    },
  ],
}

test('plain texts stay texts, the rest stays a tree', () => {
  expect(packed(korean)).toEqual({ ...korean, 'a.plain': '그대로' })
})

test('the values that messages need are typed, counts as numbers', () => {
  expect(emitMessageValues(korean)).toContain("  'b.named': { name: string | number }\n")
  expect(emitMessageValues(korean)).toContain(
    "  'c.counted': { count: number; name: string | number }\n",
  )
  expect(emitMessageValues(korean)).not.toContain('a.plain')
})

test('a language lacks the messages that it does not have', () => {
  const other: Trees = { 'b.named': [{ type: 1, value: 'name' }], 'd.new': plain('x') }
  expect(missingIn(korean, other)).toEqual(['a.plain', 'c.counted'])
})

test('tags are refused: messages are plain text', () => {
  expect(() => emitMessageValues({ a: [{ type: 8, value: 'b' }] })).toThrow('<b>')
})

test('the first page has its words at once, other screens a little later', () => {
  const ids = ['msg2001', 'home.jackpot.title', 'shell.menu.label', 'login.field.id']
  expect(ids.every(isOnFirstPage)).toBe(true)
  expect(['deposits.page.title', 'failure.timeout.body'].some(isOnFirstPage)).toBe(false)
})

test.each([
  ['msg2001', 'first'],
  ['home.help.deposit', 'first'],
  ['shell.balance.label', 'member'],
  ['register.field.id', 'rest'],
  ['outcome.id-taken', 'rest'],
  ['outcome.unknown', 'rest'],
  ['outcome.not-enough-balance', 'member'],
  ['deposits.page.title', 'member'],
])('%s is loaded with the part %s', (id, part) => {
  expect(partOf(id)).toBe(part)
})
