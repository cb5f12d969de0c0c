import { CannotVerify } from '../contract/model.ts'
import { readFileSync } from 'node:fs'

const SCHEMES = ['http:', 'https:']
const LOCAL = /^(localhost|127\.|\[::1\]|0\.0\.0\.0|10\.|192\.168\.)/

const EXAMPLES = {
  backend: '--backend http://localhost:4010',
  proxy: '--proxy http://localhost:5173',
  via: '--via http://proxy.example.com:3128',
}

/**
 * A server's address from an option, without a trailing slash.
 * @throws CannotVerify with the error and a corrected address, never with a password
 */
export function parseAddress(text: string, option: keyof typeof EXAMPLES): string {
  const refusal = (words: string) => new CannotVerify(`--${option}${words}`)
  const such = `Give one such as ${EXAMPLES[option]}`
  const trimmed = text.trim()
  const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(trimmed)
  const quoted = trimmed.includes('@') ? '' : ` "${text}"`
  if (!hasScheme) {
    const guess = guessOf(trimmed)
    const hint = guess === undefined ? such : `Did you mean ${guess}?`
    throw refusal(`${quoted} has no scheme (http:// or https://). ${hint}`)
  }
  if (!URL.canParse(trimmed)) throw refusal(`${quoted} is not an address. ${such}`)
  const { protocol, username, password, origin, pathname, search, hash } = new URL(trimmed)
  const given = `${origin}${pathname === '/' ? '' : pathname}`
  if (!SCHEMES.includes(protocol))
    throw refusal(` begins with ${protocol}//, and only http:// and https:// are spoken. ${such}`)
  if (username !== '' || password !== '')
    throw refusal(
      ` has a user name in the address. Give ${given}, and the member by --user and --password.`,
    )
  if (search !== '' || hash !== '')
    throw refusal(` has "${search}${hash}" after the path. Give ${given}`)
  const path = pathname.replace(/\/+$/, '')
  if (option !== 'backend' && path !== '')
    throw refusal(` has the path ${path}. The site's routes begin at its origin: give ${origin}`)
  const inContract = /^(.*?)\/public(?:\/.*)?$/.exec(path)
  if (inContract !== null)
    throw refusal(
      ` has the path ${path}, and each path of the contract begins with /public/ already. Give ${origin}${inContract[1] ?? ''}`,
    )
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
