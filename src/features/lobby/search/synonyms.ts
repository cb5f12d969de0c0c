import { allSteps } from '../../../lib/all-steps.ts'
import { editDistance } from './edit-distance.ts'
import { toStrokes } from './hangul.ts'
import { meaningfulWords, wordsOf } from './name-forms.ts'
import type { Form, NameForms } from './name-forms.ts'
import type { SearchWords } from './search-words.ts'

/** A part of a query: as typed, and the words of names that mean the same; in strokes. */
export type Token = { readonly typed: string; readonly same: readonly string[] }

/** The parts of a query, with corrected ones on request; empty if no part has another word. */
export type Synonyms = (words: readonly string[], isCorrected?: boolean) => readonly Token[]

/** Most words of a query that may be one known word: `merry go round`. */
const MAX_WORDS = 4
/** A known word's beginning counts from here, and so does a known word that is joined with others. */
const BEGINNING_FROM = 4
/** Shorter words of names must match to their end: `용` is not `용감한`. */
const OPEN_FROM = 4
const CORRECTED_FROM = 6
const TWO_SLIPS_FROM = 10

/** Whether a word says enough to be completed or to be part of a longer one; two Chinese signs do. */
const isLong = (word: string): boolean =>
  word.length >= BEGINNING_FROM || /^\p{Script=Han}{2,}$/u.test(word)

const strokesOf = (text: string): string => meaningfulWords(wordsOf(text)).map(toStrokes).join('')

type Dictionary = ReadonlyMap<string, readonly string[]>

/** Entries read per step. */
const ENTRIES_IN_STEP = 10

function* knownFrom(entries: readonly SearchWords[]): Generator<undefined, Dictionary> {
  const dictionary = new Map<string, Set<string>>()
  for (const [at, entry] of entries.entries()) {
    if (at % ENTRIES_IN_STEP === 0) yield undefined
    const names = [...(entry['ko'] ?? []), ...(entry['en'] ?? [])].map(strokesOf)
    for (const word of Object.values(entry).flat().map(strokesOf)) {
      const same = dictionary.get(word) ?? new Set()
      for (const one of names) same.add(one)
      dictionary.set(word, same)
    }
  }
  dictionary.delete('')
  return new Map(
    [...dictionary].map(([word, same]) => [word, [...same].filter((one) => one !== '')]),
  )
}

const sameAs = (dictionary: Dictionary, keys: readonly string[]): readonly string[] => [
  ...new Set(keys.flatMap((key) => dictionary.get(key) ?? [])),
]

/** The meaning of a word: of itself, else of its singular, else of a word that begins with it, else corrected. */
const meaningOf = (
  dictionary: Dictionary,
  word: string,
  isCorrected: boolean,
): readonly string[] => {
  const whole = sameAs(dictionary, [word, ...(/^[a-z]+s$/.test(word) ? [word.slice(0, -1)] : [])])
  if (whole.length > 0 || !isLong(word)) return whole
  const keys = [...dictionary.keys()]
  const begun = keys.filter((key) => key.startsWith(word))
  if (begun.length > 0 || !isCorrected || word.length < CORRECTED_FROM)
    return sameAs(dictionary, begun)
  const limit = word.length < TWO_SLIPS_FROM ? 1 : 2
  return sameAs(
    dictionary,
    keys.filter((key) => editDistance(word, key, limit) <= limit),
  )
}

/** A known word at the beginning or end of a longer one: `황금드래곤`. */
const splitWord = (dictionary: Dictionary, word: string): readonly string[] => {
  for (let length = word.length - 2; length >= 2; length -= 1) {
    const [first, last] = [word.slice(0, length), word.slice(-length)]
    if (isLong(first) && dictionary.has(first))
      return [first, ...splitWord(dictionary, word.slice(length))]
    if (isLong(last) && dictionary.has(last))
      return [...splitWord(dictionary, word.slice(0, -length)), last]
  }
  return [word]
}

const tokensOf = (
  dictionary: Dictionary,
  words: readonly string[],
  isCorrected: boolean,
): Token[] => {
  const tokens: Token[] = []
  for (let at = 0; at < words.length;) {
    let count = Math.min(MAX_WORDS, words.length - at)
    while (count > 1 && !dictionary.has(words.slice(at, at + count).join(''))) count -= 1
    const typed = words.slice(at, at + count).join('')
    const same = meaningOf(dictionary, typed, isCorrected)
    const parts = same.length > 0 ? [typed] : splitWord(dictionary, typed)
    for (const part of parts)
      tokens.push({ typed: part, same: part === typed ? same : meaningOf(dictionary, part, false) })
    at += count
  }
  return tokens
}

/** Prepares lists of synonyms for queries in strokes, in steps of about a millisecond. */
export function* synonymSteps(entries: readonly SearchWords[]): Generator<undefined, Synonyms> {
  const dictionary = yield* knownFrom(entries)
  return (words, isCorrected = false) => {
    const tokens = tokensOf(dictionary, words, isCorrected)
    return tokens.some(({ same }) => same.length > 0) ? tokens : []
  }
}

/** Like `synonymSteps`, at once. */
export const synonymsFrom = (entries: readonly SearchWords[]): Synonyms =>
  allSteps(synonymSteps(entries))

export const noSynonyms: Synonyms = () => []

const standsIn = ({ text, starts }: Form, word: string): boolean =>
  starts.some((start, index) => {
    if (!text.startsWith(word, start)) return false
    const end = start + word.length
    return word.length >= OPEN_FROM || end === text.length || starts.includes(end, index)
  })

/** Whether the names together have each part of the query, or another word for it, where a word begins. */
export const fitTokens = (names: readonly NameForms[], tokens: readonly Token[]): boolean => {
  const texts = names.map(({ texts: [asWritten, meaningful = asWritten] }) => meaningful)
  return tokens.every(({ typed, same }) =>
    texts.some((text) => standsIn(text, typed) || same.some((word) => standsIn(text, word))),
  )
}
