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
  const address = withVariables(`${backend}${path}`, sessions)
  const where = address.includes('$') || path.includes('?') ? `"${address}"` : address
  return ['curl', ...way, ...written, ...body, where].join(' ')
}

function headerWord(name: string, value: string, sessions: ReadonlyMap<string, string>): string {
  const known = sessions.get(value)
  if (known !== undefined) return `"${name}: $${known}"`
  if (name !== 'authorization') {
    const replaced = withVariables(value, sessions)
    if (replaced !== value) return `"${name}: ${replaced}"`
    return name === 'cookie' ? '"cookie: $COOKIE"' : quoted(`${name}: ${value}`)
  }
  const [scheme = '', ...rest] = value.split(' ')
  const word = sessionWord(rest.join(' '), sessions)
  return word.includes('$') ? `"authorization: ${scheme} ${word}"` : quoted(`${name}: ${value}`)
}

/** A text for double quotes of a shell, with variables instead of sessions; without one, as it is. */
function withVariables(text: string, sessions: ReadonlyMap<string, string>): string {
  const found = [...sessions].filter(([session]) => session !== '' && text.includes(session))
  return found.reduce((written, [session, name]) => written.replaceAll(session, `$${name}`), text)
}

const cut = (text: string): string => (text.length > 2_000 ? `${text.slice(0, 2_000)}…` : text)
