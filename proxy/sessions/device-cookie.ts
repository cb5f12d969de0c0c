import { generateCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import type { DeviceCookie } from '../ports/ports.ts'
import { randomToken } from './session-cookie.ts'

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
      const sent = parse(request.header('cookie') ?? '', name)[name] ?? ''
      return SECRET.test(sent) ? sent : randomToken(SECRET_BYTES)
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
