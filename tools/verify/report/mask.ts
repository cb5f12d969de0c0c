export type Mask = (text: string) => string

const STARS = '***'

/** Shorter secrets are part of many words and only masked in fields or headers named for them. */
const MIN_LENGTH = 4
/** Secrets of at least this length are masked within words, too. */
const MIN_WITHIN_WORDS = 6
/** Length of a prefix or suffix that identifies a long secret. */
const IDENTIFYING_LENGTH = 16
/** Minimum length of base64 and hexadecimal fragments. */
const MIN_ENCODED = 5

const namedEntities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
}

const ESCAPED_BYTES = /(?:(?:%|\\+x)[\da-f]{2})+/gi
const NUMERIC_ESCAPE = /\\+u([\da-f]{4})|&#x([\da-f]{1,5});?|&#(\d{1,6});?/gi
const NAMED_ENTITY = /&(lt|gt|quot|apos|amp);?/gi

/** A text without the escapes of JSON, JavaScript, URLs and HTML. */
const unescapeOnce = (text: string): string =>
  text
    .replaceAll(ESCAPED_BYTES, (bytes) =>
      Buffer.from(bytes.replaceAll(/[%\\x]/gi, ''), 'hex').toString(),
    )
    .replaceAll(NUMERIC_ESCAPE, (_, unit?: string, hex?: string, decimal?: string) =>
      String.fromCodePoint(
        decimal === undefined ? Number.parseInt(unit ?? hex ?? '', 16) : Number(decimal),
      ),
    )
    .replaceAll(NAMED_ENTITY, (whole, name: string) => namedEntities[name.toLowerCase()] ?? whole)
    .replaceAll('\\', '')

/** Nesting limit, such as JSON in HTML in JSON. */
const MAX_NESTING = 4

function decodeNested(text: string): string {
  let decoded = text
  for (let depth = 0; depth < MAX_NESTING && /[\\%&]/.test(decoded); depth += 1)
    decoded = unescapeOnce(decoded)
  return decoded
}

/** A plus is a blank in URLs. */
const letterPattern = (letter: string): string =>
  /[ +]/.test(letter) ? '[ +]' : `\\u{${(letter.codePointAt(0) ?? 0).toString(16)}}`

/** A fast test that a pattern may occur, and the pattern. */
type SecretPattern = { readonly quickTest: string; readonly pattern: string }

const wholePattern = (pattern: string): SecretPattern => ({ quickTest: pattern, pattern })

/** A short secret as a whole; any beginning or end of a long one. */
function plainPatterns(letters: readonly string[]): readonly SecretPattern[] {
  if (letters.length < MIN_WITHIN_WORDS)
    return [wholePattern(String.raw`(?<![a-z\d])${letters.join('')}(?![a-z\d])`)]
  if (letters.length <= IDENTIFYING_LENGTH) return [wholePattern(letters.join(''))]
  const [first, last] = [
    letters.slice(0, IDENTIFYING_LENGTH).join(''),
    letters.slice(-IDENTIFYING_LENGTH).join(''),
  ]
  const leading = letters
    .slice(0, -IDENTIFYING_LENGTH)
    .reduce((pattern, letter) => `(?:${pattern}${letter})?`, '')
  return [
    { quickTest: first, pattern: first + optionalLetters(letters, IDENTIFYING_LENGTH) },
    { quickTest: last, pattern: leading + last },
  ]
}

/** A pattern for any number of the letters after the first ones. */
const optionalLetters = (letters: readonly string[], from: number): string =>
  letters.slice(from).reduceRight((pattern, letter) => `(?:${letter}${pattern})?`, '')

/** The beginning of a secret that a report cut. */
function truncatedPattern(letters: readonly string[]): SecretPattern {
  const first = letters.slice(0, MIN_LENGTH).join('')
  return {
    quickTest: `${first}[^…]{0,${letters.length}}…`,
    pattern: `${first}${optionalLetters(letters, MIN_LENGTH)}(?=…)`,
  }
}

/** Hexadecimal digits, and base64 at each of the three alignments with the rest of the first and last byte. */
function encodedPatterns(secret: Buffer): readonly SecretPattern[] {
  const texts = [0, 1, 2].map((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), secret]).toString('base64')
    const isPartial = ((offset + secret.length) * 8) % 6 !== 0
    return encoded.replace(/=+$/, '').slice([0, 2, 3][offset], isPartial ? -1 : undefined)
  })
  const edges = String.raw`[\w+/=\-]{0,3}`
  return [
    ...(secret.length < MIN_ENCODED ? [] : [wholePattern(secret.toString('hex'))]),
    ...texts
      .filter(({ length }) => length >= MIN_ENCODED)
      .map((text) => text.replaceAll('+', String.raw`[+\-]`).replaceAll('/', '[/_]'))
      .map((text) => ({ quickTest: text, pattern: `${edges}${text}${edges}` })),
  ]
}

/** Longer secrets would be too large for one pattern. */
const CHUNK = /[^]{1,256}/gu

/** Spellings of a secret: a backend may repeat it in another normal form, and escapes in it are resolved. */
const spellingsOf = (secret: string): readonly string[] =>
  [secret, secret.normalize('NFC'), secret.normalize('NFD')]
    .flatMap((spelling) => [spelling, decodeNested(spelling)])
    .flatMap((spelling) => spelling.match(CHUNK) ?? [])

/**
 * Masks secrets anywhere in a text: whole or truncated, in any case, in base64 or hexadecimal. Where one stands in
 * escapes of JSON, URLs or HTML, the text is shown without escapes. Secrets under four characters are masked by field
 * name only.
 */
export function createMask(secrets: Iterable<string>): Mask {
  const spellings = new Set([...secrets].flatMap(spellingsOf))
  const secretPatterns = [...spellings]
    .filter(({ length }) => length >= MIN_LENGTH)
    .flatMap((secret) => {
      const letters = Array.from(secret, letterPattern)
      return [
        ...plainPatterns(letters),
        ...encodedPatterns(Buffer.from(secret)),
        truncatedPattern(letters),
      ]
    })
  if (secretPatterns.length === 0) return (text) => text
  const signs = new RegExp(secretPatterns.map(({ quickTest }) => quickTest).join('|'), 'iu')
  const patterns = secretPatterns.map(({ pattern }) => new RegExp(pattern, 'giu'))
  const replaced = (text: string) =>
    signs.test(text)
      ? patterns.reduce((replacedText, pattern) => replacedText.replaceAll(pattern, STARS), text)
      : text
  const masked = new Map<string, string>()
  return (text) => {
    const cached = masked.get(text)
    if (cached !== undefined) return cached
    const replacedText = replaced(text)
    const decodedText = decodeNested(replacedText)
    const maskedText = replaced(decodedText)
    const result = maskedText === decodedText ? replacedText : maskedText
    masked.set(text, result)
    return result
  }
}
