import { readFileSync } from 'node:fs'
import { CannotVerifyError } from '../contract/model.ts'

const EXAMPLES = {
  backend: '--backend http://localhost:4010',
  proxy: '--proxy http://localhost:5173',
  via: '--via http://proxy.example.com:3128',
}

/**
 * A server's address from an option, without a trailing slash.
 * @throws CannotVerifyError with the form of an address, never with a password
 */
export function parseAddress(text: string, option: keyof typeof EXAMPLES): string {
  const refusal = (words: string) => new CannotVerifyError(`--${option} ${words}`)
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined
  if (
    url === undefined ||
    !/^https?:$/.test(url.protocol) ||
    url.username + url.password + url.search + url.hash !== ''
  )
    throw refusal(
      `takes an address with http:// or https://, without a user name or a query. Give one such as ${EXAMPLES[option]}`,
    )
  const path = url.pathname.replace(/\/+$/, '')
  const [, prefix] = /^(.*?)\/public(?:\/.*)?$/.exec(path) ?? []
  if (option !== 'backend' && path !== '') throw refusal(`takes an origin: give ${url.origin}`)
  if (prefix !== undefined)
    throw refusal(
      `has the path ${path}, and each path of the contract begins with /public/ already. Give ${url.origin}${prefix}`,
    )
  return `${url.origin}${path}`
}

/** @throws CannotVerifyError unless an option is a whole number from 1 */
export function parseNumber(name: string, text: string): number {
  const value = Number(text)
  if (text.trim() !== '' && Number.isInteger(value) && value > 0) return value
  throw new CannotVerifyError(`--${name} must be a whole number from 1, not "${text}".`)
}

/** @throws CannotVerifyError naming the option */
export function readText(option: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new CannotVerifyError(`${option} cannot be read: ${(error as Error).message}`)
  }
}
