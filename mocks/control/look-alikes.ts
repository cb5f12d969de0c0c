import { isSecretName } from '#verify/secret-names'
import { isRecord } from '../../src/lib/json.ts'

/** Properties that name the member; `isSecretName` knows those of secrets and personal data. */
const MEMBER = /^(userId|nick|login_?id|user_?name|name)$/
/** This name occurs in lists of banks, which are public. */
const PUBLIC_BANK = 'bankname'
const OWN_WORDS = /^(title|content|answer)$/

const TELEPHONE = /(?<!\d)0\d{1,2}-?\d{3,4}-?\d{4}(?!\d)/g
const ACCOUNT = /(?<![\d-])(?!\d{4}-\d{2}-\d{2})\d{2,6}-\d{2,6}-\d{2,7}(?![\d-])/g
const EMAIL = /[\w.+-]+@[\w-]+\.[\w.]+/g
/** Shorter values are not replaced within texts, where they occur by chance. */
const MIN_LENGTH_IN_TEXTS = 5

const randomNumber = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

const HANGUL = { first: 0xac00, count: 11_172 }
const LETTERS = 26
const DIGITS = 10

/** A random character of the same kind: a digit, a letter of the same case, or Hangul. */
function otherCharacter(character: string, draw: number, isFirst: boolean): string {
  if (/\d/.test(character)) {
    const digit = draw % DIGITS
    return String(isFirst && character !== '0' && digit === 0 ? 1 : digit)
  }
  if (/[a-z]/.test(character)) return String.fromCharCode(97 + (draw % LETTERS))
  if (/[A-Z]/.test(character)) return String.fromCharCode(65 + (draw % LETTERS))
  if (/[가-힣]/.test(character)) return String.fromCharCode(HANGUL.first + (draw % HANGUL.count))
  return character
}

export type JsonKind = {
  /** Whether members wrote its titles and texts. */
  readonly hasOwnWords: boolean
  readonly hasMemberId: boolean
}

export type LookAlikes = {
  readonly of: (text: string) => string
  /** Replaces secrets and personal data in JSON. */
  readonly replaceInJson: (value: unknown, kind: JsonKind) => unknown
  /** Replaces sessions in headers. */
  readonly replaceInHeaders: (headers: Headers) => Record<string, string>
}

function isHidden(name: string, { hasOwnWords, hasMemberId }: JsonKind): boolean {
  if (name === PUBLIC_BANK) return false
  if (name === 'id') return hasMemberId
  return (
    isSecretName(name) ||
    name === 'ticket' ||
    MEMBER.test(name) ||
    (hasOwnWords && OWN_WORDS.test(name))
  )
}

export function createLookAlikes(): LookAlikes {
  const draws = new Map<string, Uint32Array>()
  const lookAlikes = new Map<string, string>()

  const drawsFor = (text: string): Uint32Array => {
    const key = text.toLowerCase()
    const numbers = draws.get(key) ?? Uint32Array.from([...key], () => randomNumber())
    draws.set(key, numbers)
    return numbers
  }

  const lookAlikeOf = (text: string): string => {
    const numbers = drawsFor(text)
    const lookAlike = [...text]
      .map((character, index) => otherCharacter(character, numbers[index] ?? 0, index === 0))
      .join('')
    if (text.length >= MIN_LENGTH_IN_TEXTS) lookAlikes.set(text, lookAlike)
    return lookAlike
  }

  const lookAlikeOfNumber = (value: number): number => Number(lookAlikeOf(String(value)))

  /** Addresses keep host and path; their parameters may be keys of a session. */
  const replaceInUrl = (text: string): string => {
    const url = new URL(text)
    const parameters = [...url.searchParams].map(([name, value]): [string, string] => [
      name,
      lookAlikeOf(value),
    ])
    url.search = new URLSearchParams(parameters).toString()
    url.username = url.username === '' ? '' : lookAlikeOf(url.username)
    url.password = url.password === '' ? '' : lookAlikeOf(url.password)
    return url.href
  }

  const replaceInText = (text: string): string => {
    if (/^https?:\/\//i.test(text) && URL.canParse(text)) return replaceInUrl(text)
    const withoutPatterns = [TELEPHONE, ACCOUNT, EMAIL].reduce(
      (replacedText, pattern) => replacedText.replaceAll(pattern, (match) => lookAlikeOf(match)),
      text,
    )
    return [...lookAlikes].reduce(
      (replacedText, [secret, lookAlike]) => replacedText.replaceAll(secret, lookAlike),
      withoutPatterns,
    )
  }

  function replaceInJson(value: unknown, kind: JsonKind, name = ''): unknown {
    if (Array.isArray(value)) return value.map((item) => replaceInJson(item, kind, name))
    if (isRecord(value)) {
      return Object.fromEntries(
        Object.entries(value).map(([childName, child]) => [
          childName,
          replaceInJson(child, kind, childName),
        ]),
      )
    }
    if (typeof value === 'string')
      return isHidden(name, kind) ? lookAlikeOf(value) : replaceInText(value)
    const isId = typeof value === 'number' && Number.isSafeInteger(value)
    return isId && isHidden(name, kind) ? lookAlikeOfNumber(value) : value
  }

  return {
    of: lookAlikeOf,
    replaceInJson: (value, kind) => replaceInJson(value, kind),
    replaceInHeaders: (headers) =>
      Object.fromEntries(
        [...headers].flatMap(([name, value]) => {
          if (name === 'cookie' || name === 'set-cookie' || name === 'forwarded') return []
          if (name !== 'authorization') return [[name, value]]
          const [scheme = '', ...credentials] = value.split(' ')
          return [[name, `${scheme} ${lookAlikeOf(credentials.join(' '))}`]]
        }),
      ),
  }
}
