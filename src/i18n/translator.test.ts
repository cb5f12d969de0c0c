import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadCatalog } from './catalog.ts'
import { loadMemberCatalog, loadRestOfCatalog } from './more-catalogs.ts'
import en from './compiled/texts/en.json'
import ko from './compiled/texts/ko.json'
import { DEFAULT_LOCALE, menuLocales } from './locale-choice.ts'
import { locales, mustBeComplete } from './locales.ts'
import type { Locale } from './locales.ts'
import { createTranslator } from './translator.ts'

const all = Object.keys(locales) as Locale[]

test('R-I18N-01 R-I18N-02 six complete languages, four of them in the menu, Korean for a player who has not chosen', () => {
  const six = ['ko', 'en', 'vn', 'jp', 'cn', 'th'] as const
  expect(all.slice(0, 6)).toEqual(six)
  expect(six.filter((locale) => !mustBeComplete(locale))).toEqual([])
  expect(menuLocales.slice(0, 4)).toEqual(['en', 'ko', 'vn', 'th'])
  expect(DEFAULT_LOCALE).toBe('ko')
})

test('Korean and English have every message', () => {
  expect(Object.keys(en).sort()).toEqual(Object.keys(ko).sort())
  expect(menuLocales).toEqual(expect.arrayContaining(['ko', 'en']))
})

test.each(all)('R-I18N-03 the three parts of %s together are the whole set', async (locale) => {
  const parts = await Promise.all(
    [loadCatalog, loadRestOfCatalog, loadMemberCatalog].map((load) => load(locale)),
  )
  expect(parts.flatMap((part) => Object.keys(part)).sort()).toEqual(Object.keys(ko).sort())
})

test('messages speak the language, with their values', async () => {
  const said = async (locale: Locale) => {
    const { t, completeForMember } = createTranslator(locale, await loadCatalog(locale))
    await completeForMember()
    return [t('msg_auth_success'), t('account.level.value', { level: 3 })]
  }
  expect(await said('ko')).toEqual(['로그인했어요.', '레벨 3'])
  expect(await said('en')).toEqual(['You are logged in.', 'Level 3'])
})

test.each(all)('R-ACCT-03 any number in %s is formatted as by the browser', (locale) => {
  const browser = new Intl.NumberFormat(locales[locale].tag, { maximumFractionDigits: 0 })
  const { formatNumber } = createTranslator(locale, {})
  const numbers = fc.oneof(fc.maxSafeInteger(), fc.integer(), fc.double({ noNaN: true }))
  fc.assert(
    fc.property(numbers.filter(Number.isFinite), (value) => {
      expect(formatNumber(value)).toBe(browser.format(value))
    }),
    { examples: [[0], [-0], [999], [1_000], [-1_000], [1_234_567.5], [3_482_617_940]] },
  )
})

test("R-ACCT-03 numbers show with the language's grouping, invalid ones as 0", async () => {
  const shown = (locale: Locale) => {
    const { formatNumber } = createTranslator(locale, {})
    return [formatNumber(1_234_567), formatNumber(Number.NaN), formatNumber(-5_000)]
  }
  expect(shown('ko')).toEqual(['1,234,567', '0', '-5,000'])
  expect(shown('vn')).toEqual(['1.234.567', '0', '-5.000'])
})
