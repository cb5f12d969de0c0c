/** A text with escapes decoded: UTF-8 bytes, one per character, in lower case and as written. */
type ReadThrough = {
  readonly bytes: string
  readonly lower: string
  /** Position of each byte in the original text, plus the end. */
  readonly at: readonly number[]
}

type Draft = { bytes: string; at: number[] }

const named: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
}

/** Escapes of JSON, JavaScript, URLs and HTML. */
const ESCAPE =
  /\\+u([\da-f]{4})|\\+x([\da-f]{2})|%([\da-f]{2})|&#(\d{1,7});?|&#x([\da-f]{1,6});?|&(lt|gt|quot|apos|amp);?|\\/gi

/** Nesting limit, such as JSON in HTML in JSON. */
const MAX_NESTING = 4

const bytesOf = (text: string): string => Buffer.from(text).toString('latin1')

function bytesOfEscape(match: RegExpExecArray): string {
  const [whole, unit, hex, byte, decimal, hexadecimal, name] = match
  if (byte !== undefined) return String.fromCharCode(Number.parseInt(byte, 16))
  if (name !== undefined) return named[name.toLowerCase()] ?? whole
  const digits = unit ?? hex ?? hexadecimal
  const code = digits === undefined ? Number(decimal ?? Number.NaN) : Number.parseInt(digits, 16)
  if (Number.isNaN(code)) return ''
  return bytesOf(code > 0x10_ff_ff ? whole : String.fromCodePoint(code))
}

function begin(text: string): Draft {
  const draft: Draft = { bytes: '', at: [] }
  let index = 0
  for (const character of text) {
    const bytes = (character.codePointAt(0) ?? 0) < 128 ? character : smallBytes(character)
    draft.bytes += bytes
    for (let count = 0; count < bytes.length; count += 1) draft.at.push(index)
    index += character.length
  }
  draft.at.push(index)
  return draft
}

function readOnce({ bytes, at }: Draft): Draft {
  const read: Draft = { bytes: '', at: [] }
  const take = (from: number, to: number) => {
    read.bytes += bytes.slice(from, to)
    for (let index = from; index < to; index += 1) read.at.push(at[index] ?? 0)
  }
  let done = 0
  for (const match of bytes.matchAll(ESCAPE)) {
    take(done, match.index)
    const unescaped = bytesOfEscape(match)
    read.bytes += unescaped
    for (let count = 0; count < unescaped.length; count += 1) read.at.push(at[match.index] ?? 0)
    done = match.index + match[0].length
  }
  take(done, bytes.length)
  read.at.push(at.at(-1) ?? 0)
  return read
}

/** A plus is a blank in URLs. */
const lowered = (bytes: string): string =>
  bytes.replaceAll('+', ' ').replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())

/** Lower case of a non-ASCII letter, if it has the same number of bytes. */
function smallBytes(character: string): string {
  const [bytes, lower] = [bytesOf(character), bytesOf(character.toLowerCase())]
  return lower.length === bytes.length ? lower : bytes
}

/** Decodes a text through all its escapes. */
function readThrough(text: string): ReadThrough {
  let draft = begin(text)
  for (let depth = 0; depth < MAX_NESTING && /[\\%&]/.test(draft.bytes); depth += 1) {
    const next = readOnce(draft)
    if (next.bytes === draft.bytes) break
    draft = next
  }
  return { ...draft, lower: lowered(draft.bytes) }
}

/** The same for a searched text, without positions. */
const readBytes = (text: string): string => lowered(begin(text).bytes.replaceAll('\\', ''))

type Hit<Part> = { readonly part: Part; readonly at: number }

const MIN_PART = 4

/** The first four bytes as a number. */
const keyOf = (bytes: string): number =>
  bytes.charCodeAt(0) |
  (bytes.charCodeAt(1) << 8) |
  (bytes.charCodeAt(2) << 16) |
  (bytes.charCodeAt(3) << 24)

/**
 * Finds many parts in a byte text in one pass.
 * @param textOf the searched text of a part; shorter than `MIN_PART` is ignored
 */
function searchFor<Part>(
  parts: readonly Part[],
  textOf: (part: Part) => string,
): (bytes: string) => readonly Hit<Part>[] {
  const byKey = new Map<number, readonly Part[]>()
  for (const part of parts) {
    const text = textOf(part)
    if (text.length < MIN_PART) continue
    byKey.set(keyOf(text), [...(byKey.get(keyOf(text)) ?? []), part])
  }
  return (bytes) => {
    const hits: Hit<Part>[] = []
    let key = 0
    for (let end = 0; end < bytes.length; end += 1) {
      key = (key >>> 8) | (bytes.charCodeAt(end) << 24)
      const some = end < MIN_PART - 1 ? undefined : byKey.get(key)
      if (some === undefined) continue
      const at = end - MIN_PART + 1
      for (const part of some) if (bytes.startsWith(textOf(part), at)) hits.push({ part, at })
    }
    return hits
  }
}

export type Mask = (text: string) => string

const STARS = '***'

/** Shorter secrets are part of many words and only masked in fields or headers named for them. */
const MIN_LENGTH = MIN_PART
/** From this length, secrets are masked within words. */
const MIN_WITHIN_WORDS = 6
/** Length of a prefix or suffix that identifies a long secret. */
const TELLING = 16
/** Minimum length of base64 fragments. */
const MIN_CODED = 5

/** A range to mask, in decoded bytes. */
type Range = { readonly from: number; readonly to: number }

type Part = {
  readonly text: string
  readonly rangeAt: (bytes: string, at: number) => Range | null
}

const isOfWord = (character: string | undefined): boolean => /[a-z\d]/.test(character ?? '')

/** A short secret as a whole; prefixes and suffixes of a long one. */
function plainParts(whole: string): readonly Part[] {
  if (whole.length <= TELLING) {
    const isWithinWords = whole.length >= MIN_WITHIN_WORDS
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
  return secret.length >= MIN_CODED ? [{ text, rangeAt }] : []
}

const CODED = /[\w+/=-]/

/** Base64 forms at each of the three alignments. */
const base64Parts = (secret: Buffer): readonly Part[] =>
  [0, 1, 2].flatMap((offset) => {
    const coded = Buffer.concat([Buffer.alloc(offset), secret]).toString('base64')
    const isPartial = ((offset + secret.length) * 8) % 6 !== 0
    const text = coded.replace(/=+$/, '').slice([0, 2, 3][offset], isPartial ? -1 : undefined)
    const rangeAt: Part['rangeAt'] = (bytes, at) => {
      let [from, to] = [at, at + text.length]
      // Adjacent characters contain the rest of the first and last byte.
      for (let count = 0; count < 3 && CODED.test(bytes[from - 1] ?? ''); count += 1) from -= 1
      for (let count = 0; count < 3 && CODED.test(bytes[to] ?? ''); count += 1) to += 1
      return { from, to }
    }
    const inAddresses = text.replaceAll('+', '-').replaceAll('/', '_')
    if (text.length < MIN_CODED) return []
    return [...new Set([text, inAddresses])].map((one) => ({ text: one, rangeAt }))
  })

/** The composed and the decomposed form: a backend may normalise what it repeats. */
const unicodeForms = (secret: string): readonly string[] => [
  secret,
  secret.normalize('NFC'),
  secret.normalize('NFD'),
]

const ELLIPSIS = Buffer.from('…').toString('latin1')

/** Prefixes of secrets, where a report truncated them. */
function cutRanges({ lower }: ReadThrough, secrets: readonly string[]): readonly Range[] {
  const ranges: Range[] = []
  for (let end = lower.indexOf(ELLIPSIS); end !== -1; end = lower.indexOf(ELLIPSIS, end + 1)) {
    for (const secret of secrets) {
      let length = Math.min(secret.length - 1, end)
      while (length >= MIN_LENGTH && !lower.startsWith(secret.slice(0, length), end - length))
        length -= 1
      if (length >= MIN_LENGTH) ranges.push({ from: end - length, to: end })
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
 * Masks secrets anywhere in a text: whole or truncated, in any case, in JSON, URLs, HTML, base64 or hexadecimal.
 * Secrets under four characters are masked by field name only.
 */
export function createMask(secrets: Iterable<string>): Mask {
  const spellings = [...new Set([...secrets].flatMap(unicodeForms))]
    .filter((secret) => secret.length >= MIN_LENGTH)
    .map((secret) => ({ bytes: Buffer.from(secret), whole: readBytes(secret) }))
  if (spellings.length === 0) return (text) => text
  const wholes = spellings.map(({ whole }) => whole)
  const textOf = ({ text }: Part) => text
  const inLower = searchFor(
    spellings.flatMap(({ bytes, whole }) => [...plainParts(whole), ...hexParts(bytes)]),
    textOf,
  )
  const inBytes = searchFor(
    spellings.flatMap(({ bytes }) => base64Parts(bytes)),
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
