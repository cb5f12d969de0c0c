import { expect, test } from 'vitest'
import { loadCatalog, loadRestOfCatalog } from './catalog.ts'
import en from './catalogs/en.json'
import ko from './catalogs/ko.json'
import { DEFAULT_LOCALE, locales, menuLocales } from './locales.ts'
import type { Locale } from './locales.ts'
import { createTranslator } from './translator.ts'

const all = Object.keys(locales) as Locale[]

test('R-I18N-01 six languages, Korean for a player who has not chosen', () => {
  expect([all, DEFAULT_LOCALE]).toEqual([['ko', 'en', 'vn', 'jp', 'cn', 'th'], 'ko'])
})

test('Korean and English have every message', () => {
  expect(Object.keys(en).sort()).toEqual(Object.keys(ko).sort())
  expect(menuLocales).toEqual(expect.arrayContaining(['ko', 'en']))
})

test.each(all)('R-I18N-03 the two parts of %s together are the whole set', async (locale) => {
  const [early, late] = [await loadCatalog(locale), await loadRestOfCatalog(locale)]
  expect([...Object.keys(early), ...Object.keys(late)].sort()).toEqual(Object.keys(ko).sort())
})

test('messages speak the language, with their values', async () => {
  const said = async (locale: Locale) => {
    const { t, complete } = createTranslator(locale, await loadCatalog(locale))
    await complete()
    return [t('msg_auth_success'), t('account.level.value', { level: 3 })]
  }
  expect(await said('ko')).toEqual(['로그인했어요.', '레벨 3'])
  expect(await said('en')).toEqual(['You are logged in.', 'Level 3'])
})

test("R-ACCT-03 numbers show with the language's grouping, what is no number as 0", async () => {
  const shown = (locale: Locale) => {
    const { formatNumber } = createTranslator(locale, {})
    return [formatNumber(1_234_567), formatNumber(Number.NaN), formatNumber(-5_000)]
  }
  expect(shown('ko')).toEqual(['1,234,567', '0', '-5,000'])
  expect(shown('vn')).toEqual(['1.234.567', '0', '-5.000'])
})
