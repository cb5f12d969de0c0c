import { expect, test } from 'vitest'
import { argumentFaults } from './arguments.ts'
import { missingIn, packTrees, parseTrees } from './compile.ts'
import type { Trees } from './compile.ts'
import { emitMessageValues } from './emit-messages.ts'
import { languages } from './terms.ts'
import type { Catalogs } from './terms.ts'

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

test('plain texts compile to text, others to a tree', () => {
  expect(packTrees(korean)).toEqual({ ...korean, 'a.plain': '그대로' })
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

const where = (id: string, language: string) => `a.messages.yaml:${id}:${language}`

test('a message with other arguments than in Korean is named with its place', () => {
  const other: Trees = { 'a.plain': plain('x'), 'b.named': [{ type: 1, value: 'nom' }] }
  expect(argumentFaults(korean, 'vn', korean, where)).toEqual([])
  expect(argumentFaults(korean, 'vn', other, where)).toEqual([
    'a.messages.yaml:b.named:vn: b.named: has {nom} in vn, in Korean {name}.',
  ])
})

test('an invalid message is reported with its place', () => {
  const texts = { 'a.good': 'good {count}', 'a.bad': 'bad {count' }
  const catalogs = Object.fromEntries(
    languages.map((language) => [language, texts]),
  ) as unknown as Catalogs
  expect(() => parseTrees(catalogs, where, ['vn'])).toThrow(
    /^a\.messages\.yaml:a\.bad:vn: a\.bad: "bad \{count" is not a message: \w+\.$/,
  )
})
