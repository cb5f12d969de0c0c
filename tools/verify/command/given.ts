import { CannotVerify } from '../contract/model.ts'
import { readFileSync } from 'node:fs'

const SCHEMES = ['http:', 'https:']
const LOCAL = /^(localhost|127\.|\[::1\]|0\.0\.0\.0|10\.|192\.168\.)/

export type AddressRule = {
  /** The option without dashes. */
  readonly option: string
  readonly example: string
  readonly mayHavePath: boolean
}

/**
 * A server's address from an option, without a trailing slash.
 * @throws CannotVerify with the error and a corrected address, never with a password
 */
export function parseAddress(text: string, rule: AddressRule): string {
  const { option, example, mayHavePath } = rule
  const trimmed = text.trim()
  const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(trimmed)
  if (!hasScheme) {
    const guess = guessOf(trimmed)
    const hint = guess === undefined ? `Give one such as ${example}` : `Did you mean ${guess}?`
    const quoted = trimmed.includes('@') ? '' : ` "${text}"`
    throw new CannotVerify(`--${option}${quoted} has no scheme (http:// or https://). ${hint}`)
  }
  if (!URL.canParse(trimmed)) {
    const quoted = trimmed.includes('@') ? '' : ` "${text}"`
    throw new CannotVerify(`--${option}${quoted} is not an address. Give one such as ${example}`)
  }
  const url = new URL(trimmed)
  const { protocol, username, password, origin, pathname, search, hash } = url
  if (!SCHEMES.includes(protocol)) {
    throw new CannotVerify(
      `--${option} begins with ${protocol}//, and only http:// and https:// are spoken. Give one such as ${example}`,
    )
  }
  if (username !== '' || password !== '') {
    throw new CannotVerify(
      `--${option} has a user name in the address. Give ${origin}${pathname === '/' ? '' : pathname}, and the member by --user and --password.`,
    )
  }
  if (search !== '' || hash !== '') {
    throw new CannotVerify(
      `--${option} has "${search}${hash}" after the path. Give ${origin}${pathname === '/' ? '' : pathname}`,
    )
  }
  const path = pathname.replace(/\/+$/, '')
  if (!mayHavePath && path !== '') {
    throw new CannotVerify(
      `--${option} has the path ${path}. The site's routes begin at its origin: give ${origin}`,
    )
  }
  const inContract = /^(.*?)\/public(?:\/.*)?$/.exec(path)
  if (inContract !== null) {
    throw new CannotVerify(
      `--${option} has the path ${path}, and each path of the contract begins with /public/ already. Give ${origin}${inContract[1] ?? ''}`,
    )
  }
  return `${origin}${path}`
}

/** `localhost:4010` is read as host and port, not as scheme and path. */
function guessOf(text: string): string | undefined {
  if (!/^(\[[\da-f:]+\]|[\w-]+(\.[\w-]+)*)(:\d+)?(\/[^\s@]*)?$/i.test(text)) return undefined
  const isHost = /[.:]/.test(text) || text.startsWith('localhost')
  const guess = `${LOCAL.test(text) ? 'http' : 'https'}://${text}`
  return isHost && URL.canParse(guess) ? guess : undefined
}

/** @throws CannotVerify unless an option is a whole number from 1 */
export function parseNumber(name: string, text: string): number {
  const value = Number(text)
  if (text.trim() !== '' && Number.isInteger(value) && value > 0) return value
  throw new CannotVerify(`--${name} must be a whole number from 1, not "${text}".`)
}

/** @throws CannotVerify naming the option */
export function readText(option: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new CannotVerify(`${option} cannot be read: ${(error as Error).message}`)
  }
}
