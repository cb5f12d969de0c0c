import { expect, test } from 'vitest'
import en from '../../src/i18n/compiled/texts/en.json' with { type: 'json' }
import { pseudoText } from '../../src/i18n/pseudo-language.ts'

test('each text of the matrix’s own language is about 40 % longer, accented, and shows where it is cut', () => {
  expect(pseudoText('Deposit')).toBe('[Dépóšít ö]')
  expect(pseudoText(' ')).toBe(' ')
  const texts = Object.values(en).filter((text) => text.length >= 20)
  const ratios = texts.map((text) => pseudoText(text).length / text.length)
  expect(Math.min(...ratios)).toBeGreaterThan(1.3)
  expect(Math.max(...ratios)).toBeLessThan(1.6)
})
