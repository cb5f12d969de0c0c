import { safely } from './storage.ts'

/** A cookie of the site that its pages may read; null if there is none. Never throws. */
export const readCookie = (name: string): string | null =>
  safely(() => {
    const start = `${name}=`
    const found = document.cookie.split('; ').find((one) => one.startsWith(start))
    return found === undefined ? null : decodeURIComponent(found.slice(start.length))
  })

/**
 * Sets a cookie of the site for `maxAge` seconds, 0 removes it. Never throws. `Lax` also comes with a
 * visit by a link of another site, `Strict` does not.
 */
export const setCookie = (
  name: string,
  value: string,
  maxAge: number,
  sameSite: 'Strict' | 'Lax' = 'Strict',
): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  safely(() => {
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=${sameSite}${secure}`
  })
}
