import { editDistance } from './edit-distance.ts'
import { toStrokes } from './hangul.ts'
import { meaningfulWords, wordsOf } from './name-forms.ts'
import type { Form, NameForms } from './name-forms.ts'
import type { SearchWords } from './search-words.ts'

/** A part of a query as typed, and the words of names that mean the same. All are keystrokes (`toStrokes`). */
export type Token = { readonly typed: string; readonly equivalents: readonly string[] }

/** Splits a query into tokens, and corrects misspellings on request. Empty if no part has an equivalent. */
export type FindSynonyms = (words: readonly string[], isCorrected?: boolean) => readonly Token[]

/** A known word may be several words of a query: `merry go round`. */
const MAX_WORDS = 4
/** Shorter words are not completed, and not found inside longer ones. */
const MIN_PREFIX_STROKES = 4
/** Shorter words of names must match to their end: `용` is not `용감한`. */
const MIN_OPEN_STROKES = 4
const MIN_CORRECTED_STROKES = 6
const MIN_TWO_EDITS_STROKES = 10

/** Whether a word may be completed, or found inside a longer one. Two Han characters suffice. */
const isSpecific = (word: string): boolean =>
  word.length >= MIN_PREFIX_STROKES || /^\p{Script=Han}{2,}$/u.test(word)

const strokesOf = (text: string): string => meaningfulWords(wordsOf(text)).map(toStrokes).join('')

type Dictionary = ReadonlyMap<string, readonly string[]>

/** Entries read per step. */
const ENTRIES_IN_STEP = 10

function* buildDictionary(entries: readonly SearchWords[]): Generator<undefined, Dictionary> {
  const dictionary = new Map<string, Set<string>>()
  for (const [index, entry] of entries.entries()) {
    if (index % ENTRIES_IN_STEP === 0) yield undefined
    const names = [...(entry['ko'] ?? []), ...(entry['en'] ?? [])].map(strokesOf)
    for (const word of Object.values(entry).flat().map(strokesOf)) {
      const equivalents = dictionary.get(word) ?? new Set()
      for (const name of names) equivalents.add(name)
      dictionary.set(word, equivalents)
    }
  }
  dictionary.delete('')
  return new Map(
    [...dictionary].map(([word, names]) => [word, [...names].filter((name) => name !== '')]),
  )
}

const equivalentsOf = (dictionary: Dictionary, keys: readonly string[]): readonly string[] => [
  ...new Set(keys.flatMap((key) => dictionary.get(key) ?? [])),
]

/** Equivalents of a word or its singular, else of the words that it begins, else of similar ones. */
const findEquivalents = (
  dictionary: Dictionary,
  word: string,
  isCorrected: boolean,
): readonly string[] => {
  const exact = equivalentsOf(dictionary, [
    word,
    ...(/^[a-z]+s$/.test(word) ? [word.slice(0, -1)] : []),
  ])
  if (exact.length > 0 || !isSpecific(word)) return exact
  const keys = [...dictionary.keys()]
  const completions = keys.filter((key) => key.startsWith(word))
  if (completions.length > 0 || !isCorrected || word.length < MIN_CORRECTED_STROKES)
    return equivalentsOf(dictionary, completions)
  const limit = word.length < MIN_TWO_EDITS_STROKES ? 1 : 2
  return equivalentsOf(
    dictionary,
    keys.filter((key) => editDistance(word, key, limit) <= limit),
  )
}

/** A known word at the beginning or end of a longer one: `황금드래곤`. */
const splitWord = (dictionary: Dictionary, word: string): readonly string[] => {
  for (let length = word.length - 2; length >= 2; length -= 1) {
    const [first, last] = [word.slice(0, length), word.slice(-length)]
    if (isSpecific(first) && dictionary.has(first))
      return [first, ...splitWord(dictionary, word.slice(length))]
    if (isSpecific(last) && dictionary.has(last))
      return [...splitWord(dictionary, word.slice(0, -length)), last]
  }
  return [word]
}

/** How many of the first words are one known word together; else 1. */
const knownWordCount = (dictionary: Dictionary, words: readonly string[]): number => {
  let count = Math.min(MAX_WORDS, words.length)
  while (count > 1 && !dictionary.has(words.slice(0, count).join(''))) count -= 1
  return count
}

const tokensOf = (
  dictionary: Dictionary,
  words: readonly string[],
  isCorrected: boolean,
): readonly Token[] => {
  if (words.length === 0) return []
  const count = knownWordCount(dictionary, words)
  const typed = words.slice(0, count).join('')
  const equivalents = findEquivalents(dictionary, typed, isCorrected)
  const parts = equivalents.length > 0 ? [typed] : splitWord(dictionary, typed)
  return [
    ...parts.map((part) => ({
      typed: part,
      equivalents: part === typed ? equivalents : findEquivalents(dictionary, part, false),
    })),
    ...tokensOf(dictionary, words.slice(count), isCorrected),
  ]
}

/** Prepares the search for synonyms in steps of about a millisecond. */
export function* synonymSteps(entries: readonly SearchWords[]): Generator<undefined, FindSynonyms> {
  const dictionary = yield* buildDictionary(entries)
  return (words, isCorrected = false) => {
    const tokens = tokensOf(dictionary, words, isCorrected)
    return tokens.some(({ equivalents }) => equivalents.length > 0) ? tokens : []
  }
}

export const noSynonyms: FindSynonyms = () => []

const matchesAtWordStart = ({ text, starts }: Form, word: string): boolean =>
  starts.some((start, index) => {
    if (!text.startsWith(word, start)) return false
    const end = start + word.length
    return word.length >= MIN_OPEN_STROKES || end === text.length || starts.includes(end, index)
  })

/** Whether each token, or an equivalent, is at the start of a word in one of the names. */
export const matchAllTokens = (names: readonly NameForms[], tokens: readonly Token[]): boolean => {
  const texts = names.map(({ texts: [asWritten, meaningful = asWritten] }) => meaningful)
  return tokens.every(({ typed, equivalents }) =>
    texts.some(
      (text) =>
        matchesAtWordStart(text, typed) ||
        equivalents.some((word) => matchesAtWordStart(text, word)),
    ),
  )
}
