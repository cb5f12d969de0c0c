import { signsOf } from './signs.ts'
import { toInitials, toStrokes } from './hangul.ts'
import { soundOfKorean } from './sound.ts'

/** Words that people leave out of a name. */
const dropped = new Set(['the', 'of', 'a', 'an', 'and'])

const bareWord = (word: string): string =>
  /^[가-힣a-z0-9]*$/.test(word) ? word : word.replace(/['’]s$/, '').replace(/[^\p{L}\p{N}]/gu, '')

/** The words of a text in lower case, without signs. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s_/·:]+/)
    .map(bareWord)
    .filter((word) => word !== '')

/** `용왕의` → `용왕`: people leave the particle out. */
const withoutParticle = (word: string): string =>
  word.length > 1 && word.endsWith('의') ? word.slice(0, -1) : word

/** Words without those that people leave out, unless nothing is left. */
export const meaningfulWords = (words: readonly string[]): readonly string[] => {
  const left = words.filter((word) => !dropped.has(word)).map(withoutParticle)
  return left.length === 0 ? words : left
}

/** The words so that each of them is the first once. */
const turns = (words: readonly string[]): readonly (readonly string[])[] =>
  words.map((_, first) => [...words.slice(first), ...words.slice(0, first)])

/** Words without spaces: where each of them starts, and which signs there are. */
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

/** A name as it may be typed. */
export type NameForms = {
  /** In strokes: as it is written, and without small words. */
  readonly texts: readonly Form[]
  /** The strokes of each word that is not small. */
  readonly words: readonly string[]
  /** In strokes, with its words in another order. */
  readonly turned: readonly Form[]
  /** The syllables of these, which are fewer than the strokes where two were swapped. */
  readonly syllables: readonly Form[]
  readonly initials: readonly Form[]
  /** As it is romanised, in each order; empty for a name in Latin letters. */
  readonly sounds: readonly Form[]
}

const takeApart = (name: string): NameForms => {
  const words = wordsOf(name)
  const meaningful = meaningfulWords(words)
  const isShort = meaningful.join('') === words.join('')
  const isKorean = /\p{Script=Hangul}/u.test(name)
  const asWritten = (read: (word: string) => string): readonly Form[] => {
    const all = formOf(words.map(read))
    return isShort ? [all] : [all, formOf(meaningful.map(read))]
  }
  const inOrders = (read: (word: string) => string): readonly Form[] =>
    turns(meaningful.map(read)).slice(1).map(formOf)
  const asIs = (word: string) => word
  return {
    texts: asWritten(toStrokes),
    words: meaningful.map(toStrokes),
    turned: inOrders(toStrokes),
    syllables: isKorean ? [...asWritten(asIs), ...inOrders(asIs)] : [],
    initials: isKorean ? asWritten(toInitials) : [],
    sounds: isKorean ? [...asWritten(soundOfKorean), ...inOrders(soundOfKorean)] : [],
  }
}

const known = new Map<string, NameForms>()

/** Takes each name apart once for as long as the page lives: thousands of them cost. */
export const formsOf = (name: string): NameForms => {
  const forms = known.get(name) ?? takeApart(name)
  known.set(name, forms)
  return forms
}

/** Takes names apart ahead of the first search, one at each step. */
export function* prepareNames(names: readonly string[]): Generator<undefined> {
  for (const name of names) {
    formsOf(name)
    yield undefined
  }
}
