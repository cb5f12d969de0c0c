import { expect, test } from 'vitest'
import { completeNames } from './names.ts'

test.each([
  ['에볼루션', 'Evolution', { ko: '에볼루션', en: 'Evolution' }],
  ['에볼루션', '', { ko: '에볼루션', en: '에볼루션' }],
  ['', 'Evolution', { ko: 'Evolution', en: 'Evolution' }],
  ['', '', { ko: 'evo', en: 'evo' }],
  [' \t', ' Evolution ', { ko: ' Evolution ', en: ' Evolution ' }],
  ['\u3000', '\n', { ko: 'evo', en: 'evo' }],
])('a player reads a name even where one of %j and %j is missing', (ko, en, names) => {
  expect(completeNames(ko, en, 'evo')).toEqual(names)
})
