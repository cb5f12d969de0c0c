export type Mask = (text: string) => string

const STARS = '***'

/** Shorter secrets are part of many words and only masked in fields or headers named for them. */
const MIN_LENGTH = 4
/** From this length, secrets are masked within words. */
const MIN_WITHIN_WORDS = 6
/** Length of a prefix or suffix that identifies a long secret. */
const TELLING = 16
/** Minimum length of base64 and hexadecimal fragments. */
const MIN_CODED = 5

const namedEntities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
}

const BYTES = /(?:(?:%|\\+x)[\da-f]{2})+/gi
const CODE = /\\+u([\da-f]{4})|&#x([\da-f]{1,5});?|&#(\d{1,6});?/gi
const NAME = /&(lt|gt|quot|apos|amp);?/gi

/** A text without the escapes of JSON, JavaScript, URLs and HTML. */
const unescaped = (text: string): string =>
  text
    .replaceAll(BYTES, (bytes) => Buffer.from(bytes.replaceAll(/[%\\x]/gi, ''), 'hex').toString())
    .replaceAll(CODE, (_, unit?: string, hex?: string, decimal?: string) =>
      String.fromCodePoint(
        decimal === undefined ? Number.parseInt(unit ?? hex ?? '', 16) : Number(decimal),
      ),
    )
    .replaceAll(NAME, (whole, name: string) => namedEntities[name.toLowerCase()] ?? whole)
    .replaceAll('\\', '')

/** Nesting limit, such as JSON in HTML in JSON. */
const MAX_NESTING = 4

function readThrough(text: string): string {
  let decoded = text
  for (let depth = 0; depth < MAX_NESTING && /[\\%&]/.test(decoded); depth += 1)
    decoded = unescaped(decoded)
  return decoded
}

/** A plus is a blank in URLs. */
const literal = (sign: string): string =>
  /[ +]/.test(sign) ? '[ +]' : `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`

/** A fast test that a pattern may occur, and the pattern. */
type Sought = { readonly sign: string; readonly pattern: string }

const whole = (pattern: string): Sought => ({ sign: pattern, pattern })

/** A short secret as a whole; any beginning or end of a long one. */
function plain(letters: readonly string[]): readonly Sought[] {
  if (letters.length < MIN_WITHIN_WORDS)
    return [whole(String.raw`(?<![a-z\d])${letters.join('')}(?![a-z\d])`)]
  if (letters.length <= TELLING) return [whole(letters.join(''))]
  const [first, last] = [letters.slice(0, TELLING).join(''), letters.slice(-TELLING).join('')]
  const before = letters
    .slice(0, -TELLING)
    .reduce((pattern, letter) => `(?:${pattern}${letter})?`, '')
  return [
    { sign: first, pattern: first + following(letters, TELLING) },
    { sign: last, pattern: before + last },
  ]
}

/** A pattern for any number of the letters after the first ones. */
const following = (letters: readonly string[], from: number): string =>
  letters.slice(from).reduceRight((pattern, letter) => `(?:${letter}${pattern})?`, '')

/** The beginning of a secret that a report cut. */
function cut(letters: readonly string[]): Sought {
  const first = letters.slice(0, MIN_LENGTH).join('')
  return {
    sign: `${first}[^…]{0,${letters.length}}…`,
    pattern: `${first}${following(letters, MIN_LENGTH)}(?=…)`,
  }
}

/** Hexadecimal digits, and base64 at each of the three alignments with the rest of the first and last byte. */
function coded(secret: Buffer): readonly Sought[] {
  const texts = [0, 1, 2].map((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), secret]).toString('base64')
    const isPartial = ((offset + secret.length) * 8) % 6 !== 0
    return encoded.replace(/=+$/, '').slice([0, 2, 3][offset], isPartial ? -1 : undefined)
  })
  const edges = String.raw`[\w+/=\-]{0,3}`
  return [
    ...(secret.length < MIN_CODED ? [] : [whole(secret.toString('hex'))]),
    ...texts
      .filter(({ length }) => length >= MIN_CODED)
      .map((text) => text.replaceAll('+', String.raw`[+\-]`).replaceAll('/', '[/_]'))
      .map((sign) => ({ sign, pattern: `${edges}${sign}${edges}` })),
  ]
}

/** Longer ones would be too large for one pattern. */
const PIECE = /[^]{1,256}/gu

/** Spellings of a secret: a backend may repeat it in another normal form, and escapes in it are resolved. */
const spellingsOf = (secret: string): readonly string[] =>
  [secret, secret.normalize('NFC'), secret.normalize('NFD')]
    .flatMap((spelling) => [spelling, readThrough(spelling)])
    .flatMap((spelling) => spelling.match(PIECE) ?? [])

/**
 * Masks secrets anywhere in a text: whole or truncated, in any case, in base64 or hexadecimal. Where one stands in
 * escapes of JSON, URLs or HTML, the text is shown without escapes. Secrets under four characters are masked by field
 * name only.
 */
export function createMask(secrets: Iterable<string>): Mask {
  const spellings = new Set([...secrets].flatMap(spellingsOf))
  const sought = [...spellings]
    .filter(({ length }) => length >= MIN_LENGTH)
    .flatMap((secret) => {
      const letters = Array.from(secret, literal)
      return [...plain(letters), ...coded(Buffer.from(secret)), cut(letters)]
    })
  if (sought.length === 0) return (text) => text
  const signs = new RegExp(sought.map(({ sign }) => sign).join('|'), 'iu')
  const patterns = sought.map(({ pattern }) => new RegExp(pattern, 'giu'))
  const replaced = (text: string) =>
    signs.test(text)
      ? patterns.reduce((replacedText, pattern) => replacedText.replaceAll(pattern, STARS), text)
      : text
  const masked = new Map<string, string>()
  return (text) => {
    const cached = masked.get(text)
    if (cached !== undefined) return cached
    const replacedText = replaced(text)
    const decodedText = readThrough(replacedText)
    const hidden = replaced(decodedText)
    const result = hidden === decodedText ? replacedText : hidden
    masked.set(text, result)
    return result
  }
}
