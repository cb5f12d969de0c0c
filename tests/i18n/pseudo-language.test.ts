import { expect, test } from 'vitest'
import en from '../../src/i18n/compiled/texts/en.json' with { type: 'json' }
import { lengthen } from '../../mocks/browser/lengthened.ts'

test('each text of the matrix’s own language is about 40 % longer, accented, and shows where it is cut', () => {
  expect(lengthen('Deposit')).toBe('[Dépóšít ö]')
  expect(lengthen(' ')).toBe(' ')
  const texts = Object.values(en).filter((text) => text.length >= 20)
  const ratios = texts.map((text) => lengthen(text).length / text.length)
  expect(Math.min(...ratios)).toBeGreaterThan(1.3)
  expect(Math.max(...ratios)).toBeLessThan(1.6)
})
