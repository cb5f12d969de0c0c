import type { SessionTransport } from '../ports.ts'

/**
 * The session id in an httpOnly cookie. On https its name has the `__Host-` prefix, so that no other
 * host of the domain can set it (RFC 6265bis).
 */
export function createSessionCookie(options: { isSecure: boolean }): SessionTransport {
  const name = options.isSecure ? '__Host-session' : 'session'
  const attributes = `Path=/; HttpOnly; SameSite=Strict${options.isSecure ? '; Secure' : ''}`
  return {
    read: (request) => {
      const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/)
      const value = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
      return value !== undefined && /^[A-Za-z0-9_-]{22,128}$/.test(value) ? value : null
    },
    // Max-Age, not Expires: a player's clock may be hours off.
    write: (headers, id, lifetimeMs) => {
      const seconds = Math.max(0, Math.floor(lifetimeMs / 1_000))
      headers.append('set-cookie', `${name}=${id}; ${attributes}; Max-Age=${seconds}`)
    },
    clear: (headers) => {
      headers.append('set-cookie', `${name}=; ${attributes}; Max-Age=0`)
    },
  }
}
