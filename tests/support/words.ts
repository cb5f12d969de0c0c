import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createIntl } from '@formatjs/intl'
import en from '../../src/i18n/compiled/texts/en.json' with { type: 'json' }
import type ko from '../../src/i18n/compiled/texts/ko.json'
import { locales } from '../../src/i18n/locales.ts'
import type { Locale } from '../../src/i18n/locales.ts'

type WordId = keyof typeof ko & keyof typeof en
type Values = Readonly<Record<string, string | number>>
type Texts = Readonly<Record<WordId, string>>

const folder = join(import.meta.dirname, '../../src/i18n/compiled/texts')
const textsOf = (locale: string) =>
  JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8')) as Partial<Texts>

const reader = (locale: string, messages: Texts) => {
  const { formatMessage } = createIntl({ locale, defaultLocale: locale, messages })
  return (id: WordId, values: Values = {}): string => formatMessage({ id }, values)
}

/** By language; English replaces what a new language lacks, as on the site. */
export const wordsOf = Object.fromEntries(
  Object.entries(locales).map(([locale, { tag }]) => [
    locale,
    reader(tag, { ...en, ...textsOf(locale) }),
  ]),
) as Readonly<Record<Locale, ReturnType<typeof reader>>>

/** A text in Korean by its id, so that changed wording breaks no test. */
export const word = wordsOf.ko

export const englishWord = wordsOf.en
