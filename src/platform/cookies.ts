import { tryStorage } from './storage.ts'

/** A readable cookie of the site; null if missing. Never throws. */
export const readCookie = (name: string): string | null =>
  tryStorage(() => {
    const prefix = `${name}=`
    const cookie = document.cookie.split('; ').find((entry) => entry.startsWith(prefix))
    return cookie === undefined ? null : decodeURIComponent(cookie.slice(prefix.length))
  })

/**
 * Sets a cookie for `maxAge` seconds; 0 removes it. Never throws. `Lax` cookies are also sent when another site links
 * here, `Strict` ones are not.
 */
export const setCookie = (
  name: string,
  value: string,
  maxAge: number,
  sameSite: 'Strict' | 'Lax' = 'Strict',
): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  tryStorage(() => {
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=${sameSite}${secure}`
  })
}
