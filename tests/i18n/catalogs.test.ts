import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'

test.each(Object.keys(locales))('the catalog %s has each message once', (locale) => {
  const text = readFileSync(
    new URL(`../../src/i18n/catalogs/${locale}.json`, import.meta.url),
    'utf8',
  )
  const ids = [...text.matchAll(/^ {2}"([^"]+)":/gm)].map(([, id]) => id)
  expect(ids.length).toBe(Object.keys(JSON.parse(text) as object).length)
})
