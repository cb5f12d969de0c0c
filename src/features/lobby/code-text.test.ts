import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeFrom, codeText } from './code-text.ts'

test.each([
  ['EVO_Live', 'EVO_Live'],
  ['a/b', 'a/b'],
  ['한글', '한글'],
  [7, '7'],
  ['7', '"7"'],
  ['007', '007'],
  [-3, '-3'],
  ['"7"', '""7""'],
  ['"', '"'],
])('the code %j appears in an address as %s', (code, text) => {
  expect(codeText(code)).toBe(text)
})

test('every code comes back from its text, in its type', () => {
  const codes = fc.oneof(
    fc.string({ minLength: 1 }),
    fc.maxSafeInteger(),
    fc.stringMatching(/^["\d]+$/),
  )
  fc.assert(fc.property(codes, (code) => codeFrom(codeText(code)) === code))
})
