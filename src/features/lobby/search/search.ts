import { editDistance } from './edit-distance.ts'
import { missingSignCount, signsOf, formsOf, meaningfulWords, wordsOf } from './name-forms.ts'
import { isInitials, onOtherKeyboard, toStrokes } from './hangul.ts'
import { soundOfLatin } from './sound.ts'
import { matchAllTokens } from './synonyms.ts'
import type { FindSynonyms, Token } from './synonyms.ts'
import type { Form, NameForms } from './name-forms.ts'

const NO_MATCH = Number.POSITIVE_INFINITY
/** Shorter romanised queries are not compared by sound. */
const SOUND_FROM_SIGNS = 4
/** Query lengths from which one more error is allowed; beyond the last, a fifth of the characters. */
const SLIPS_FROM_SIGNS = [5, 9, 13]
const MAX_SLIPS = 0.2
/** Matches that cost this much more than the best are dropped. */
const MARGIN = 0.3
/** Small limits first: searching with few errors is much faster. */
const GUESS_LIMITS = [0.19, NO_MATCH]
const GUESS_MARGIN = 0.1

/** Costs of matches, from best to worst; errors add their share of the query. */
const cost = {
  start: 0,
  beginnings: 0.095,
  part: 0.1,
  category: 0.19,
  withinWord: 0.2,
  synonyms: 0.25,
  initials: 0.32,
  words: 0.7,
  sound: 0.9,
  otherKeyboard: 0.01,
} as const

type Query = {
  readonly strokes: string
  /** The text without small words and particles. */
  readonly meaning: string
  readonly words: readonly string[]
  readonly syllables: string
  readonly isInitials: boolean
  readonly sound: string
}

const queryOf = (typed: string): Query => {
  const words = wordsOf(typed)
  const meaningful = meaningfulWords(words)
  const syllables = words.join('')
  return {
    strokes: toStrokes(syllables),
    meaning: toStrokes(meaningful.join('')),
    words: meaningful.map(toStrokes),
    syllables,
    isInitials: isInitials(syllables),
    sound: /^[a-z0-9]+$/.test(syllables) ? soundOfLatin(syllables) : '',
  }
}

/** Longer texts with the same match rank a little lower. */
const lengthCost = (text: string, query: string): number =>
  Math.min(0.09, (text.length - query.length) / 1_000)

/** Rejects matches that cross a word's end, which occur by chance. */
const isWithinWord = ({ text, starts }: Form, query: string): boolean => {
  for (
    let position = text.indexOf(query);
    position !== -1;
    position = text.indexOf(query, position + 1)
  ) {
    const end = position + query.length
    if (starts.every((start) => start <= position || start >= end)) return true
  }
  return false
}

const costWithin = (forms: readonly Form[], query: string, isAnywhere = false): number => {
  let lowestCost = NO_MATCH
  for (const form of forms) {
    const { text, starts } = form
    if (!text.includes(query)) continue
    const start = starts.find((position) => text.startsWith(query, position))
    if (start === undefined && !isAnywhere && !isWithinWord(form, query)) continue
    const positionCost =
      start === 0 ? cost.start : start === undefined ? cost.withinWord : cost.part
    lowestCost = Math.min(lowestCost, positionCost + lengthCost(text, query))
  }
  return lowestCost
}

/** Whether each query word begins another word of the name, in any order. */
const beginsWords = (words: readonly string[], query: readonly string[]): boolean =>
  query.every((part) => words.some((word) => word.startsWith(part))) &&
  words.filter((word) => query.some((part) => word.startsWith(part))).length >= query.length

const exactCost = (forms: NameForms, query: Query): number => {
  const { strokes, meaning, words } = query
  let lowestCost = costWithin(forms.texts, strokes)
  if (meaning !== strokes) lowestCost = Math.min(lowestCost, costWithin(forms.texts, meaning))
  if (lowestCost < cost.part) return lowestCost
  if (words.length > 1 && beginsWords(forms.words, words)) return cost.beginnings
  if (lowestCost < cost.withinWord) return lowestCost
  if (query.isInitials)
    lowestCost = Math.min(lowestCost, cost.initials + costWithin(forms.initials, strokes, true))
  lowestCost = Math.min(lowestCost, cost.words + costWithin(forms.rotated, meaning))
  const [first] = forms.texts
  if (words.length > 1 && words.every((word) => first.text.includes(word)))
    lowestCost = Math.min(lowestCost, cost.words + cost.part + lengthCost(first.text, meaning))
  if (query.sound.length >= SOUND_FROM_SIGNS)
    lowestCost = Math.min(lowestCost, cost.sound + costWithin(forms.sounds, query.sound))
  return lowestCost
}

/** Maximum of errors in a query of this length. Higher values find unrelated names. */
const maxSlipsFor = (length: number): number =>
  Math.max(SLIPS_FROM_SIGNS.filter((from) => length >= from).length, Math.floor(length * MAX_SLIPS))

/** A query prepared for many comparisons, with the cost limit of an error. */
class Guess {
  private readonly signs: number
  private readonly query: string
  private readonly baseCost: number
  private readonly maxSlips: number

  constructor(query: string, baseCost: number, maxSlips = maxSlipsFor(query.length)) {
    this.query = query
    this.baseCost = baseCost
    this.signs = signsOf(query)
    this.maxSlips = maxSlips
  }

  /** Share of the query that would have to change; higher for the beginning of a name. */
  costIn(forms: readonly Form[], maxCost: number): number {
    const { length } = this.query
    let lowestCost = NO_MATCH
    for (const { text, starts, signs } of forms) {
      const limit = Math.min(
        this.maxSlips,
        Math.floor(length * (Math.min(maxCost, lowestCost) - this.baseCost)),
      )
      if (limit < 1 || missingSignCount(this.signs, signs) > limit) continue
      const slips = editDistance(this.query, text, limit, starts)
      lowestCost = Math.min(lowestCost, slips / length + this.baseCost)
    }
    return lowestCost
  }
}

type Costs = (forms: NameForms, maxCost: number) => number

const guessesOf = (query: Query, baseCost: number): Costs => {
  const strokes = new Guess(query.meaning, baseCost)
  // Two swapped syllables are one error but many strokes.
  const syllables = new Guess(query.syllables, baseCost + 0.05)
  const initials = new Guess(query.isInitials ? query.strokes : '', baseCost + 0.1)
  const sounds = new Guess(query.sound, baseCost + 0.1)
  return (forms, maxCost) => {
    let lowestCost = maxCost
    lowestCost = Math.min(lowestCost, strokes.costIn(forms.texts, lowestCost))
    lowestCost = Math.min(lowestCost, strokes.costIn(forms.rotated, lowestCost))
    lowestCost = Math.min(lowestCost, syllables.costIn(forms.syllables, lowestCost))
    lowestCost = Math.min(lowestCost, initials.costIn(forms.initials, lowestCost))
    lowestCost = Math.min(lowestCost, sounds.costIn(forms.sounds, lowestCost))
    return lowestCost === maxCost ? NO_MATCH : lowestCost
  }
}

type SearchNames = {
  readonly names: readonly NameForms[]
  readonly categories: readonly NameForms[]
}
type Entry<Item> = SearchNames & { readonly item: Item }
type EntryCosts = (entry: SearchNames, maxCost: number) => number

/** Names compared or prepared per step. */
const NAMES_IN_STEP = 8

type Steps<Result> = Generator<undefined, Result>

/** Cheapest first, then in the list's order; drops results that cost `margin` more. */
function* inOrder<Item>(
  entries: readonly Entry<Item>[],
  costOf: EntryCosts,
  margin: number,
  limit = NO_MATCH,
): Steps<readonly { readonly item: Item; readonly cost: number }[]> {
  const matches: { item: Item; cost: number }[] = []
  let maxCost = limit
  for (const [index, entry] of entries.entries()) {
    if (index % NAMES_IN_STEP === 0) yield undefined
    const cost = costOf(entry, maxCost)
    if (cost === NO_MATCH) continue
    matches.push({ item: entry.item, cost })
    maxCost = Math.min(maxCost, cost + margin)
  }
  return matches.filter((match) => match.cost <= maxCost).sort((a, b) => a.cost - b.cost)
}

/** Prepared names of the list, made at the first search. */
const entryPreparation = <Item>(
  items: readonly Item[],
  namesOf: (item: Item) => readonly string[],
  categoriesOf: (item: Item) => readonly string[],
): (() => Steps<readonly Entry<Item>[]>) => {
  const prepared: Entry<Item>[] = []
  return function* read() {
    for (const item of items.slice(prepared.length)) {
      const names = namesOf(item).map(formsOf)
      prepared.push({ item, names, categories: categoriesOf(item).map(formsOf) })
      if (prepared.length % NAMES_IN_STEP === 0) yield undefined
    }
    return prepared
  }
}

const ofNames =
  (costOf: Costs): EntryCosts =>
  ({ names }, maxCost) =>
    names.reduce((lowest, forms) => Math.min(lowest, costOf(forms, maxCost)), NO_MATCH)

const ofCategories =
  (costOf: Costs): EntryCosts =>
  ({ categories }, maxCost) =>
    categories.reduce((lowest, forms) => Math.min(lowest, costOf(forms, maxCost)), NO_MATCH) +
    cost.category

/** Cost of a name that has other words for the same; the fewer further words, the lower. */
const synonymCosts = (tokens: readonly Token[]): EntryCosts => {
  if (tokens.length === 0) return () => NO_MATCH
  const inName = ofNames((forms) =>
    matchAllTokens([forms], tokens)
      ? cost.synonyms + Math.max(0, forms.words.length - tokens.length) / 200
      : NO_MATCH,
  )
  return (entry, maxCost) => {
    const { names, categories } = entry
    const isCategory = categories.length > 0 && matchAllTokens([...names, ...categories], tokens)
    return Math.min(inName(entry, maxCost), isCategory ? cost.synonyms : NO_MATCH)
  }
}

const lowestOf =
  (...costs: readonly EntryCosts[]): EntryCosts =>
  (entry, maxCost) =>
    Math.min(...costs.map((costIn) => costIn(entry, maxCost)))

/**
 * Prepares a list for searching by its names, at the first search; the returned function finds in it, in steps of about
 * a millisecond.
 *
 * Case, spaces, signs, the order of words and small words (`의`, `the`) do not matter. Korean is
 * found letter by letter while it is typed (`슬ㄹ`), by initials (`ㅅㄹ`), in Latin letters (`seullot`)
 * and on the wrong keyboard (`tmffht`, `ㄴㅐㅜㅇ`), and by synonyms. Only if nothing is found so, slips are forgiven, and
 * few of them: no result is better than a wrong one. Best matches first, otherwise in the list's order. Names come
 * before the words of an item's categories. An empty query finds everything, one without letters and digits nothing.
 */
export const searchSteps = <Item>(
  items: readonly Item[],
  namesOf: (item: Item) => readonly string[],
  synonyms: FindSynonyms,
  categoriesOf: (item: Item) => readonly string[],
): ((query: string) => Steps<readonly Item[]>) => {
  const prepareEntries = entryPreparation(items, namesOf, categoriesOf)
  return function* find(typed) {
    if (typed.trim() === '') return items
    const query = queryOf(typed)
    if (query.strokes === '') return []
    const entries = yield* prepareEntries()
    const otherQuery = queryOf(onOtherKeyboard(typed.normalize('NFC')))
    const tokens = [synonyms(query.words), synonyms(otherQuery.words)]
    const exact: Costs = (forms) =>
      Math.min(exactCost(forms, query), exactCost(forms, otherQuery) + cost.otherKeyboard)
    const costIn = lowestOf(ofNames(exact), ofCategories(exact), ...tokens.map(synonymCosts))
    const matches = yield* inOrder(entries, costIn, MARGIN)
    const isGood = matches
      .slice(0, 1)
      .some(({ cost: best }) => best < cost.withinWord || best >= cost.synonyms)
    if (isGood) return matches.map(({ item }) => item)
    const guess = guessesOf(query, 0)
    const otherGuess = guessesOf(otherQuery, cost.otherKeyboard)
    const corrected = [synonyms(query.words, true), synonyms(otherQuery.words, true)]
    const guessIn = lowestOf(ofNames(guess), ofNames(otherGuess), ...corrected.map(synonymCosts))
    let guesses: typeof matches = []
    for (const limit of GUESS_LIMITS)
      if (guesses.length === 0) guesses = yield* inOrder(entries, guessIn, GUESS_MARGIN, limit)
    return [...new Set([...matches, ...guesses].map(({ item }) => item))]
  }
}
