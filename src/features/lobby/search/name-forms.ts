import { toInitials, toStrokes } from './hangul.ts'
import { soundOfKorean } from './sound.ts'

/** The characters of a text, folded into 32 bits. */
export function signsOf(text: string): number {
  let signs = 0
  for (let index = 0; index < text.length; index += 1) signs |= 1 << (text.charCodeAt(index) & 31)
  return signs
}

/** Number of folded characters missing in the other text: a lower bound of the edit distance. */
export function missingSignCount(signs: number, otherSigns: number): number {
  let missingBits = signs & ~otherSigns
  let count = 0
  for (; missingBits !== 0; count += 1) missingBits &= missingBits - 1
  return count
}

const smallWords = new Set(['the', 'of', 'a', 'an', 'and'])

const HIRAGANA_SHIFT = 0x60

/** Removes what players omit: marks of Latin letters, and the difference between katakana and hiragana. */
const foldWord = (word: string): string =>
  word
    .replace(/[ァ-ヶ]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - HIRAGANA_SHIFT))
    .replaceAll('đ', 'd')
    .replace(/\p{Script=Latin}/gu, (sign) => sign.normalize('NFD').charAt(0))

const bareWord = (word: string): string =>
  /^[가-힣a-z0-9]*$/.test(word)
    ? word
    : foldWord(word.replace(/['’]s$/, '').replace(/[^\p{L}\p{N}]/gu, ''))

/** Normalises full-width letters and half-width katakana. */
const withoutWidths = (text: string): string =>
  text.replace(/[\uff01-\uffef]+/g, (signs) => signs.normalize('NFKC'))

/** Words of a text in lower case, without punctuation, marks of Latin letters and widths. */
export const wordsOf = (text: string): readonly string[] =>
  withoutWidths(text)
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s_/·:]+/)
    .map(bareWord)
    .filter((word) => word !== '')

/** Removes a particle: `용왕의` → `용왕`. */
const withoutParticle = (word: string): string =>
  word.length > 1 && word.endsWith('의') ? word.slice(0, -1) : word

/** Words without commonly omitted ones, unless nothing is left. */
export const meaningfulWords = (words: readonly string[]): readonly string[] => {
  const remaining = words.filter((word) => !smallWords.has(word)).map(withoutParticle)
  return remaining.length === 0 ? words : remaining
}

/** Rotations of the words, so that each comes first once. */
const rotationsOf = (words: readonly string[]): readonly (readonly string[])[] =>
  words.map((_, first) => [...words.slice(first), ...words.slice(0, first)])

/** Words without spaces: where each starts, and which characters occur. */
export type Form = {
  readonly text: string
  readonly starts: readonly number[]
  readonly signs: number
}

const formOf = (words: readonly string[]): Form => {
  const text = words.join('')
  let end = 0
  const starts = words.map(({ length }) => (end += length) - length)
  return { text, starts, signs: signsOf(text) }
}

export type NameForms = {
  /** The name in strokes: as written, and without small words. */
  readonly texts: readonly [Form, ...Form[]]
  readonly words: readonly string[]
  /** Forms in strokes with rotated words. */
  readonly rotated: readonly Form[]
  /** Syllables of the forms, to detect swapped ones. */
  readonly syllables: readonly Form[]
  readonly initials: readonly Form[]
  /** Romanised forms, one per rotation; empty for Latin names. */
  readonly sounds: readonly Form[]
}

const createForms = (name: string): NameForms => {
  const words = wordsOf(name)
  const meaningful = meaningfulWords(words)
  const isShort = meaningful.join('') === words.join('')
  const isKorean = /\p{Script=Hangul}/u.test(name)
  const asWritten = (read: (word: string) => string): readonly [Form, ...Form[]] => {
    const allWords = formOf(words.map(read))
    return isShort ? [allWords] : [allWords, formOf(meaningful.map(read))]
  }
  const rotatedForms = (read: (word: string) => string): readonly Form[] =>
    rotationsOf(meaningful.map(read)).slice(1).map(formOf)
  const unchanged = (word: string) => word
  return {
    texts: asWritten(toStrokes),
    words: meaningful.map(toStrokes),
    rotated: rotatedForms(toStrokes),
    syllables: isKorean ? [...asWritten(unchanged), ...rotatedForms(unchanged)] : [],
    initials: isKorean ? asWritten(toInitials) : [],
    sounds: isKorean ? [...asWritten(soundOfKorean), ...rotatedForms(soundOfKorean)] : [],
  }
}

const cache = new Map<string, NameForms>()

/** The forms of a name, cached for the life of the page, because there are thousands of names. */
export const formsOf = (name: string): NameForms => {
  const forms = cache.get(name) ?? createForms(name)
  cache.set(name, forms)
  return forms
}

/** Prepares names ahead of the first search, one per step. */
export function* prepareNames(names: readonly string[]): Generator<undefined> {
  for (const name of names) {
    formsOf(name)
    yield undefined
  }
}
