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
    Object.entries(headers).map(([name, value]) => {
      if (name === 'authorization') return [name, value.replace(/ .+$/, ' ***')]
      const isCookie = name === 'cookie' || name === 'set-cookie'
      return [name, isCookie ? value.replace(/=[^;]*/, '=***') : value]
    }),
  )

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** A line that sends the request again; the token stands in $TOKEN, the cookie in $COOKIE, a password as stars. */
export function curlLine(backend: string, { method, path, headers, text }: Sent): string {
  const written = Object.entries(headers)
    .filter(([name]) => name !== 'x-request-id')
    .map(([name, value]) =>
      name === 'authorization' && /^\w+ .{24,}$/.test(value)
        ? `-H "authorization: ${value.split(' ')[0] ?? ''} $TOKEN"`
        : name === 'cookie'
          ? '-H "cookie: $COOKIE"'
          : `-H ${quoted(`${name}: ${value}`)}`,
    )
  const body = text === undefined ? [] : [`-d ${quoted(cut(maskedText(text)))}`]
  const way = method === 'POST' && text !== undefined ? [] : [`-X ${method}`]
  return ['curl', ...way, ...written, ...body, `${backend}${path}`].join(' ')
}

const cut = (text: string): string => (text.length > 2_000 ? `${text.slice(0, 2_000)}…` : text)
