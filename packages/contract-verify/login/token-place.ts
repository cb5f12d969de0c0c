import { isRecord, parseJson } from '../../../src/lib/json.ts'
import type { Received } from '../core/model.ts'
import { pointerTo } from '../core/pointer.ts'

/** A token and its place as a backend map writes it: `/data/token`, `header:NAME`, `cookie:NAME`. */
export type TokenPlace = { readonly place: string; readonly token: string }

const NAME = /token|jwt|session|^sid$|^auth$|access_?key/i
const NO_SESSION = /refresh|csrf|xsrf|push|device|fcm/i
const HEADERS = ['authorization', 'x-auth-token', 'x-access-token', 'x-session-token', 'token']
const LENGTH_AT_LEAST = 8

const isToken = (value: unknown): value is string =>
  typeof value === 'string' && value.length >= LENGTH_AT_LEAST && !/\s/.test(value)

function* tokensIn(value: unknown, at = ''): Generator<TokenPlace & { readonly name: string }> {
  if (!isRecord(value)) return
  for (const [name, inner] of Object.entries(value)) {
    const place = at + pointerTo(name)
    if (NAME.test(name) && !NO_SESSION.test(name) && isToken(inner))
      yield { place, token: inner, name }
    yield* tokensIn(inner, place)
  }
}

/** The token in a login's answer: in the body, a header or a cookie; null: none. */
export function findToken({ text, headers }: Received): TokenPlace | null {
  const all = [...tokensIn(parseJson(text))]
  const inBody = all.find(({ name }) => /token|jwt/i.test(name)) ?? all[0]
  if (inBody !== undefined) return inBody
  for (const name of HEADERS) {
    const token = headers[name]?.replace(/^Bearer /i, '')
    if (isToken(token)) return { place: `header:${name}`, token }
  }
  const [, name = '', token = ''] = /^\s*([\w.-]+)=([^;]+)/.exec(headers['set-cookie'] ?? '') ?? []
  return isToken(token) ? { place: `cookie:${name}`, token } : null
}
