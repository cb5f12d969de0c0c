import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameMember, memberKey } from './member-id.ts'

test.each([
  ['demo', 'demo', true],
  ['Demo', 'dEMO', true],
  [' demo', 'demo\u3000', true],
  [7, '7', true],
  [0, '0', true],
  ['MARU-000123', 'maru-000123', true],
  ['한글'.normalize('NFD'), '한글', true],
  ['É'.normalize('NFD'), 'é', true],
  ['İ', 'İ'.normalize('NFD'), true],
  ['demo', 'demo1', false],
  ['7', '007', false],
  [7, '007', false],
  ['7', '7.0', false],
  ['MARU-000123', 'MARU-123', false],
  ['MARU 7', 'MARU7', false],
  ['①', '1', false],
  ['ｄｅｍｏ', 'demo', false],
  ['straße', 'strasse', false],
  ['José', 'Jose', false],
  ['ı', 'i', false],
  ['demo', '', false],
  ['', '', false],
  [' ', ' ', false],
  [-5, -5, false],
  [0.5, 0.5, false],
  [2 ** 53, 2 ** 53, false],
  [Number.NaN, Number.NaN, false],
  [null, null, false],
  [undefined, undefined, false],
  [{}, {}, false],
])('R-SESS-09 the ids %j and %j name the same member: %s', (one, other, same) => {
  expect([isSameMember(one, other), isSameMember(other, one)]).toEqual([same, same])
})

test('R-SESS-09 the key of a key is the key, for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (id) => {
      expect(memberKey(memberKey(id))).toBe(memberKey(id))
    }),
  )
})
