import en from '../../src/i18n/catalogs/en.json' with { type: 'json' }
import ko from '../../src/i18n/catalogs/ko.json' with { type: 'json' }
import vn from '../../src/i18n/catalogs/vn.json' with { type: 'json' }

type WordId = keyof typeof ko & keyof typeof en & keyof typeof vn
type Values = Readonly<Record<string, string | number>>

const reader =
  (catalog: Readonly<Record<WordId, string>>) =>
  (id: WordId, values: Values = {}): string =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replaceAll(`{${name}}`, String(value)),
      catalog[id],
    )

/** A text of the site as a Korean player reads it, so that a changed text breaks no story. */
export const word = reader(ko)

/** The same text in English. */
export const englishWord = reader(en)

/** The same text in Vietnamese. */
export const vietnameseWord = reader(vn)
