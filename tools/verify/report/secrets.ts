import { isRecord, parseJson, readTextProperty } from '#site/lib/json.ts'
import { isSecret } from '../answers/secret-names.ts'
import type { ApiCall } from '../contract/model.ts'

/** A text with escapes decoded: UTF-8 bytes, one per character, in lower case and as written. */
export type ReadThrough = {
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
export function readThrough(text: string): ReadThrough {
  let draft = begin(text)
  for (let depth = 0; depth < MAX_NESTING && /[\\%&]/.test(draft.bytes); depth += 1) {
    const next = readOnce(draft)
    if (next.bytes === draft.bytes) break
    draft = next
  }
  return { ...draft, lower: lowered(draft.bytes) }
}

/** The same for a searched text, without positions. */
export const readBytes = (text: string): string => lowered(begin(text).bytes.replaceAll('\\', ''))

/** Shorter texts are masked only in their own field of an answer. */
const MIN_REPORTED = 8
const MIN_TRIED = 4

function secretFields(value: unknown, name = ''): readonly string[] {
  if (typeof value === 'string') return isSecret(name) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((item) => secretFields(item, name))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => secretFields(inner, key))
}

const cookieValues = (header: string | undefined): readonly string[] =>
  (header ?? '').split(/[;,]\s*/).flatMap((pair) => {
    const value = pair.slice(pair.indexOf('=') + 1)
    return pair.includes('=') ? [value, decoded(value)] : []
  })

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** Passwords in a request that are a member's or close to one. Invented tokens are not secret. */
function secretsSent(
  typed: readonly string[],
  { json }: ApiCall,
  passwords: readonly string[],
): readonly string[] {
  const isTaken = TAKEN.has(readTextProperty(json, 'status') ?? '')
  return typed.filter(
    (one) =>
      one.length >= MIN_TRIED && (isTaken || passwords.some((password) => isNearly(one, password))),
  )
}

const TAKEN: ReadonlySet<string> = new Set(['success', 'authenticated'])

/** Guesses are the password plus or minus characters. */
const isNearly = (text: string, password: string): boolean =>
  text.includes(password) || (password.startsWith(text) && text.length >= password.length - 2)

const secretsTold = ({ received, json }: ApiCall): readonly string[] =>
  [...secretFields(json), ...cookieValues(received?.headers['set-cookie'])].filter(
    (one) => one.length >= MIN_REPORTED,
  )

export function secretsIn(
  calls: readonly ApiCall[],
  passwords: readonly string[] = [],
): ReadonlySet<string> {
  // The largest texts are sent to every operation.
  const cache = new Map<string, readonly string[]>()
  const typedIn = (text: string): readonly string[] => {
    const typed = cache.get(text) ?? secretFields(parseJson(text))
    cache.set(text, typed)
    return typed
  }
  return new Set([
    ...passwords,
    ...calls.flatMap((call) => [
      ...secretsSent(typedIn(call.sent.text ?? ''), call, passwords),
      ...secretsTold(call),
    ]),
  ])
}
