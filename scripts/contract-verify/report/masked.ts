import type { Sent } from '../model.ts'

const SECRET = /^(pw|newPw|password|token)$/

/** A body without passwords and tokens. */
export function maskedText(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), (key, value: unknown) =>
      SECRET.test(key) && typeof value === 'string' ? '***' : value,
    )
  } catch {
    return text
  }
}

export const maskedHeaders = (headers: Sent['headers']): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) =>
      name === 'authorization' ? [name, value.replace(/\S+$/, '***')] : [name, value],
    ),
  )

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** A line that sends the request again; the token stands in $TOKEN, a password in $PASSWORD. */
export function curlLine(backend: string, { method, path, headers, text }: Sent): string {
  const written = Object.entries(headers)
    .filter(([name]) => name !== 'x-request-id')
    .map(([name, value]) =>
      name === 'authorization' && /^Bearer .{24,}$/.test(value)
        ? '-H "authorization: Bearer $TOKEN"'
        : `-H ${quoted(`${name}: ${value}`)}`,
    )
  const body = text === undefined ? [] : [`-d ${quoted(cut(maskedText(text)))}`]
  const way = method === 'POST' && text !== undefined ? [] : [`-X ${method}`]
  return ['curl', ...way, ...written, ...body, `${backend}${path}`].join(' ')
}

const cut = (text: string): string => (text.length > 2_000 ? `${text.slice(0, 2_000)}…` : text)
