import { locales } from '../../../i18n/locales.ts'
import { isRecord, readProperty } from '../../../lib/json.ts'

/** Words with one meaning: language → words. Names are Korean and English, so these two find them. */
export type SearchWords = Readonly<Record<string, readonly string[]>>

const languages = Object.keys(locales)
const MAX_ENTRIES = 5_000
const MAX_WORD = 60

const isWord = (value: unknown): boolean =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_WORD

function assertEntry(entry: unknown, entryName: string): asserts entry is SearchWords {
  if (!isRecord(entry)) throw new TypeError(`${entryName} must be an object of languages`)
  for (const [language, words] of Object.entries(entry)) {
    if (!languages.includes(language))
      throw new TypeError(
        `${entryName} has the language "${language}": use ${languages.join(', ')}`,
      )
    if (!Array.isArray(words) || !words.every(isWord))
      throw new TypeError(
        `${entryName}.${language} must be a list of words, each at most 60 characters`,
      )
  }
}

/**
 * Parses `search-words.json`: `{ "words": [{ "ko": ["용", "드래곤"], "en": ["dragon"] }] }`.
 * @throws TypeError naming the first wrong entry
 */
export function parseSearchWords(value: unknown): readonly SearchWords[] {
  const words = readProperty(value, 'words')
  if (!Array.isArray(words)) throw new TypeError('"words" must be a list')
  if (words.length > MAX_ENTRIES) throw new TypeError(`"words" may have ${MAX_ENTRIES} entries`)
  return words.map((entry: unknown, index) => {
    assertEntry(entry, `words[${index}]`)
    return entry
  })
}
