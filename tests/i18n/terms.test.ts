import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const top = join(import.meta.dirname, '../..')
const languages = ['ko', 'en', 'vn', 'jp', 'cn', 'th'] as const
type Language = (typeof languages)[number]
type Term = Readonly<Record<Language, readonly string[]>> & {
  readonly means: string
  readonly not?: Partial<Record<Language, readonly string[]>>
  /** Message id → why it says the thing in other words. */
  readonly freely?: Readonly<Record<string, string>>
}

const terms = parse(readFileSync(join(top, 'docs/terms.yaml'), 'utf8')) as Record<string, Term>
const catalogs = Object.fromEntries(
  languages.map((language) => [
    language,
    JSON.parse(readFileSync(join(top, `src/i18n/catalogs/${language}.json`), 'utf8')) as Record<
      string,
      string
    >,
  ]),
) as Record<Language, Record<string, string>>

const holds = (text: string, word: string): boolean => new RegExp(word, 'iu').test(text)
const isWord = (text: string, word: string): boolean =>
  /^[\x20-\x7f]+$/.test(word) ? new RegExp(`\\b${word}s?\\b`, 'iu').test(text) : text.includes(word)

/** Messages that speak of a term in one language and use other words for it in another. */
const strays = (term: Term, language: Language): string[] =>
  Object.entries(catalogs.ko)
    .filter(([id, text]) => !term.freely?.[id] && term.ko.some((word) => holds(text, word)))
    .map(([id]) => `${id}: ${catalogs[language][id] ?? 'missing'}`)
    .filter((message) => !term[language].some((word) => holds(message.slice(message.indexOf(': ')), word)))

for (const [name, term] of Object.entries(terms)) {
  test(`R-I18N-03 a player reads one word for ${name} (${term.means}), in each language`, () => {
    const found = languages.map((language) => [language, strays(term, language)])
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(languages.map((l) => [l, []])))
  })

  test(`no catalog uses a word that is wrong for ${name}`, () => {
    const wrong = languages.flatMap((language) =>
      Object.entries(catalogs[language]).flatMap(([id, text]) =>
        (term.not?.[language] ?? [])
          .filter((word) => isWord(text, word))
          .map((word) => `${language} ${id} says "${word}": ${text}`),
      ),
    )
    expect(wrong).toEqual([])
  })

  test(`the exceptions of ${name} name messages that there are`, () => {
    expect(Object.keys(term.freely ?? {}).filter((id) => !(id in catalogs.ko))).toEqual([])
  })
}
