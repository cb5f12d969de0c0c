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

const read = (path: string): string => readFileSync(join(top, path), 'utf8')
const terms = parse(read('docs/terms.yaml')) as Readonly<Record<string, Term>>
const catalogOf = (language: Language) =>
  JSON.parse(read(`src/i18n/catalogs/${language}.json`)) as Readonly<Record<string, string>>
const korean = catalogOf('ko')

const holds = (text: string, word: string): boolean => new RegExp(word, 'iu').test(text)

/** English and Vietnamese have words between spaces; "signs" is none of "designs". */
const uses = (text: string, word: string): boolean =>
  /^\w/.test(word) ? holds(text, `\\b${word}s?\\b`) : holds(text, word)

const problemsOf = (term: Term, language: Language): readonly string[] => {
  const catalog = catalogOf(language)
  const missing = Object.entries(korean)
    .filter(([id, text]) => !term.freely?.[id] && term.ko.some((word) => holds(text, word)))
    .filter(([id]) => !term[language].some((word) => holds(catalog[id] ?? '', word)))
    .map(([id]) => `${id} has none of ${term[language].join(', ')}: ${catalog[id] ?? ''}`)
  const wrong = Object.entries(catalog).flatMap(([id, text]) =>
    (term.not?.[language] ?? [])
      .filter((word) => uses(text, word))
      .map((word) => `${id} says "${word}": ${text}`),
  )
  return [...missing, ...wrong]
}

test.each(Object.entries(terms))(
  'a player reads one word for one thing, in each language: %s',
  (_name, term) => {
    for (const language of languages)
      expect({ [language]: problemsOf(term, language) }).toEqual({ [language]: [] })
    expect(Object.keys(term.freely ?? {}).filter((id) => !(id in korean))).toEqual([])
  },
)
