import { createIntl } from '@formatjs/intl'
import en from '../../src/i18n/catalogs/en.json' with { type: 'json' }
import ko from '../../src/i18n/catalogs/ko.json' with { type: 'json' }
import vn from '../../src/i18n/catalogs/vn.json' with { type: 'json' }

type WordId = keyof typeof ko & keyof typeof en & keyof typeof vn
type Values = Readonly<Record<string, string | number>>

const reader = (locale: string, messages: Readonly<Record<WordId, string>>) => {
  const { formatMessage } = createIntl({ locale, defaultLocale: locale, messages })
  return (id: WordId, values: Values = {}): string => formatMessage({ id }, values)
}

/** A text of the site as a Korean player reads it, so that a changed text breaks no story. */
export const word = reader('ko', ko)

/** The same text in English. */
export const englishWord = reader('en', en)

/** The same text in Vietnamese. */
export const vietnameseWord = reader('vi', vn)
