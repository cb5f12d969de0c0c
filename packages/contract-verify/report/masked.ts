import { isSecret } from '../answers/secret-names.ts'
import type { Sent } from '../core/model.ts'
import { quoted, sessionWord } from './shell.ts'

const FIELD = /"(\w+)"(\s*:\s*)"(?:[^"\\]|\\.)*"?/g

/** A body without values of fields with secret names, of any length. */
export function maskedText(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), (key, value: unknown) =>
      isSecret(key) && typeof value === 'string' ? '***' : value,
    )
  } catch {
    return text.replaceAll(FIELD, (whole, name: string, colon: string) =>
      isSecret(name) ? `"${name}"${colon}"***"` : whole,
    )
  }
}

/** Headers without sessions and cookie values. */
export const maskedHeaders = (headers: Sent['headers']): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      if (name === 'authorization') return [name, value.replace(/^(\S*) .+$/, '$1 ***')]
      const isCookie = name === 'cookie' || name === 'set-cookie'
      if (isCookie) return [name, value.replaceAll(COOKIE, '$1=***')]
      return [name, isSecret(name) ? '***' : value]
    }),
  )

/** Cookies of a header, and time and scope attributes. */
const COOKIE = /(?<=^|[;,]\s*)(?!(?:max-age|path|domain|expires|samesite)=)([^=;,\s]+)=[^;,]*/gi

/**
 * A command that repeats the request; a variable replaces the session and stars the password.
 * @param sessions session → variable name
 */
export function curlLine(
  backend: string,
  { method, path, headers, text }: Sent,
  sessions: ReadonlyMap<string, string>,
): string {
  const written = Object.entries(headers)
    .filter(([name]) => name !== 'x-request-id')
    .map(([name, value]) => `-H ${headerWord(name, value, sessions)}`)
  const body = text === undefined ? [] : [`-d ${quoted(cut(maskedText(text)))}`]
  const way = method === 'POST' && text !== undefined ? [] : [`-X ${method}`]
  return ['curl', ...way, ...written, ...body, `${backend}${path}`].join(' ')
}

function headerWord(name: string, value: string, sessions: ReadonlyMap<string, string>): string {
  if (name === 'cookie') return `"cookie: $${sessions.get(value) ?? 'COOKIE'}"`
  if (name !== 'authorization') return quoted(`${name}: ${value}`)
  const [scheme = '', ...rest] = value.split(' ')
  const word = sessionWord(rest.join(' '), sessions)
  return word.includes('$') ? `"authorization: ${scheme} ${word}"` : quoted(`${name}: ${value}`)
}

const cut = (text: string): string => (text.length > 2_000 ? `${text.slice(0, 2_000)}…` : text)
