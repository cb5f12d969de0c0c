import { expect, test } from 'vitest'
import { numberText } from './digits.ts'
import { typedText } from './typed-text.ts'

test.each([
  ['  홍길동\t', '홍길동'],
  ['홍길동'.normalize('NFD'), '홍길동'],
  ['Nguyễn'.normalize('NFD'), 'Nguyễn'],
  ['de\u200Bmo', 'demo'],
  ['\uFEFFde\u00ADmo\u2060\u202E', 'demo'],
  ['\u3164홍\uFFA0길\u200D동', '홍길동'],
  ['\u200B \u200B', ''],
  ['한 줄\n두 줄', '한 줄\n두 줄'],
  ['👩🏽‍🚀 ❤️‍🔥 👨‍👩‍👧', '👩🏽‍🚀 ❤️‍🔥 👨‍👩‍👧'],
])('R-REG-01 typed %j is sent as %j', (typed, sent) => {
  expect(typedText(typed)).toBe(sent)
})

test.each([
  ['010-1234-5678', '010-1234-5678'],
  ['０１０ー１２３４ー５６７８', '010-1234-5678'],
  ['010 1234 5678', '010-1234-5678'],
  ['010.1234.5678', '010-1234-5678'],
  ['010 – 1234 – 5678 ', '010-1234-5678'],
  ['๐๑๐๑๒๓๔๕๖๗๘', '01012345678'],
  ['+82 10 1234 5678', '+82-10-1234-5678'],
  ['＋82 (10) 1234-5678', '+82-10-1234-5678'],
  ['(02) 123-4567', '02-123-4567'],
  ['110\u200B-123\u00A0456789', '110-123-456789'],
  ['call me', 'call-me'],
])('R-REG-01 the number %j is sent as %j', (typed, sent) => {
  expect(numberText(typed)).toBe(sent)
})
