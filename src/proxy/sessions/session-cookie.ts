import type { SessionCarrier } from '../ports.ts'

/**
 * The session's id in a cookie that scripts cannot read. Served by https it carries the `__Host-`
 * prefix, so no other host of the domain can set it (RFC 6265bis).
 */
export function createCookieCarrier(options: { isSecure: boolean }): SessionCarrier {
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
