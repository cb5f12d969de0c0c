import { expect, test } from 'vitest'
import { isRecord, parseJson, readProperty, readTextProperty } from './json.ts'

test.each([
  ['{"a":1}', { a: 1 }],
  ['null', null],
  ['', undefined],
  ['{"a":', undefined],
  ['<html>', undefined],
])('the text %s parses to %o', (text, value) => {
  expect(parseJson(text)).toEqual(value)
})

test.each([
  [{ code: 'x' }, 'x', 'x'],
  [new Error('no'), undefined, null],
  [{ code: '' }, '', null],
  [{ code: 7 }, 7, null],
  ['code', undefined, null],
  [null, undefined, null],
  [undefined, undefined, null],
])('of %o the property is %o and the text %o', (value, property, text) => {
  expect([readProperty(value, 'code'), readTextProperty(value, 'code')]).toEqual([property, text])
})

test('a record is an object, not a list and not null', () => {
  expect([{}, [], null, 'a', 1].map(isRecord)).toEqual([true, false, false, false, false])
})
