import { generateCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import type { SessionTransport, DeviceCookie } from '../ports/ports.ts'

/** Cookies of the name that are read from each end of the header; those in between are ignored. */
const MAX_AT_AN_END = 10
const SESSION_ID = /^[A-Za-z0-9_-]{22,128}$/

const firstAndLast = (ids: readonly string[]): readonly string[] =>
  ids.length <= 2 * MAX_AT_AN_END
    ? ids
    : [...ids.slice(0, MAX_AT_AN_END), ...ids.slice(-MAX_AT_AN_END)]

/**
 * The session id in an httpOnly cookie. On https its name has the `__Host-` prefix, so that no other host of the
 * domain can set it (RFC 6265bis).
 */
export function createSessionCookie({ isSecure }: { isSecure: boolean }): SessionTransport {
  const name = isSecure ? '__Host-session' : 'session'
  // Max-Age instead of Expires, because a player's clock may be wrong.
  const cookie = (value: string, maxAge: number) =>
    generateCookie(name, value, {
      path: '/',
      httpOnly: true,
      sameSite: 'Strict',
      secure: isSecure,
      maxAge,
    })
  const prefix = `${name}=`
  return {
    read: (request) => {
      const header = request.header('cookie')
      if (header === null) return []
      // Fast path: usually the only cookie.
      const onlyCookie = header.startsWith(prefix) ? header.slice(prefix.length) : ''
      if (SESSION_ID.test(onlyCookie)) return [onlyCookie]
      const ids = header
        .split(';')
        .map((pair) => pair.trim())
        .filter((pair) => pair.startsWith(prefix))
        .map((pair) => pair.slice(prefix.length))
        .filter((id) => SESSION_ID.test(id))
      return firstAndLast([...new Set(ids)])
    },
    write: (headers, id, lifetimeMs) => {
      headers.append('set-cookie', cookie(id, Math.max(0, Math.floor(lifetimeMs / 1_000))))
    },
    clear: (headers) => {
      headers.append('set-cookie', cookie('', 0))
    },
  }
}

/** Random bytes as base64url text, valid in cookies and headers. */
export function randomToken(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes))
  return btoa(String.fromCharCode(...random))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** How long a device is recognized after its last login. */
const LIFETIME_SECONDS = 30 * 86_400
const SECRET_BYTES = 24
const SECRET = /^[A-Za-z0-9_-]{32}$/

/**
 * A secret of the device in an httpOnly cookie that logouts keep. A device whose member has signed in has a budget of
 * its own for guesses (R-SESS-04); the cookie opens nothing.
 */
export function createDeviceCookie({ isSecure }: { isSecure: boolean }): DeviceCookie {
  const name = isSecure ? '__Host-device' : 'device'
  return {
    read: (request) => {
      const sentSecret = parse(request.header('cookie') ?? '', name)[name] ?? ''
      return SECRET.test(sentSecret) ? sentSecret : randomToken(SECRET_BYTES)
    },
    write: (headers, device) => {
      const options = { path: '/', httpOnly: true, sameSite: 'Strict', secure: isSecure } as const
      headers.append(
        'set-cookie',
        generateCookie(name, device, { ...options, maxAge: LIFETIME_SECONDS }),
      )
    },
  }
}
