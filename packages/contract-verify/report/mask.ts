import { readBytes, readThrough } from './read-through.ts'
import type { ReadThrough } from './read-through.ts'
import { searchFor, SHORTEST_PART } from './search.ts'
import type { Hit } from './search.ts'

/** Hides every secret that it knows in a text. */
export type Mask = (text: string) => string

const STARS = '***'

/** A shorter one is part of too many words: it is hidden only where a field or a header says what it is. */
const SHORTEST = SHORTEST_PART
/** From here on a secret is hidden within words, too. */
const SHORTEST_WITHIN_WORDS = 6
/** From here on a secret is in no page by chance. */
const SHORTEST_IN_PAGES = 8
/** So much of the beginning or the end of a long one shows which it is. */
const TELLING = 16
/** The least of its base64 that is looked for. */
const SHORTEST_CODED = 5

/** Where something to hide begins and ends, in bytes that were read. */
type Range = { readonly from: number; readonly to: number }

/** What is looked for, and what to hide where it is found. */
type Part = {
  readonly text: string
  readonly rangeAt: (bytes: string, at: number) => Range | null
}

const isOfWord = (character: string | undefined): boolean => /[a-z\d]/.test(character ?? '')

/** A secret as it is: a short one by itself, of a long one as much as there is of its beginning or its end. */
function plainParts(whole: string): readonly Part[] {
  if (whole.length <= TELLING) {
    const isWithinWords = whole.length >= SHORTEST_WITHIN_WORDS
    const rangeAt: Part['rangeAt'] = (bytes, from) => {
      const to = from + whole.length
      const isApart = isWithinWords || !(isOfWord(bytes[from - 1]) || isOfWord(bytes[to]))
      return isApart ? { from, to } : null
    }
    return [{ text: whole, rangeAt }]
  }
  const fromStart: Part['rangeAt'] = (bytes, from) => {
    let length = TELLING
    while (length < whole.length && bytes[from + length] === whole[length]) length += 1
    return { from, to: from + length }
  }
  const fromEnd: Part['rangeAt'] = (bytes, at) => {
    const to = at + TELLING
    let length = TELLING
    while (length < whole.length && bytes[to - length - 1] === whole.at(-length - 1)) length += 1
    return { from: to - length, to }
  }
  return [
    { text: whole.slice(0, TELLING), rangeAt: fromStart },
    { text: whole.slice(-TELLING), rangeAt: fromEnd },
  ]
}

const hexParts = (secret: Buffer): readonly Part[] => {
  const text = secret.toString('hex')
  const rangeAt: Part['rangeAt'] = (_, from) => ({ from, to: from + text.length })
  return secret.length >= SHORTEST_CODED ? [{ text, rangeAt }] : []
}

const CODED = /[\w+/=-]/

/** What base64 makes of it, at each of the three places where it may begin within other bytes. */
const base64Parts = (secret: Buffer): readonly Part[] =>
  [0, 1, 2].flatMap((offset) => {
    const coded = Buffer.concat([Buffer.alloc(offset), secret]).toString('base64')
    const isPartial = ((offset + secret.length) * 8) % 6 !== 0
    const text = coded.replace(/=+$/, '').slice([0, 2, 3][offset], isPartial ? -1 : undefined)
    const rangeAt: Part['rangeAt'] = (bytes, at) => {
      let [from, to] = [at, at + text.length]
      // Neighbours hold the rest of its first and last byte.
      for (let count = 0; count < 3 && CODED.test(bytes[from - 1] ?? ''); count += 1) from -= 1
      for (let count = 0; count < 3 && CODED.test(bytes[to] ?? ''); count += 1) to += 1
      return { from, to }
    }
    const inAddresses = text.replaceAll('+', '-').replaceAll('/', '_')
    if (text.length < SHORTEST_CODED) return []
    return [...new Set([text, inAddresses])].map((one) => ({ text: one, rangeAt }))
  })

const ELLIPSIS = Buffer.from('…').toString('latin1')

/** The beginnings of secrets, where a report cut them off. */
function cutRanges({ lower }: ReadThrough, secrets: readonly string[]): readonly Range[] {
  const ranges: Range[] = []
  for (let end = lower.indexOf(ELLIPSIS); end !== -1; end = lower.indexOf(ELLIPSIS, end + 1)) {
    for (const secret of secrets) {
      let length = Math.min(secret.length - 1, end)
      while (length >= SHORTEST && !lower.startsWith(secret.slice(0, length), end - length))
        length -= 1
      if (length >= SHORTEST) ranges.push({ from: end - length, to: end })
    }
  }
  return ranges
}

function withStars(text: string, { at }: ReadThrough, ranges: readonly Range[]): string {
  let result = ''
  let done = 0
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const [start, end] = [at[from] ?? 0, at[to] ?? text.length]
    if (end <= done) continue
    if (start >= done) result += text.slice(done, start) + STARS
    done = end
  }
  return result + text.slice(done)
}

/**
 * Hides secrets wherever they are in a text, whole or cut, in small or large letters, in JSON, in an address, in
 * HTML, in base64 or hexadecimal digits. One of fewer than four characters is left to what knows its fields.
 */
export function createMask(secrets: Iterable<string>, shortest = SHORTEST): Mask {
  const known = [...new Set(secrets)]
    .filter((secret) => secret.length >= shortest)
    .map((secret) => ({ bytes: Buffer.from(secret), whole: readBytes(secret) }))
  if (known.length === 0) return (text) => text
  const wholes = known.map(({ whole }) => whole)
  const textOf = ({ text }: Part) => text
  const inLower = searchFor(
    known.flatMap(({ bytes, whole }) => [...plainParts(whole), ...hexParts(bytes)]),
    textOf,
  )
  const inBytes = searchFor(
    known.flatMap(({ bytes }) => base64Parts(bytes)),
    textOf,
  )
  const hide: Mask = (text) => {
    const read = readThrough(text)
    const rangesOf = (hits: readonly Hit<Part>[], bytes: string) =>
      hits.flatMap(({ part, at }) => part.rangeAt(bytes, at) ?? [])
    const ranges = [
      ...rangesOf(inLower(read.lower), read.lower),
      ...rangesOf(inBytes(read.bytes), read.bytes),
      ...cutRanges(read, wholes),
    ]
    return ranges.length === 0 ? text : withStars(text, read, ranges)
  }
  const masked = new Map<string, string>()
  return (text) => {
    const again = masked.get(text) ?? hide(text)
    masked.set(text, again)
    return again
  }
}

/** The same for a page or a file whose own words must stay. */
export const createPageMask = (secrets: Iterable<string>): Mask =>
  createMask(secrets, SHORTEST_IN_PAGES)
